import ActionScripts
import JSONValues
import Observables
import Reactors

/// A reactor as a target.
final class ReactorTarget<R: Reactor>: Target {
  private let reactor: R
  private let reader = TreeReader.reader(of: R.State.self)
  private var tracing: (any Disposable)?
  /// The action that the script has sent and the reactor has not yet begun to process.
  private var sent: PreparedActionValue<R.Action>?
  /// How often each pulse was assigned up to the state before; nil before the first.
  private var pulseCounts: [UInt]?

  init(_ reactor: R) {
    self.reactor = reactor
  }

  override var state: JSONValue { tree(of: reactor.currentState) }
  override var effectsInFlight: Int { reactor.effectsInFlight }

  override func start() {
    tracing = reactor.trace { [weak self] event in self?.hear(event) }
    _ = reactor.state
  }

  override func send(_ action: PreparedAction) {
    let action = unsafeDowncast(action, to: PreparedActionValue<R.Action>.self)
    sent = action
    reactor.action.onNext(action.value)
    sent = nil
  }

  override func halt() {
    tracing?.dispose()
    tracing = nil
    reactor.halt()
  }

  private func hear(_ event: ReactorEvent<R>) {
    guard let observer else { return }
    switch event {
    case .action(let action):
      let prepared = sent
      sent = nil
      observer.targetProcesses(action, prepared: prepared)
    case .mutation(let mutation):
      observer.targetReduces(mutation)
    case .state(let state):
      // The first state opens the timeline: its pulses have not been assigned by anything that happened in it.
      observer.targetPublishes(tree(of: state), pulses: firedPulses(in: state))
    case .error(let error, let action):
      observer.targetSwallows(error, action: shownName(of: action))
    case .terminated(let error):
      observer.targetTerminates(error)
    }
  }

  private func tree(of state: R.State) -> JSONValue {
    var objects = EnclosingObjects()
    return withUnsafePointer(to: state) { reader.tree(at: $0, inside: &objects) }
  }

  /// The pulses that were assigned since the last state that was published.
  private func firedPulses(in state: R.State) -> [PulseReading] {
    if !reader.hasPulses { return [] }
    let now = pulses(of: state)
    let before = pulseCounts
    pulseCounts = now.map(\.count)
    guard let before else { return [] }
    return now.indices.filter { $0 >= before.count || before[$0] != now[$0].count }.map { now[$0] }
  }

  private func pulses(of state: R.State) -> [PulseReading] {
    var readings: [PulseReading] = []
    withUnsafePointer(to: state) { reader.appendPulses(at: $0, path: "", to: &readings) }
    return readings
  }
}

/// A prepared action with its value.
final class PreparedActionValue<Action>: PreparedAction {
  let value: Action

  init(_ value: Action) {
    self.value = value
    let (name, tree) = namedTree(of: value)
    super.init(name: name, tree: tree, isReusable: Sharing.isFree(value))
  }
}

/// Tells whether a value shares nothing: it consists of plain values all the way down.
private enum Sharing {
  static func isFree(_ value: Any) -> Bool {
    switch value {
    case is Int, is Bool, is String, is Double, is Float, is Int64, is UInt, is UInt64, is Int32, is UInt32: return true
    default: break
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .struct, .enum, .optional, .tuple, .collection, .dictionary, .set:
      return mirror.children.allSatisfy { isFree($0.value) }
    default: return false
    }
  }
}
