/// The current state with its subscribers, which receive the last shown state at subscription, then every later one.
package final class StateStream<State> {
  private let subscribers = Subscribers<State>()
  /// The current state. It has memory of its own, so that it is watched and replaced without a copy.
  private let latest: UnsafeMutablePointer<State>
  /// False until a state was shown, because a state that a transform holds back is not replayed.
  @exclusivity(unchecked) private var isShown = false
  @exclusivity(unchecked) private var isComplete = false
  @exclusivity(unchecked) private var isChanging = false

  /// - Parameter isShown: Whether subscribers receive the first state before another one is kept.
  package init(_ initialState: State, isShown: Bool = false) {
    latest = .allocate(capacity: 1)
    latest.initialize(to: initialState)
    self.isShown = isShown
  }

  deinit {
    latest.deinitialize(count: 1)
    latest.deallocate()
  }

  package var current: State {
    subscribers.lock.lock()
    defer { subscribers.lock.unlock() }
    checkIsWhole()
    return latest.pointee
  }

  /// The address of the state. Access it only where nothing else can change the state meanwhile.
  package var place: UnsafePointer<State> { UnsafePointer(latest) }

  /// Changes the state in place, without a copy; subscribers receive the change with `showLatest()`.
  ///
  /// Other threads that read the state wait for the end of `body`. Reading on the same thread is a mistake and traps.
  package func change(_ body: (inout State) -> Void) {
    subscribers.lock.lock()
    isChanging = true
    body(&latest.pointee)
    isChanging = false
    subscribers.lock.unlock()
  }

  /// Sends the state to all subscribers.
  package func showLatest() {
    subscribers.lock.lock()
    let sinks = subscribers.snapshot
    if sinks.isEmpty { return subscribers.lock.unlock() }
    let state = latest.pointee
    subscribers.lock.unlock()
    subscribers.send(state, to: sinks)
  }

  /// Passes the address of the state to `body`, with the lock held.
  package func withState(_ body: (UnsafeRawPointer) -> Void) {
    subscribers.lock.lock()
    defer { subscribers.lock.unlock() }
    body(latest)
  }

  /// Traps if a reducer is changing the state.
  private func checkIsWhole() {
    if !isChanging { return }
    fatalError("the state must not be read while a reducer changes it: use the state that the reducer received")
  }

  /// Makes a state the current one.
  /// - Returns: The subscribers that `deliver` has to send it to; nil if there are none.
  package func keep(_ state: consuming State) -> ContiguousArray<AnyObject>? {
    subscribers.lock.lock()
    // The old state is released outside of the lock, because its `deinit` may run foreign code.
    let old = latest.move()
    latest.initialize(to: state)
    isShown = true
    let sinks = subscribers.isEmpty ? nil : subscribers.snapshot
    subscribers.lock.unlock()
    _ = old
    return sinks
  }

  /// Sends the state to the subscribers that `keep` returned.
  package func deliver(to sinks: ContiguousArray<AnyObject>) {
    let state = latest.pointee
    subscribers.send(state, to: sinks)
  }

  /// Completes the stream; later subscribers receive the last state and the completion.
  package func complete() {
    let sinks = subscribers.lock.withLock {
      isComplete = true
      return subscribers.removeAll()
    }
    subscribers.complete(sinks)
  }

  /// Releases the subscribers without an event.
  package func dropSubscribers() { subscribers.removeAll() }

  package func attach(_ sink: Sink<State>) -> any Attachment {
    subscribers.lock.lock()
    checkIsWhole()
    let past = isShown ? latest.pointee : nil
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
