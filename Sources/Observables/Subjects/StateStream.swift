/// The state that is shown, and those who listen to it: each hears the last one at subscription, then all that follow.
package final class StateStream<State> {
  private let subscribers = Subscribers<State>()
  @exclusivity(unchecked) private var latest: State
  /// False until a state was shown: what a transform holds back is not replayed.
  @exclusivity(unchecked) private var isShown = false
  @exclusivity(unchecked) private var isComplete = false
  @exclusivity(unchecked) private var isChanging = false

  /// - Parameter isShown: Whether the first state is told to subscribers before another one is kept.
  package init(_ initialState: State, isShown: Bool = false) {
    latest = initialState
    self.isShown = isShown
  }

  package var current: State {
    subscribers.lock.lock()
    defer { subscribers.lock.unlock() }
    checkIsWhole()
    return latest
  }

  /// Changes the state in place, so that nothing of it is copied; nobody hears of it before `showLatest()`.
  ///
  /// Other threads that ask for the state wait for the end of `body`. On the same thread that is a mistake.
  package func change(_ body: (inout State) -> Void) {
    subscribers.lock.lock()
    isChanging = true
    body(&latest)
    isChanging = false
    subscribers.lock.unlock()
  }

  /// Tells the state to those who listen.
  package func showLatest() {
    subscribers.lock.lock()
    let sinks = subscribers.snapshot
    if sinks.isEmpty { return subscribers.lock.unlock() }
    let state = latest
    subscribers.lock.unlock()
    deliver(state, to: sinks)
  }

  /// Looks at the state where it lies.
  package func look(_ body: (UnsafeRawPointer) -> Void) {
    subscribers.lock.lock()
    defer { subscribers.lock.unlock() }
    withUnsafePointer(to: &latest) { body($0) }
  }

  /// What a reducer is in the middle of changing must not be seen.
  private func checkIsWhole() {
    precondition(!isChanging, "the state is read while a reducer changes it: use what the reducer was given")
  }

  /// Makes a state the current one.
  /// - Returns: Those who have to hear of it.
  package func keep(_ state: State) -> ContiguousArray<AnyObject> {
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

  package func deliver(_ state: State, to sinks: ContiguousArray<AnyObject>) { subscribers.send(state, to: sinks) }

  /// Ends the stream; who comes late hears the last state and the end.
  package func complete() {
    let sinks = subscribers.lock.withLock {
      isComplete = true
      return subscribers.removeAll()
    }
    subscribers.complete(sinks)
  }

  /// Lets the subscribers go, without an event.
  package func dropSubscribers() { subscribers.removeAll() }

  package func attach(_ sink: Sink<State>) -> any Attachment {
    subscribers.lock.lock()
    checkIsWhole()
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
