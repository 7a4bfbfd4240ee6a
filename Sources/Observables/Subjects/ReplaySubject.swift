/// A subject that sends the last elements, or all, to each new observer, then every event that it receives.
///
///     in     -a-b-c-|      bufferSize: 2
///     late   -----c-|      subscribed after b, gets a and b at once
///
/// Later subscribers receive these elements also after the end. Events that come during a replay wait until it is over.
/// See `PublishSubject` for order and re-entrancy.
public final class ReplaySubject<Element>: Observable<Element>, SubjectType, ObserverType, Disposable {
  /// The type of the observer that feeds the subject: the subject itself.
  public typealias SubjectObserverType = ReplaySubject<Element>

  private let list = ObserverList()
  private var buffer = Ring<Element>()
  private let bufferSize: Int

  /// Creates a subject that keeps the last `bufferSize` elements.
  public static func create(bufferSize: Int) -> ReplaySubject<Element> { ReplaySubject(bufferSize: bufferSize) }

  /// Creates a subject that keeps all elements.
  public static func createUnbounded() -> ReplaySubject<Element> { ReplaySubject(bufferSize: .max) }

  private init(bufferSize: Int) {
    if bufferSize < 0 { fatalError("bufferSize can't be negative") }
    self.bufferSize = bufferSize
    super.init()
  }

  deinit { list.clear() }

  /// Whether the subject has observers.
  public var hasObservers: Bool { !list.isEmpty }

  /// Whether `dispose()` was called.
  public var isDisposed: Bool { list.isDisposed }

  /// The subject as an observer.
  public func asObserver() -> ReplaySubject<Element> { self }

  /// Sends an event to all observers.
  public func on(_ event: Event<Element>) { dispatch(event) }

  /// Stores an element and sends it to all observers.
  public func onNext(_ element: Element) {
    list.lock.lock()
    if list.ending != nil {
      list.lock.unlock()
      return
    }
    // An observer that subscribes from now on receives the element once, in its replay.
    let listeners = list.beginDelivery()
    if bufferSize == 0 || buffer.count < bufferSize {
      if bufferSize > 0 { buffer.append(element) }
      list.lock.unlock()
      Sink<Element>.deliver(element, to: listeners, of: list)
    } else {
      // The dropped element is released outside of the lock, because its `deinit` may run foreign code.
      let dropped = buffer.removeFirst()
      buffer.append(element)
      list.lock.unlock()
      Sink<Element>.deliver(element, to: listeners, of: list)
      withExtendedLifetime(dropped) {}
    }
  }

  /// Ends the subject with an error.
  public func onError(_ error: any Error) { list.end(self, .failed(error)) }

  /// Completes the subject.
  public func onCompleted() { list.end(self, .completed) }

  /// Releases all observers and elements without an event; later subscribers receive `RxError.disposed`.
  public func dispose() {
    let remains = list.lock.withLock {
      list.ending = .disposed
      defer { buffer = Ring() }
      return (list.removeAll(), buffer)
    }
    withExtendedLifetime(remains) { list.letGo() }
  }

  package override func attach(_ sink: Sink<Element>) -> any Attachment {
    list.lock.lock()
    let past = buffer.copy()
    let ending = list.ending
    let gate = ReplayGate(sink, holdsReentrant: true)
    let key = ending == nil ? list.insert(gate) : nil
    list.lock.unlock()
    gate.replay {
      while !past.isEmpty { sink.next(past.removeFirst()) }
    }
    if let key {
      list.replace(key, with: sink)
      return ListSubscription(list, key)
    }
    return ending?.send(to: sink, of: self) ?? NoAttachment.shared
  }
}

// Safe to share: the lock of the list guards the stored state. Observers are called outside of the lock, on the sending
// thread, as by every source.
extension ReplaySubject: @unchecked Sendable where Element: Sendable {}
