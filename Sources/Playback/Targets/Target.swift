import ActionScripts
import ExactStrings
import JSONValues
import VirtualTime

/// The interface through which a player plays a script, one for all architectures.
///
/// A target reports its events to its observer in order, as they happen.
protocol Target: AnyObject {
  /// The state now, as a tree.
  var state: JSONValue { get }
  /// Returns whether a predicate of the registration holds of the state now; true once the reactor or store was
  /// dropped.
  func holds(predicate index: Int) -> Bool
  /// The reactors that live in the state; nil where the type of the state cannot contain any. It is set while the
  /// target is made.
  var nested: NestedReactors? { get set }
  /// The events that occurred while the reactor was made; nil if there were none.
  var birth: ReactorBirth? { get }
  /// The objects that a reactor holds weakly, and that live as long as its target.
  var kept: [AnyObject] { get set }
  /// The number of actions whose effects have not ended, without nested reactors.
  var ownEffectsInFlight: Int { get }
  /// The effects that have not ended, without those of nested reactors.
  var ownRunningEffects: [OpenEffect] { get }
  /// Starts its own streams.
  func startOwn(_ observer: CasePlayer)
  /// Stops its own streams.
  func haltOwn()
  /// Sends an action that the entry of this target has prepared.
  func send(_ action: PreparedAction)
  /// The headless view, made at the first access; nil where the entry was registered without one.
  var view: AnyObject? { get }
  /// Whether the view exists only while it is bound, because it takes its store when it is made.
  var makesViewWhenBound: Bool { get }
  /// Sets what the view shows, or removes it.
  func setBound(_ isBound: Bool)
  /// Releases the reactor or store and takes it from the view. Effects end, and actions lead nowhere.
  /// - Returns: Whether it was deallocated; if not, something else retains it.
  func drop() -> Bool
  /// Puts the stub in place of the streams, or removes it.
  func setStubbed(_ isStubbed: Bool)
  /// Sets parts of the stub's state.
  func patchStub(_ value: ScriptValue) throws(ArgumentError)
  /// The stub as expectations see it: its actions and its state.
  var stub: JSONValue { get }
  /// Makes actions lead nowhere, so that a view can be examined without side effects.
  func mute()
}

extension Target {
  var birth: ReactorBirth? { nil }

  /// The number of actions whose effects have not ended, including those of nested reactors.
  var effectsInFlight: Int { ownEffectsInFlight + (nested?.effectsInFlight ?? 0) }

  /// The effects that have not ended, those of nested reactors last.
  var runningEffects: [OpenEffect] { ownRunningEffects + (nested?.runningEffects ?? []) }

  /// Shows objects after the fields of the state. Call it before the target starts.
  func show(_ objects: [ShownObject], changedBy intervention: Intervention?) {
    if objects.isEmpty { return }
    let nested = nested ?? NestedReactors(of: nil, changedBy: intervention)
    nested.root.shown = objects
    self.nested = nested
  }

  /// Starts the streams and reports all events from now on to `observer`, which outlives the target.
  func start(_ observer: CasePlayer) {
    nested?.observer = observer
    startOwn(observer)
  }

  /// Stops everything for good: nothing is reported any more.
  func halt() {
    haltOwn()
    nested?.halt()
  }
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
