import ActionScripts
import JSONValues
import Observables
import Reactors

/// A reactor as a target.
final class ReactorTarget<R: Reactor>: Target {
  /// The reactor; nil after it was dropped.
  private var reactor: R?
  private let makeView: (() -> ViewHandle<R>)?
  private let reporter: ReactorReporter
  let birth: ReactorBirth?
  /// Counts the effects of the reactor once it has started.
  private var counter: (any EffectCounter)?
  /// The subject that receives actions, looked up once for as long as it stays the same.
  @exclusivity(unchecked) private var subject = Lendable<ActionSubject<R.Action>>()
  /// The view, once it was asked for.
  private var viewHandle: ViewHandle<R>?
  private let properties: ShownProperties<R.State>
  var nested: NestedReactors?
  var kept: [AnyObject] = []

  /// - Parameter make: Makes the reactor, for this stage.
  init(
    on stage: Stage, showing properties: ShownProperties<R.State>, makeView: (() -> ViewHandle<R>)?,
    _ make: () throws -> R
  ) rethrows {
    let (states, intervention) = (properties.reader, stage.intervention)
    func makeReporter() -> ReactorReporter {
      ReactorReporter(
        actions: NamedReader(R.Action.self), mutations: NamedReader(R.Mutation.self), states: states,
        of: R.State.self, changedBy: intervention)
    }
    let (reactor, birth) = try ReactorBirth.attend(on: stage, makeReporter, make)
    self.reactor = reactor
    self.birth = birth
    self.properties = properties
    self.makeView = makeView
    reporter = birth?.reporter ?? makeReporter()
    if states.mayHoldReactors { nested = NestedReactors(of: reactor, changedBy: intervention) }
  }

  deinit { reactor?.endHolding() }

  var state: JSONValue { reactor.map { properties.tree(of: $0.currentState, in: nested?.root) } ?? .null }
  func holds(predicate index: Int) -> Bool {
    reactor.map { properties.predicates.holds(index, of: $0.currentState) } ?? true
  }
  var ownEffectsInFlight: Int { counter?.effectsInFlight ?? 0 }
  var ownRunningEffects: [OpenEffect] {
    ownEffectsInFlight > 0 ? reporter.runningEffects : []
  }

  func startOwn(_ observer: CasePlayer) {
    reporter.observer = observer
    reporter.nestingHost = (nested?.root).map { .passUnretained($0) }
    counter = reactor?.watch(reporter, editor: reporter.editor, isHeld: true)
    _ = reactor?.state
  }

  func send(_ action: PreparedAction) {
    if subject.lent == nil { subject.object = reactor?.action }
    reporter.sent = .passUnretained(action)
    // No line drops the reactor while another one sends an action.
    subject.lent?._withUnsafeGuaranteedRef { subject in
      subject.onNext(unsafeDowncast(action, to: PreparedActionValue<R.Action>.self).value)
    }
    reporter.sent = nil
    withExtendedLifetime(action) {}
  }

  func haltOwn() {
    reactor?.halt()
    reporter.observer = nil
    // Whoever holds the reactor may make it publish states after the host has gone.
    reporter.nestingHost = nil
  }

  var view: AnyObject? {
    if viewHandle == nil { viewHandle = makeView?() }
    return viewHandle?.object
  }

  var makesViewWhenBound: Bool { false }

  func setBound(_ isBound: Bool) { viewHandle?.setReactor(isBound ? reactor : nil) }

  func drop() -> Bool {
    viewHandle?.setReactor(nil)
    subject.object = nil
    counter = nil
    weak let dropped = reactor
    reactor?.endHolding()
    reactor = nil
    // The streams of a reactor that does not store them itself are released now, and not with the next reactor.
    ReactorStorage.sweep()
    return dropped == nil
  }

  func setStubbed(_ isStubbed: Bool) {
    reactor?.isStubEnabled = isStubbed
    reporter.isStubbed = isStubbed
    subject.object = nil
  }

  func patchStub(_ value: ScriptValue) throws(ArgumentError) {
    guard let reactor else { return }
    var state = reactor.stub.state.value
    try StatePatch.apply(value, to: &state)
    reactor.stub.state.value = state
  }

  func mute() { setStubbed(true) }

  var stub: JSONValue {
    guard let reactor else { return .null }
    return .object([
      JSONValue.Member("actions", .array(reactor.stub.actions.map { JSONValue(reflecting: $0) })),
      JSONValue.Member("state", properties.tree(of: reactor.stub.state.value)),
    ])
  }
}
