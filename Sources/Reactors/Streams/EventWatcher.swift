import Observables

/// Calls a closure with the events of a reactor, for `trace`.
final class EventWatcher<R: Reactor>: PipelineWatcher {
  private let observer: (ReactorEvent<R>) -> Void
  private var pulses = PulseChanges()

  /// - Parameter state: The present state, whose pulses were assigned before; nil before the first state.
  init(after state: R.State?, _ observer: @escaping (ReactorEvent<R>) -> Void) {
    self.observer = observer
    if let state { _ = pulses.fired(in: state) }
  }

  func sees(actionAt address: UnsafeRawPointer) { observer(.action(value(at: address))) }
  func sees(mutationAt address: UnsafeRawPointer) { observer(.mutation(value(at: address))) }

  func sees(stateAt address: UnsafeRawPointer) {
    let state: R.State = value(at: address)
    report(state, pulses.fired(in: state))
  }

  func sees(stubStateAt address: UnsafeRawPointer, after before: UnsafeRawPointer) {
    let (state, earlier): (R.State, R.State) = (value(at: address), value(at: before))
    var pulses = PulseChanges()
    _ = pulses.fired(in: earlier)
    report(state, pulses.fired(in: state))
  }

  func sees(_ error: any Error, ofActionAt address: UnsafeRawPointer) {
    observer(.error(error, action: value(at: address)))
  }

  func sees(termination error: (any Error)?) { observer(.terminated(error)) }

  private func report(_ state: R.State, _ fired: [(path: String, value: Any)]) {
    observer(.state(state))
    for pulse in fired { observer(.pulse(path: pulse.path, value: pulse.value)) }
  }

  private func value<Value>(at address: UnsafeRawPointer) -> Value {
    address.assumingMemoryBound(to: Value.self).pointee
  }
}

/// Sends the mutations of a reactor to a sink.
final class MutationWatcher<Mutation>: PipelineWatcher {
  private let sink: Sink<Mutation>

  init(_ sink: Sink<Mutation>) { self.sink = sink }

  func sees(actionAt address: UnsafeRawPointer) {}
  func sees(mutationAt address: UnsafeRawPointer) { sink.next(address.assumingMemoryBound(to: Mutation.self).pointee) }
  func sees(stateAt address: UnsafeRawPointer) {}
  func sees(stubStateAt address: UnsafeRawPointer, after before: UnsafeRawPointer) {}
  func sees(_ error: any Error, ofActionAt address: UnsafeRawPointer) {}
  func sees(termination error: (any Error)?) { sink.completed() }
}
