/// A subject that sends only its last element, when it completes, also to later subscribers.
///
///     in   -a-b-c-|
///     out  -------[c|]
///
/// An error ends the subject without an element. See `PublishSubject` for order and re-entrancy.
public final class AsyncSubject<Element>: Observable<Element>, SubjectType, ObserverType {
  /// The type of the observer that feeds the subject: the subject itself.
  public typealias SubjectObserverType = AsyncSubject<Element>

  private let list = ObserverList()
  private var last: Element?

  /// Creates a subject without observers.
  public override init() { super.init() }

  deinit { list.clear() }

  /// Whether the subject has observers.
  public var hasObservers: Bool { !list.isEmpty }

  /// The subject as an observer.
  public func asObserver() -> AsyncSubject<Element> { self }

  /// Receives an event.
  public func on(_ event: Event<Element>) { dispatch(event) }

  /// Stores an element as the last one.
  public func onNext(_ element: Element) {
    let old = list.lock.withLock { () -> Element? in
      if list.ending != nil { return nil }
      defer { last = element }
      return last
    }
    _ = old
  }

  /// Ends the subject with an error; the last element is dropped.
  public func onError(_ error: any Error) { end(.failed(error)) }

  /// Sends the last element, if there is one, and completes.
  public func onCompleted() { end(.completed) }

  package override func attach(_ sink: Sink<Element>) -> any Attachment {
    list.lock.lock()
    guard let ending = list.ending else {
      let key = list.insert(sink)
      list.lock.unlock()
      return ListSubscription(list, key)
    }
    let last = self.last
    list.lock.unlock()
    Self.deliver(ending, last, to: sink)
    return NoAttachment.shared
  }

  private func end(_ how: SubjectEnd) {
    let (sinks, last) = list.lock.withLock { () -> (ContiguousArray<AnyObject>, Element?) in
      if list.ending == nil {
        list.ending = how
        if case .failed = how { self.last = nil }
      }
      return (list.removeAll(), self.last)
    }
    for sink in sinks { Self.deliver(how, last, to: unsafeDowncast(sink, to: Sink<Element>.self)) }
    list.letGo()
  }

  private static func deliver(_ how: SubjectEnd, _ last: Element?, to sink: Sink<Element>) {
    if case .failed(let error) = how { return sink.error(error) }
    if let last { sink.next(last) }
    sink.completed()
  }
}

// Safe to share: the lock of the list guards the stored state. Observers are called outside of the lock, on the sending
// thread, as by every source.
extension AsyncSubject: @unchecked Sendable where Element: Sendable {}
