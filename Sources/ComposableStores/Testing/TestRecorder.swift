import Observables

/// Records what happens in the store of a test until the test asserts it.
final class TestRecorder<State, Action>: StoreWatcher {
  /// An action that an effect has sent, with the state after it.
  struct Received {
    let action: Action
    let state: State
  }

  private let lock = RecursiveLock()
  // Accessed with the lock held: asynchronous effects send on the main thread.
  @exclusivity(unchecked) private var received: [Received] = []
  @exclusivity(unchecked) private var sentState: State
  @exclusivity(unchecked) private var arriving: Action?
  @exclusivity(unchecked) private var mistakes: [String] = []
  private let wake: () -> Void

  init(_ initialState: State, wake: @escaping () -> Void) {
    sentState = initialState
    self.wake = wake
  }

  /// The state after the last action from outside, before any action of its effects.
  var stateAfterSending: State { lock.withLock { sentState } }

  /// The received actions that the test did not handle, oldest first.
  var unhandled: [Received] { lock.withLock { received } }

  /// Removes and returns the oldest received action.
  func takeFirst() -> Received? { lock.withLock { received.isEmpty ? nil : received.removeFirst() } }

  /// Removes and returns all received actions.
  func takeAll() -> [Received] {
    lock.withLock {
      defer { received = [] }
      return received
    }
  }

  /// Removes and returns the mistakes that the store has reported.
  func takeMistakes() -> [String] {
    lock.withLock {
      defer { mistakes = [] }
      return mistakes
    }
  }

  func sees(actionAt address: UnsafeRawPointer, sentByEffectOfActionAt cause: UnsafeRawPointer?) {
    let action = address.assumingMemoryBound(to: Action.self).pointee
    lock.withLock { arriving = cause == nil ? nil : action }
  }

  func sees(stateAt address: UnsafeRawPointer) {
    let state = address.assumingMemoryBound(to: State.self).pointee
    lock.withLock {
      if let action = arriving { received.append(Received(action: action, state: state)) } else { sentState = state }
      arriving = nil
    }
    wake()
  }

  func sees(_ error: any Error, ofActionAt address: UnsafeRawPointer) {
    let name = ActionName.of(address.assumingMemoryBound(to: Action.self).pointee)
    note("An effect of '\(name)' failed: \(error). Turn errors into actions with 'catchToEffect'.")
  }

  func sees(_ warning: StoreWarning) { note(warning.message) }

  private func note(_ mistake: String) {
    lock.withLock { mistakes.append(mistake) }
    wake()
  }
}
