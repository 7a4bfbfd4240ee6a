import ActionScripts
import ExactStrings
import HeadlessViews
import JSONValues
import Observables
import Reactors
import Synchronization
import TypeLayouts
import VirtualTime

/// A registered reactor or store, independent of its types.
class CatalogEntry {
  let name: String
  /// The architecture, which messages name.
  let kind: EntryKind
  /// The gestures of the controls of its view, as far as they are known.
  let gestures = GestureVocabularies()

  init(name: String, kind: EntryKind) {
    self.name = name
    self.kind = kind
  }

  /// The shapes of its actions; nil if only decoding can tell which actions there are.
  var shapes: [ActionShape]? { preconditionFailure("an entry has shapes") }

  /// The shape of the action with a name; nil if there is none. The shape may be known even if `shapes` is nil.
  func shape(named name: String) -> ActionShape? { preconditionFailure("an entry has shapes") }

  /// The cases of the action that the registration does not name. Actions that a store's effects send need no name.
  var forgottenCases: [String] { [] }

  /// Whether `shapes` includes actions that only effects send, because the registration does not name the actions of
  /// users.
  var namesActionsOfEffects: Bool { false }

  /// The actions as lists show them. An action of a composable store whose only payload is the action of a child is
  /// listed as the actions of the child.
  final var writtenShapes: [ActionShape] {
    let shapes = shapes ?? []
    return kind == .composableStore ? shapes.flatMap(\.written) : shapes
  }

  /// The actions that scripts can send, each with its name in timelines; those of children by the way to them. Actions
  /// that share a name in timelines are one entry of that name. An action without a known name in timelines is left
  /// out.
  final var shownActions: [(shown: String, name: String)] {
    var actions: [(shown: String, name: String)] = []
    for name in (shapes ?? []).flatMap(\.written).map(\.name) {
      guard let shown = shownName(ofAction: name) else { continue }
      if let index = actions.firstIndex(where: { $0.shown == shown }) {
        actions[index].name = shown
      } else {
        actions.append((shown, name))
      }
    }
    return actions
  }

  /// The name in timelines of an action that scripts write by this name; nil where it is not known.
  func shownName(ofAction name: String) -> String? { name }

  /// The cases of its mutation; empty where the type does not tell, and where a mutation is the action itself.
  var mutationNames: [String] { [] }

  /// The shape of its state, as far as it is known before there is a state.
  var stateShape: StateShape { preconditionFailure("an entry has a state") }

  /// Whether reactors may live in its state.
  var mayHoldReactors: Bool { preconditionFailure("an entry has a state") }

  /// The names of the predicates that the registration states for every state at rest.
  var predicates: [String] { preconditionFailure("an entry has predicates") }

  /// The paths of the pulses in its state, which only reactors have.
  var pulsePaths: [String] { [] }

  /// Makes an action from a call whose variables are expanded.
  func prepare(_ call: ActionCall) throws(ActionDecodingError) -> PreparedAction {
    preconditionFailure("an entry prepares actions")
  }

  /// Makes the reactor or the store once with these arguments, and returns its stage, which holds the ports, streams
  /// and arguments that it asked for.
  final func rehearse(arguments: [ExactString: ScriptValue]) -> Stage {
    rehearsing(arguments) { _, stage in stage }
  }

  /// Makes the reactor or the store once and returns its first state; nil where it cannot be made.
  final func rehearseState(arguments: [ExactString: ScriptValue]) -> JSONValue? {
    rehearsing(arguments) { target, _ in target?.state }
  }

  /// Checks whether a script can set these parts of its stub's state.
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

  /// The message for an entry that cannot be made.
  final func cannotBeMade(_ reason: String) -> String { "\(kind.noun) '\(name)' cannot be made: \(reason)" }

  /// Whether there is a view.
  var hasView: Bool { false }

  /// Makes, binds and loads the view once with these arguments, and returns its driver, which has its controls; nil
  /// where there is no view. Actions lead nowhere meanwhile, so no effect runs.
  final func rehearseView(arguments: [ExactString: ScriptValue]) -> (driver: ViewDriver, stage: Stage)? {
    if !hasView { return nil }
    return rehearsing(arguments) { target, stage in
      guard let target else { return nil }
      // A view that exists without its reactor is made first.
      _ = target.view
      target.mute()
      target.setBound(true)
      guard let view = target.view else { return nil }
      (view as? ViewController)?.loadViewIfNeeded()
      let driver = ViewDriver(view, gestures) { _, _ in }
      target.setBound(false)
      return (driver, stage)
    }
  }

  /// Makes a target for the duration of `body`, and passes nil where it cannot be made; the stage then holds the
  /// reason.
  private func rehearsing<Result>(
    _ arguments: [ExactString: ScriptValue], _ body: ((any Target)?, Stage) -> Result
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

  /// The entry whose target is being made.
  ///
  /// `nonisolated(unsafe)` is sound: the reference is atomic, and is only followed while the entry makes its target.
  nonisolated(unsafe) private static let inMaking = Atomic<Unmanaged<CatalogEntry>?>(nil)

  /// The message about the entry whose target is being made, for a process that traps meanwhile; nil while none is
  /// being made.
  static var trapMessage: String? {
    inMaking.load(ordering: .relaxed)?.takeUnretainedValue().cannotBeMade("it traps")
  }

  /// Makes a fresh target on a stage.
  /// - Throws: The error that the closure of the registration throws.
  final func makeTarget(on stage: Stage) throws -> any Target {
    defer { _ = stage.takeKept() }
    let target = try making { try newTarget(on: stage) }
    target.kept = stage.takeKept()
    return target
  }

  private func making(_ body: () throws -> any Target) rethrows -> any Target {
    Self.inMaking.store(.passUnretained(self), ordering: .relaxed)
    defer { Self.inMaking.store(nil, ordering: .relaxed) }
    return try body()
  }

  /// Creates a target.
  func newTarget(on stage: Stage) throws -> any Target { preconditionFailure("an entry makes targets") }
}
