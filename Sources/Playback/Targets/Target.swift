import ActionScripts
import ExactStrings
import JSONValues
import Timelines
import VirtualTime

/// An architecture behind one small face: what a player needs to play a script through it.
///
/// A target tells its observer what happens inside, in order, while it happens.
class Target {
  /// The state now, as a tree.
  var state: JSONValue { preconditionFailure("a target has a state") }

  /// The reactors that live in the state; nil where the type of the state says that none can. Set while the target is made.
  final var nested: NestedReactors?

  /// Shows objects behind the fields of the state; to be said before the target starts.
  final func show(_ objects: [ShownObject]) {
    if objects.isEmpty { return }
    let nested = nested ?? NestedReactors(of: nil)
    nested.root.shown = objects
    self.nested = nested
  }

  /// How many actions have effects that have not ended, those of nested reactors included.
  final var effectsInFlight: Int { ownEffectsInFlight + (nested?.effectsInFlight ?? 0) }

  /// The effects that have not ended, those of nested reactors last.
  final var runningEffects: [RunningEffect] { ownRunningEffects + (nested?.runningEffects ?? []) }

  /// Starts the streams; everything from now on is told to `observer`, which outlives the target.
  final func start(_ observer: any TargetObserver) {
    nested?.observer = observer
    startOwn(observer)
  }

  /// Stops everything for good: nothing is told any more.
  final func halt() {
    haltOwn()
    nested?.halt()
  }

  /// How many actions of what is played itself have effects that have not ended.
  var ownEffectsInFlight: Int { preconditionFailure("a target counts effects") }

  /// The effects of what is played itself that have not ended.
  var ownRunningEffects: [RunningEffect] { preconditionFailure("a target knows its effects") }

  /// Starts the streams of what is played itself.
  func startOwn(_ observer: any TargetObserver) { preconditionFailure("a target starts") }

  /// Stops what is played itself.
  func haltOwn() { preconditionFailure("a target halts") }

  /// Sends an action that the entry of this target has prepared.
  func send(_ action: PreparedAction) { preconditionFailure("a target takes actions") }

  /// The headless view, made at the first look; nil where the entry was registered without one.
  var view: AnyObject? { nil }

  /// Whether the view is there only while it is bound: one that takes what it shows when it is made.
  var makesViewWhenBound: Bool { false }

  /// Gives the view what it shows, or takes it away.
  func setBound(_ isBound: Bool) { preconditionFailure("a target with a view binds it") }

  /// Lets go of what is played and takes it from the view. Effects end, actions lead nowhere.
  /// - Returns: Whether it died; if not, somebody else holds it.
  func drop() -> Bool { preconditionFailure("a target drops what it plays") }

  /// Puts the stub in place of the streams, or takes it away.
  func setStubbed(_ isStubbed: Bool) { preconditionFailure("a target can be stubbed") }

  /// Sets parts of the stub's state.
  func patchStub(_ value: ScriptValue) throws(ArgumentError) { preconditionFailure("a target can be stubbed") }

  /// What expectations see of the stub: its actions and its state.
  var stub: JSONValue { .null }

  /// Makes actions lead nowhere, so that a view can be looked at without anything happening.
  func mute() { preconditionFailure("a target can be muted") }
}

/// An effect that has not ended.
struct RunningEffect {
  /// The action that began it.
  let action: String?
  /// What began it, if the architecture tells more than the action.
  var cause: WorkCause?

  /// Whether it is what a call was made for, as far as the architecture tells.
  func isFor(_ cause: WorkCause) -> Bool { self.cause.map { $0 == cause } ?? (action == cause.name) }
}

/// Hears what happens inside a reactor.
protocol ReactorObserver: AnyObject {
  /// What the present work is for.
  var targetCause: WorkCause { get set }
  /// An action of the script is processed.
  func targetProcesses(_ action: PreparedAction)
  /// An action that came from inside is processed.
  func targetProcessesOwn(at address: UnsafeRawPointer, _ reader: NamedReader)
  /// A mutation is reduced.
  func targetReduces(at address: UnsafeRawPointer, _ reader: NamedReader)
  /// A state was published; pulses that were assigned since the one before it follow.
  func targetPublishes(_ state: JSONValue)
  /// A pulse of the state that was just published was assigned.
  func targetFires(_ pulse: String, _ value: JSONValue)
  /// An effect failed, and nobody else hears of it.
  func targetSwallows(_ error: any Error, action: String)
  /// The stream of states ended.
  func targetTerminates(_ error: (any Error)?)
}

/// Hears what happens inside a target.
protocol TargetObserver: ReactorObserver {
  /// An action that an effect sent is processed; `origin` names the action that began the effect, if it is known.
  func targetReceives(_ name: String, _ tree: JSONValue, from origin: String?)
  /// An action that came from elsewhere is processed.
  func targetProcesses(_ name: String, _ tree: JSONValue)
  /// An action that came from elsewhere is processed; time may have brought it.
  func targetDispatches(_ name: String, _ tree: JSONValue)
  /// An action was reduced to a state.
  /// - Returns: Whether that is another state than the one before it.
  @discardableResult
  func targetReduces(_ name: String, _ tree: JSONValue, to state: JSONValue) -> Bool
  /// The name of the action that the present work is for, which what is scheduled from now on inherits.
  var targetOrigin: String? { get set }
  /// Actions send actions, each before the one before it has returned, and too many of them.
  func targetNests(_ name: String, deeperThan limit: Int)
  /// An action went nowhere.
  func targetDrops(_ name: String, because reason: String)
  /// Something is wrong with how the target is used.
  func targetWarns(_ message: String)
  /// A nested reactor processes an action.
  func target(_ nested: NestedReactor, processes name: String, _ tree: JSONValue, isOfScript: Bool)
  /// A nested reactor reduces a mutation.
  func target(_ nested: NestedReactor, reducesAt address: UnsafeRawPointer, _ reader: NamedReader)
  /// Something else happened in a nested reactor.
  func target(_ nested: NestedReactor, tells event: Record.Event)
  /// A nested reactor that was found is to be connected.
  func target(connects nested: NestedReactor)
  /// The state at a place is another one, because a nested reactor changed, which was told.
  func targetReplaces(at path: [NestedStep], with tree: JSONValue)
  /// Reactors that lived in the state do so no more.
  func targetLosesReactors()
}

/// An action of a script, decoded and ready to be sent, with what a timeline shows of it.
class PreparedAction {
  let name: String
  let tree: JSONValue
  /// Whether sending the same value again is the same as decoding it again: it shares nothing.
  let isReusable: Bool

  init(name: String, tree: JSONValue, isReusable: Bool) {
    self.name = name
    self.tree = tree
    self.isReusable = isReusable
  }
}
