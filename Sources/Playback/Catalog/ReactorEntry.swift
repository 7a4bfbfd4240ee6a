import ActionScripts
import JSONValues
import Reactors
import TypeLayouts

/// The entry of a reactor type.
///
/// Its state and its action are parameters of their own. If the superclass were `TypedEntry<R.State, R.Action>`, the
/// runtime would search all conformances of the program for the one of `R`, for each registered reactor at the start.
final class ReactorEntry<R: Reactor, State, Action>: TypedEntry<State, Action>
where R.State == State, R.Action == Action {
  private let make: (Stage) throws -> R
  private let makeView: ((Stage) -> ViewHandle<R>)?

  init(
    name: String, vocabulary: ActionVocabulary<Action>, make: @escaping (Stage) throws -> R,
    makeView: ((Stage) -> ViewHandle<R>)? = nil
  ) {
    self.make = make
    self.makeView = makeView
    super.init(name: name, kind: .reactor, vocabulary: vocabulary)
  }

  override var forgottenCases: [String] { vocabulary.forgottenCases }

  override var mutationNames: [String] {
    R.Mutation.self == Action.self ? [] : Reflection.caseNames(of: R.Mutation.self) ?? []
  }

  override var pulsePaths: [String] { TreeReader.reader(of: State.self).pulses(at: 0, path: "").map(\.path) }

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
