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
  private var ending: SubjectEnd?

  /// Creates a subject that keeps the last `bufferSize` elements.
  public static func create(bufferSize: Int) -> ReplaySubject<Element> { ReplaySubject(bufferSize: bufferSize) }

  /// Creates a subject that keeps all elements.
  public static func createUnbounded() -> ReplaySubject<Element> { ReplaySubject(bufferSize: .max) }

  private init(bufferSize: Int) {
    self.bufferSize = bufferSize
    super.init()
  }

  deinit { list.clear() }

  /// Whether the subject has observers.
  public var hasObservers: Bool { !list.isEmpty }

  /// Whether `dispose()` was called.
  public var isDisposed: Bool {
    list.lock.withLock { if case .disposed = ending { true } else { false } }
  }

  /// The subject as an observer.
  public func asObserver() -> ReplaySubject<Element> { self }

  /// Sends an event to all observers.
  public func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): onNext(element)
    case .error(let error): onError(error)
    case .completed: onCompleted()
    }
  }

  /// Stores an element and sends it to all observers.
  public func onNext(_ element: Element) {
    list.lock.lock()
    if ending != nil {
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
  public func onError(_ error: any Error) { end(.failed(error)) }

  /// Completes the subject.
  public func onCompleted() { end(.completed) }

  /// Releases all observers and elements without an event; later subscribers receive `RxError.disposed`.
  public func dispose() {
    let remains = list.lock.withLock {
      ending = .disposed
      defer { buffer = Ring() }
      return (list.removeAll(), buffer)
    }
    withExtendedLifetime(remains) { list.letGo() }
  }

  package override func attach(_ sink: Sink<Element>) -> any Attachment {
    list.lock.lock()
    let past = buffer.copy()
    let ending = self.ending
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
    if let error = ending?.error(of: self) { sink.error(error) } else { sink.completed() }
    return NoAttachment.shared
  }

  private func end(_ how: SubjectEnd) {
    let sinks = list.lock.withLock {
      if ending == nil { ending = how }
      return list.removeAll()
    }
    Sink<Element>.end(how.error(of: self), to: sinks)
    list.letGo()
  }
}

// Safe to share: the lock of the list guards the stored state. Observers are called outside of the lock, on the sending
// thread, as by every source.
extension ReplaySubject: @unchecked Sendable where Element: Sendable {}
