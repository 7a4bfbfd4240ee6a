/// Sends what it receives to those who listen at that time.
///
///     in     -a-b-c-|
///     late   ---b-c-|      subscribed after a
///
/// Observers are called in the order of their subscription, each event to those who listened when it came. An event sent
/// from inside an observer is delivered at once, nested. After the end, late subscribers get that end; after `dispose()`,
/// the error `RxError.disposed`.
public final class PublishSubject<Element>: Observable<Element>, SubjectType, Cancelable, ObserverType {
  /// The subject itself feeds it.
  public typealias SubjectObserverType = PublishSubject<Element>

  private let list = ObserverList()
  @exclusivity(unchecked) private var ending: SubjectEnd?

  /// A subject without observers.
  public override init() { super.init() }

  deinit { list.clear() }

  /// Whether anybody listens.
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

  /// Lets all observers go without an event; later subscribers get `RxError.disposed`.
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

// Safe to share: what it keeps is behind the lock of its list, and observers are called outside of it, on the thread that
// sends, as they are by every source.
extension PublishSubject: @unchecked Sendable where Element: Sendable {}
