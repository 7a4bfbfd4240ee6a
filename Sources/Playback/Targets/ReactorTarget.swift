import ActionScripts
import JSONValues
import Observables
import Reactors

/// A reactor as a target.
final class ReactorTarget<R: Reactor>: Target {
  private let reactor: R
  private let witness: ReactorWitness
  private lazy var action = reactor.action

  init(_ reactor: R) {
    self.reactor = reactor
    witness = ReactorWitness(
      actions: NamedReader(R.Action.self), mutations: NamedReader(R.Mutation.self),
      states: TreeReader.reader(of: R.State.self))
  }

  override var state: JSONValue { JSONValue(reflecting: reactor.currentState) }
  override var effectsInFlight: Int { reactor.effectsInFlight }

  override func start(_ observer: any TargetObserver) {
    witness.observer = observer
    reactor.watch(witness)
    _ = reactor.state
  }

  override func send(_ action: PreparedAction) {
    witness.sent = action
    self.action.onNext(unsafeDowncast(action, to: PreparedActionValue<R.Action>.self).value)
    witness.sent = nil
  }

  override func halt() {
    reactor.halt()
    witness.observer = nil
  }
}

/// Sees what happens in a reactor, reads it by what is known of its types, and tells the observer.
private final class ReactorWitness: PipelineWatcher {
  /// Hears what was seen. It owns the target, which owns this.
  unowned(unsafe) var observer: (any TargetObserver)?
  /// The action that the script has sent and the reactor has not yet begun to process.
  var sent: PreparedAction?

  private let actions: NamedReader
  private let mutations: NamedReader
  private let states: TreeReader
  private let pulses: [PulsePlace]
  /// How often each pulse was assigned up to the state before; empty before the first.
  private var pulseCounts: [UInt] = []

  init(actions: NamedReader, mutations: NamedReader, states: TreeReader) {
    self.actions = actions
    self.mutations = mutations
    self.states = states
    pulses = states.pulses(at: 0, path: "")
  }

  func sees(actionAt address: UnsafeRawPointer) {
    if let action = sent {
      sent = nil
      observer?.targetProcesses(action)
    } else {
      observer?.targetProcessesOwn(at: address, actions)
    }
  }

  func sees(mutationAt address: UnsafeRawPointer) {
    observer?.targetReduces(at: address, mutations)
  }

  func sees(stateAt address: UnsafeRawPointer) {
    guard let observer else { return }
    var objects = EnclosingObjects()
    observer.targetPublishes(states.tree(at: address, inside: &objects))
    if !pulses.isEmpty { tellPulses(at: address, observer) }
  }

  func sees(_ error: any Error, ofActionAt address: UnsafeRawPointer) {
    observer?.targetSwallows(error, action: actions.name(at: address))
  }

  func sees(termination error: (any Error)?) { observer?.targetTerminates(error) }

  /// Tells the pulses that were assigned since the last state; in the first one they have not been assigned by anything that
  /// happened in the timeline.
  private func tellPulses(at address: UnsafeRawPointer, _ observer: any TargetObserver) {
    let isFirst = pulseCounts.isEmpty
    if isFirst { pulseCounts = Array(repeating: 0, count: pulses.count) }
    for index in pulses.indices {
      let count = address.load(fromByteOffset: pulses[index].countOffset, as: UInt.self)
      if count == pulseCounts[index] { continue }
      pulseCounts[index] = count
      if isFirst { continue }
      var objects = EnclosingObjects()
      let value = pulses[index].reader.tree(at: address + pulses[index].valueOffset, inside: &objects)
      observer.targetFires(pulses[index].path, value)
    }
  }
}

/// A prepared action with its value.
final class PreparedActionValue<Action>: PreparedAction {
  let value: Action

  init(_ value: Action) {
    self.value = value
    let reader = NamedReader(Action.self)
    let (name, tree) = withUnsafePointer(to: value) { (reader.name(at: $0), reader.tree(at: $0)) }
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
