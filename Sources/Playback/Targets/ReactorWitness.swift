import Reactors

/// Sees what happens in a reactor, reads it by what is known of its types, and tells the observer.
final class ReactorWitness: PipelineWatcher {
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
  /// The same of the streams that are not in use: those of the stub, or the reactor's own while it is stubbed.
  private var idlePulseCounts: [UInt] = []

  init(actions: NamedReader, mutations: NamedReader, states: TreeReader) {
    self.actions = actions
    self.mutations = mutations
    self.states = states
    pulses = states.pulses(at: 0, path: "")
  }

  /// To be called when the stub takes the place of the streams, or they that of the stub: each has counts of its own.
  func changeStreams() { swap(&pulseCounts, &idlePulseCounts) }

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
    defer { if isFirst { idlePulseCounts = pulseCounts } }
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
