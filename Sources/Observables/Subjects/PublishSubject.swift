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

  /// Creates a subject without observers.
  public override init() { super.init() }

  deinit { list.clear() }

  /// Whether the subject has observers.
  public var hasObservers: Bool { !list.isEmpty }

  /// Whether `dispose()` was called.
  public var isDisposed: Bool { list.isDisposed }

  /// The subject as an observer.
  public func asObserver() -> PublishSubject<Element> { self }

  /// Sends an event to all observers.
  public func on(_ event: Event<Element>) { dispatch(event) }

  /// Sends an element to all observers.
  public func onNext(_ element: Element) {
    Sink<Element>.deliver(element, to: list)
  }

  /// Ends the subject with an error.
  public func onError(_ error: any Error) { list.end(self, .failed(error)) }

  /// Completes the subject.
  public func onCompleted() { list.end(self, .completed) }

  /// Releases all observers without an event; later subscribers receive `RxError.disposed`.
  public func dispose() { list.dispose() }

  package override func attach(_ sink: Sink<Element>) -> any Attachment {
    list.lock.lock()
    if let ending = list.ending {
      list.lock.unlock()
      return ending.send(to: sink, of: self)
    }
    let key = list.insert(sink)
    list.lock.unlock()
    return ListSubscription(list, key)
  }
}

// Safe to share: the lock of the list guards the stored state. Observers are called outside of the lock, on the sending
// thread, as by every source.
extension PublishSubject: @unchecked Sendable where Element: Sendable {}
