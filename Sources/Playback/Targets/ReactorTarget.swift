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
  /// Counts the effects of the reactor once it has started.
  private var counter: (any EffectCounter)?
  /// The subject that receives actions, looked up once for as long as it stays the same.
  private var action: ActionSubject<R.Action>?
  /// The view, once it was asked for.
  private var viewHandle: ViewHandle<R>?
  private let properties: ShownProperties<R.State>

  init(
    _ reactor: R, showing properties: ShownProperties<R.State> = ShownProperties(),
    changedBy intervention: Intervention? = nil, makeView: (() -> ViewHandle<R>)? = nil
  ) {
    self.reactor = reactor
    self.properties = properties
    self.makeView = makeView
    let states = properties.reader
    reporter = ReactorReporter(
      actions: NamedReader(R.Action.self), mutations: NamedReader(R.Mutation.self), states: states,
      of: R.State.self, changedBy: intervention)
    super.init()
    if states.mayHoldReactors { nested = NestedReactors(of: reactor, changedBy: intervention) }
  }

  deinit { reactor?.endHolding() }

  override var state: JSONValue { reactor.map { properties.tree(of: $0.currentState, in: nested?.root) } ?? .null }
  override func holds(predicate index: Int) -> Bool {
    reactor.map { properties.predicates.holds(index, of: $0.currentState) } ?? true
  }
  override var ownEffectsInFlight: Int { counter?.effectsInFlight ?? 0 }
  override var ownRunningEffects: [OpenEffect] {
    ownEffectsInFlight > 0 ? reporter.runningEffects : []
  }

  override func startOwn(_ observer: any TargetObserver) {
    reporter.observer = observer
    reporter.nestingHost = nested?.root
    counter = reactor?.watch(reporter, editor: reporter.editor, isHeld: true)
    _ = reactor?.state
  }

  override func send(_ action: PreparedAction) {
    if self.action == nil { self.action = reactor?.action }
    withExtendedLifetime(action) {
      reporter.sent = .passUnretained(action)
      self.action?.onNext(unsafeDowncast(action, to: PreparedActionValue<R.Action>.self).value)
      reporter.sent = nil
    }
  }

  override func haltOwn() {
    reactor?.halt()
    reporter.observer = nil
  }

  override var view: AnyObject? {
    if viewHandle == nil { viewHandle = makeView?() }
    return viewHandle?.object
  }

  override func setBound(_ isBound: Bool) { viewHandle?.setReactor(isBound ? reactor : nil) }

  override func drop() -> Bool {
    viewHandle?.setReactor(nil)
    action = nil
    counter = nil
    weak let dropped = reactor
    reactor?.endHolding()
    reactor = nil
    // The storage of a reactor that does not carry its streams itself is released now, not with the next reactor.
    ReactorStorage.sweep()
    return dropped == nil
  }

  override func setStubbed(_ isStubbed: Bool) {
    reactor?.isStubEnabled = isStubbed
    reporter.isStubbed = isStubbed
    action = nil
  }

  override func patchStub(_ value: ScriptValue) throws(ArgumentError) {
    guard let reactor else { return }
    var state = reactor.stub.state.value
    try StatePatch.apply(value, to: &state)
    reactor.stub.state.value = state
  }

  override func mute() { setStubbed(true) }

  override var stub: JSONValue {
    guard let reactor else { return .null }
    return .object([
      JSONValue.Member("actions", .array(reactor.stub.actions.map { JSONValue(reflecting: $0) })),
      JSONValue.Member("state", properties.tree(of: reactor.stub.state.value)),
    ])
  }
}

/// A prepared action with its value.
final class PreparedActionValue<Action>: PreparedAction {
  let value: Action

  /// - Parameter name: The name in timelines; by default the one that its type gives.
  init(_ value: Action, name: String? = nil) {
    self.value = value
    let reader = NamedReader(Action.self)
    let (ownName, tree) = withUnsafePointer(to: value) { (reader.name(at: $0), reader.tree(at: $0)) }
    super.init(name: name ?? ownName, tree: tree, isReusable: Sharing.isFree(value))
  }
}

/// Finds out whether a value shares nothing, that is, consists of plain values all the way down.
enum Sharing {
  static func isFree<Value>(_ value: Value) -> Bool { _isPOD(Value.self) || isFree(inside: value) }

  private static func isFree(inside value: Any) -> Bool {
    switch value {
    case is Int, is Bool, is String, is Double, is Float, is Int64, is UInt, is UInt64, is Int32, is UInt32: return true
    default: break
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .struct, .enum, .optional, .tuple, .collection, .dictionary, .set:
      return mirror.children.allSatisfy { isFree(inside: $0.value) }
    default: return false
    }
  }
}
