import ActionScripts
import JSONValues
import Reactors
import TypeLayouts

/// The entry of a reactor type.
final class ReactorEntry<R: Reactor>: TypedEntry<R.State, R.Action> {
  private let make: (Stage) throws -> R
  private let makeView: ((Stage) -> ViewHandle<R>)?

  init(
    name: String, vocabulary: ActionVocabulary<R.Action>, make: @escaping (Stage) throws -> R,
    makeView: ((Stage) -> ViewHandle<R>)? = nil
  ) {
    self.make = make
    self.makeView = makeView
    super.init(name: name, kind: .reactor, vocabulary: vocabulary)
  }

  override var forgottenCases: [String] { vocabulary.forgottenCases }

  override var mutationNames: [String] {
    R.Mutation.self == R.Action.self ? [] : Reflection.caseNames(of: R.Mutation.self) ?? []
  }

  override var pulsePaths: [String] { TreeReader.reader(of: R.State.self).pulses(at: 0, path: "").map(\.path) }

  override func prepare(_ call: ActionCall) throws(ActionDecodingError) -> PreparedAction {
    PreparedActionValue(try vocabulary.decode(call))
  }

  override var hasView: Bool { makeView != nil }

  override func newTarget(on stage: Stage) throws -> any Target {
    try ReactorTarget(
      on: stage, showing: properties, makeView: makeView.map { makeView in { [unowned stage] in makeView(stage) } }
    ) { try make(stage) }
  }
}
