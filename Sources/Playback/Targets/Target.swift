import ActionScripts
import ExactStrings
import JSONValues
import Timelines
import VirtualTime

/// The interface through which a player plays a script, one for all architectures.
///
/// A target reports its events to its observer in order, as they happen.
class Target {
  /// The state now, as a tree.
  var state: JSONValue { preconditionFailure("a target has a state") }

  /// Returns whether the state now is as a predicate of the registration says; true after a release.
  func holds(predicate index: Int) -> Bool { preconditionFailure("a target has predicates") }

  /// The reactors that live in the state; nil where the type of the state cannot contain any. It is set while the
  /// target is made.
  final var nested: NestedReactors?

  /// The objects that a reactor holds weakly, and that live as long as its target.
  final var kept: [AnyObject] = []

  /// Shows objects after the fields of the state. Call it before the target starts.
  final func show(_ objects: [ShownObject], changedBy intervention: Intervention?) {
    if objects.isEmpty { return }
    let nested = nested ?? NestedReactors(of: nil, changedBy: intervention)
    nested.root.shown = objects
    self.nested = nested
  }

  /// The number of actions whose effects have not ended, including those of nested reactors.
  final var effectsInFlight: Int { ownEffectsInFlight + (nested?.effectsInFlight ?? 0) }

  /// The effects that have not ended, those of nested reactors last.
  final var runningEffects: [OpenEffect] { ownRunningEffects + (nested?.runningEffects ?? []) }

  /// Starts the streams and reports all events from now on to `observer`, which outlives the target.
  final func start(_ observer: any TargetObserver) {
    nested?.observer = observer
    startOwn(observer)
  }

  /// Stops everything for good: nothing is reported any more.
  final func halt() {
    haltOwn()
    nested?.halt()
  }

  /// The number of actions whose effects have not ended, without nested reactors.
  var ownEffectsInFlight: Int { preconditionFailure("a target counts effects") }

  /// The effects that have not ended, without those of nested reactors.
  var ownRunningEffects: [OpenEffect] { preconditionFailure("a target knows its effects") }

  /// Starts its own streams.
  func startOwn(_ observer: any TargetObserver) { preconditionFailure("a target starts") }

  /// Stops its own streams.
  func haltOwn() { preconditionFailure("a target halts") }

  /// Sends an action that the entry of this target has prepared.
  func send(_ action: PreparedAction) { preconditionFailure("a target takes actions") }

  /// The headless view, made at the first access; nil where the entry was registered without one.
  var view: AnyObject? { nil }

  /// Whether the view exists only while it is bound, because it takes its store when it is made.
  var makesViewWhenBound: Bool { false }

  /// Sets what the view shows, or removes it.
  func setBound(_ isBound: Bool) { preconditionFailure("a target with a view binds it") }

  /// Releases the reactor or store and takes it from the view. Effects end, and actions lead nowhere.
  /// - Returns: Whether it was deallocated; if not, something else retains it.
  func drop() -> Bool { preconditionFailure("a target drops what it plays") }

  /// Puts the stub in place of the streams, or removes it.
  func setStubbed(_ isStubbed: Bool) { preconditionFailure("a target can be stubbed") }

  /// Sets parts of the stub's state.
  func patchStub(_ value: ScriptValue) throws(ArgumentError) { preconditionFailure("a target can be stubbed") }

  /// The stub as expectations see it: its actions and its state.
  var stub: JSONValue { .null }

  /// Makes actions lead nowhere, so that a view can be examined without side effects.
  func mute() { preconditionFailure("a target can be muted") }
}

/// An effect that has not ended.
struct OpenEffect {
  /// The action that began it.
  let action: String?
  /// The cause of the effect, if the architecture knows more than the action.
  var cause: WorkCause?

  /// Returns whether a call was made for this effect, as far as the architecture knows.
  func isFor(_ cause: WorkCause) -> Bool { self.cause.map { $0 == cause } ?? (action == cause.name) }
}

/// Receives the events of a reactor.
protocol ReactorObserver: AnyObject {
  /// The cause of the present work.
  var targetCause: WorkCause { get set }
  /// An action of the script is processed.
  func targetProcesses(_ action: PreparedAction)
  /// An action that came from inside is processed.
  func targetProcessesOwn(at address: UnsafeRawPointer, _ reader: NamedReader)
  /// A mutation is reduced.
  func targetReduces(at address: UnsafeRawPointer, _ reader: NamedReader)
  /// A state was published; its newly assigned pulses follow.
  /// - Parameter nestingHost: Collects the reactors that live in the state; nil where its type cannot contain any.
  func targetPublishes(stateAt address: UnsafeRawPointer, _ reader: TreeReader, in nestingHost: NestingHost?)
  /// A pulse of the state that was just published was assigned.
  func targetFires(_ pulse: String, _ value: JSONValue)
  /// An effect failed, and nothing else reports it.
  func targetSwallows(_ error: any Error, action: String)
  /// The stream of states ended.
  func targetTerminates(_ error: (any Error)?)
}

/// Receives the events of a target.
protocol TargetObserver: ReactorObserver {
  /// An action that an effect sent is processed; `origin` names the action that began the effect, if it is known.
  func targetReceives(_ name: String, _ tree: JSONValue, from origin: String?)
  /// An action that came from elsewhere is processed.
  func targetProcesses(_ name: String, _ tree: JSONValue)
  /// An action that came from elsewhere is processed; scheduled work may have sent it.
  func targetDispatches(_ name: String, _ tree: JSONValue)
  /// An action was reduced to a state.
  /// - Parameter nestingHost: Collects the reactors that live in the state; nil where its type cannot contain any.
  /// - Returns: Whether the state differs from the one before it.
  @discardableResult
  func targetReduces(
    _ name: String, _ tree: JSONValue, toStateAt address: UnsafeRawPointer, _ reader: TreeReader,
    in nestingHost: NestingHost?
  ) -> Bool
  /// The name of the action that the present work is for; work that is scheduled from now on inherits it.
  var targetOrigin: String? { get set }
  /// Actions send actions, each one before the previous one has returned, deeper than the limit.
  func targetNests(_ name: String, deeperThan limit: Int)
  /// An action had no effect.
  func targetDrops(_ name: String, because reason: String)
  /// The target is used wrongly.
  /// - Parameter losesAction: Whether an action went nowhere.
  func targetWarns(_ message: String, losesAction: Bool)
  /// A nested reactor processes an action.
  func target(_ nested: NestedReactor, processes name: String, _ tree: JSONValue, isOfScript: Bool)
  /// A nested reactor reduces a mutation.
  func target(_ nested: NestedReactor, reducesAt address: UnsafeRawPointer, _ reader: NamedReader)
  /// Something else happened in a nested reactor.
  func target(_ nested: NestedReactor, tells event: Record.Event)
  /// A nested reactor was found and is to be connected.
  func target(connects nested: NestedReactor)
  /// The state at a place has changed because a nested reactor changed, which was reported.
  func targetReplaces(at path: [NestedStep], with tree: JSONValue)
  /// Reactors left the state.
  func targetLosesReactors()
}

/// An action of a script, decoded and ready to be sent, with its name and tree for the timeline.
class PreparedAction {
  /// The name and the value in timelines.
  private(set) final var named: NamedValue
  /// Whether sending the same value again equals decoding it again: the value shares nothing.
  let isReusable: Bool
  /// The call that it was prepared from; nil unless it may be prepared again with another payload.
  final var origin: CallOrigin?

  init(name: String, tree: JSONValue, isReusable: Bool) {
    named = NamedValue(name, tree)
    self.isReusable = isReusable
  }

  /// The name in timelines.
  final var name: String { named.name }
  /// The value in timelines.
  final var tree: JSONValue { named.value }

  /// Makes timelines show another action in place of this one.
  final func show(as other: PreparedAction) { named = other.named }
}

/// The call of a script that an action was prepared from.
final class CallOrigin {
  let call: ActionCall

  init(_ call: ActionCall) { self.call = call }
}
