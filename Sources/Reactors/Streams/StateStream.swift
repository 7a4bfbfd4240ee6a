import Observables

/// The state that is shown, and those who listen to it: each hears the last one at subscription, then all that follow.
final class StateStream<State> {
  private let subscribers = Subscribers<State>()
  @exclusivity(unchecked) private var latest: State
  /// False until a state was shown: what a transform holds back is not replayed.
  @exclusivity(unchecked) private var isShown = false
  @exclusivity(unchecked) private var isComplete = false

  init(_ initialState: State) { latest = initialState }

  var current: State {
    subscribers.lock.lock()
    defer { subscribers.lock.unlock() }
    return latest
  }

  /// Makes a state the current one.
  /// - Returns: Those who have to hear of it.
  func keep(_ state: State) -> ContiguousArray<AnyObject> {
    subscribers.lock.lock()
    // The old state is let go outside of the lock: its end may run foreign code.
    let old = latest
    latest = state
    isShown = true
    let sinks = subscribers.snapshot
    subscribers.lock.unlock()
    _ = old
    return sinks
  }

  func deliver(_ state: State, to sinks: ContiguousArray<AnyObject>) { subscribers.send(state, to: sinks) }

  /// Ends the stream; who comes late hears the last state and the end.
  func complete() {
    let sinks = subscribers.lock.withLock {
      isComplete = true
      return subscribers.removeAll()
    }
    subscribers.complete(sinks)
  }

  /// Lets the subscribers go, without an event.
  func dropSubscribers() { subscribers.removeAll() }

  func attach(_ sink: Sink<State>) -> any Attachment {
    subscribers.lock.lock()
    let past = isShown ? latest : nil
    if isComplete {
      subscribers.lock.unlock()
      if let past { sink.next(past) }
      sink.completed()
      return NoAttachment.shared
    }
    guard let past else {
      defer { subscribers.lock.unlock() }
      return subscribers.subscription(subscribers.insert(sink))
    }
    let gate = ReplayGate(sink, holdsReentrant: true)
    let key = subscribers.insert(gate)
    subscribers.lock.unlock()
    gate.replay { sink.next(past) }
    subscribers.replace(key, with: sink)
    return subscribers.subscription(key)
  }
}
