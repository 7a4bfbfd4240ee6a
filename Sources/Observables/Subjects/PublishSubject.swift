/// A subject that sends each event to the observers that are subscribed at that time.
///
///     in     -a-b-c-|
///     late   ---b-c-|      subscribed after a
///
/// Observers are called in the order of their subscription. Each event goes to the observers that were subscribed when
/// it came. An event that an observer sends is delivered at once, nested. Later subscribers receive the end of the
/// subject, or `RxError.disposed` after `dispose()`.
public final class PublishSubject<Element>: Observable<Element>, SubjectType, Cancelable, ObserverType {
  /// The type of the observer that feeds the subject: the subject itself.
  public typealias SubjectObserverType = PublishSubject<Element>

  private let list = ObserverList()
  @exclusivity(unchecked) private var ending: SubjectEnd?

  /// Creates a subject without observers.
  public override init() { super.init() }

  deinit { list.clear() }

  /// Whether the subject has observers.
  public var hasObservers: Bool { !list.isEmpty }

  /// Whether `dispose()` was called.
  public var isDisposed: Bool {
    list.lock.withLock { if case .disposed = ending { true } else { false } }
  }

  /// The subject as an observer.
  public func asObserver() -> PublishSubject<Element> { self }

  /// Sends an event to all observers.
  public func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): onNext(element)
    case .error(let error): onError(error)
    case .completed: onCompleted()
    }
  }

  /// Sends an element to all observers.
  public func onNext(_ element: Element) {
    Sink<Element>.deliver(element, to: list)
  }

  /// Ends the subject with an error.
  public func onError(_ error: any Error) { end(.failed(error)) }

  /// Completes the subject.
  public func onCompleted() { end(.completed) }

  /// Releases all observers without an event; later subscribers receive `RxError.disposed`.
  public func dispose() {
    let sinks = list.lock.withLock {
      ending = .disposed
      return list.removeAll()
    }
    withExtendedLifetime(sinks) { list.letGo() }
  }

  package override func attach(_ sink: Sink<Element>) -> any Attachment {
    list.lock.lock()
    if let ending {
      list.lock.unlock()
      if let error = ending.error(of: self) { sink.error(error) } else { sink.completed() }
      return NoAttachment.shared
    }
    let key = list.insert(sink)
    list.lock.unlock()
    return ListSubscription(list, key)
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
extension PublishSubject: @unchecked Sendable where Element: Sendable {}
