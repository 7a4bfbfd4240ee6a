import ActionScripts
import ExactStrings
import HeadlessViews
import JSONValues
import Observables
import Reactors
import VirtualTime

/// What scripts can play, whatever its types.
class CatalogEntry {
  let name: String
  /// What messages call it.
  let kind: EntryKind

  init(name: String, kind: EntryKind) {
    self.name = name
    self.kind = kind
  }

  /// What its actions take; nil if only decoding can tell.
  var shapes: [ActionShape]? { preconditionFailure("an entry has shapes") }

  /// The cases of the action that the registration does not name. Those that a store's effects send need no name.
  var forgottenCases: [String] { [] }

  /// The actions as lists show them. A feature within features has most of its actions inside of others.
  final var writtenShapes: [ActionShape] {
    let shapes = shapes ?? []
    return kind == .composableStore ? shapes.flatMap(\.written) : shapes
  }

  /// What is known of its state before there is one.
  var stateShape: StateShape { preconditionFailure("an entry has a state") }

  /// The paths of the pulses in its state.
  var pulsePaths: [String] { preconditionFailure("an entry has a state") }

  /// Makes an action of a call whose variables are expanded.
  func prepare(_ call: ActionCall) throws(ActionDecodingError) -> PreparedAction {
    preconditionFailure("an entry prepares actions")
  }

  /// A stage on which it was made once, with these arguments, to see what it asks for.
  final func rehearse(arguments: [ExactString: ScriptValue]) -> Stage {
    rehearsing(arguments) { _, stage in stage }
  }

  /// Sees whether a script can make parts of a state of this.
  final func checkStubState(_ value: ScriptValue, arguments: [ExactString: ScriptValue]) throws(ArgumentError) {
    let failure = rehearsing(arguments) { target, _ -> ArgumentError? in
      do throws(ArgumentError) {
        try target?.patchStub(value)
        return nil
      } catch {
        return error
      }
    }
    if let failure { throw failure }
  }

  /// What messages say where making one fails.
  final func cannotBeMade(_ reason: String) -> String { "\(kind.noun) '\(name)' cannot be made: \(reason)" }

  /// Whether there is a view.
  var hasView: Bool { false }

  /// A view that was made, loaded and bound once, with these arguments, to see which controls it has; nil where there is
  /// none. Actions lead nowhere meanwhile, so that no effect runs.
  final func rehearseView(arguments: [ExactString: ScriptValue]) -> ViewRehearsal? {
    if !hasView { return nil }
    return rehearsing(arguments) { target, stage in
      guard let target else { return nil }
      // A view that is there without its reactor is made first.
      _ = target.view
      target.mute()
      target.setBound(true)
      guard let view = target.view else { return nil }
      (view as? ViewController)?.loadViewIfNeeded()
      let desk = ViewDesk(view) { _, _ in }
      target.setBound(false)
      return ViewRehearsal(desk: desk, stage: stage)
    }
  }

  /// Makes one for as long as something is seen of it; nil where it cannot be made, which the stage then knows.
  private func rehearsing<Result>(
    _ arguments: [ExactString: ScriptValue], _ body: (Target?, Stage) -> Result
  ) -> Result {
    let clock = VirtualClock()
    let stage = Stage(clock: clock, arguments: arguments, seed: 0)
    return clock.whilePlaying {
      defer { ReactorStorage.sweep() }
      do {
        let target = try makeTarget(on: stage)
        defer { target.halt() }
        return body(target, stage)
      } catch {
        stage.obstacle = errorText(error)
        return body(nil, stage)
      }
    }
  }

  /// Makes a fresh target on a stage.
  /// - Throws: What the closure of the registration throws.
  func makeTarget(on stage: Stage) throws -> Target { preconditionFailure("an entry makes targets") }
}

/// A view that was made to be looked at.
struct ViewRehearsal {
  let desk: ViewDesk
  /// What the reactor and the view asked for.
  let stage: Stage
}

/// The architecture of an entry.
public enum EntryKind: String, Sendable {
  /// Action, mutation, state.
  case reactor
  /// The composable architecture.
  case composableStore = "composable store"
  /// Redux.
  case reduxStore = "redux store"

  /// What messages call one.
  var noun: String { self == .reactor ? "reactor" : "store" }

  /// The method of the catalog that registers one.
  var registration: String {
    switch self {
    case .reactor: "reactor"
    case .composableStore: "store"
    case .reduxStore: "reduxStore"
    }
  }
}

/// The entry of a reactor type.
final class ReactorEntry<R: Reactor>: CatalogEntry {
  let properties = ShownProperties<R.State>()
  let vocabulary: ActionVocabulary<R.Action>
  private let make: (Stage) throws -> R
  private let makeView: ((Stage) -> ViewHandle<R>)?

  init(
    name: String, vocabulary: ActionVocabulary<R.Action>, make: @escaping (Stage) throws -> R,
    makeView: ((Stage) -> ViewHandle<R>)? = nil
  ) {
    self.vocabulary = vocabulary
    self.make = make
    self.makeView = makeView
    super.init(name: name, kind: .reactor)
  }

  override var shapes: [ActionShape]? { vocabulary.shapes }
  override var forgottenCases: [String] { vocabulary.forgottenCases }
  override var stateShape: StateShape { properties.reader.shape }

  override var pulsePaths: [String] { TreeReader.reader(of: R.State.self).pulses(at: 0, path: "").map(\.path) }

  override func prepare(_ call: ActionCall) throws(ActionDecodingError) -> PreparedAction {
    PreparedActionValue(try vocabulary.decode(call))
  }

  override var hasView: Bool { makeView != nil }

  override func makeTarget(on stage: Stage) throws -> Target {
    ReactorTarget(
      try make(stage), showing: properties,
      makeView: makeView.map { makeView in { [unowned stage] in makeView(stage) } })
  }
}
