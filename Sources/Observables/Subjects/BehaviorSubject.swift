/// A subject that sends its latest value to each new observer, then every event that it receives.
///
///     in     -a-b-c-|      value: x
///     early  xa-b-c-|
///     late   ---b-c-|      subscribed after a, gets a at once
///
/// After the end, later subscribers receive only that end. See `PublishSubject` for order and re-entrancy.
public final class BehaviorSubject<Element>: Observable<Element>, SubjectType, Cancelable, ObserverType {
  /// The type of the observer that feeds the subject: the subject itself.
  public typealias SubjectObserverType = BehaviorSubject<Element>

  private let list = ObserverList()
  @exclusivity(unchecked) private var latest: Element

  /// Creates a subject with a first value.
  public init(value: Element) {
    latest = value
    super.init()
  }

  deinit { list.clear() }

  /// Whether the subject has observers.
  public var hasObservers: Bool { !list.isEmpty }

  /// Whether `dispose()` was called.
  public var isDisposed: Bool { list.isDisposed }

  /// The latest value.
  /// - Throws: The error that ended the subject, or `RxError.disposed`.
  public func value() throws -> Element {
    let (latest, ending) = list.lock.withLock { (self.latest, list.ending) }
    if let error = ending?.error(of: self) { throw error }
    return latest
  }

  /// The latest value, also after the end.
  var latestValue: Element {
    list.lock.lock()
    defer { list.lock.unlock() }
    return latest
  }

  /// The subject as an observer.
  public func asObserver() -> BehaviorSubject<Element> { self }

  /// Sends an event to all observers.
  public func on(_ event: Event<Element>) { dispatch(event) }

  /// Stores an element as the latest value and sends it to all observers.
  public func onNext(_ element: Element) {
    list.lock.lock()
    if list.ending != nil {
      list.lock.unlock()
      return
    }
    // The old value is released outside of the lock, because its `deinit` may run foreign code.
    let old = latest
    latest = element
    // An observer that subscribes from now on receives the element once, as the latest value.
    let listeners = list.beginDelivery()
    list.lock.unlock()
    withExtendedLifetime(old) { Sink<Element>.deliver(element, to: listeners, of: list) }
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
    let value = latest
    let gate = ReplayGate(sink, holdsReentrant: false)
    let key = list.insert(gate)
    list.lock.unlock()
    gate.replay { sink.next(value) }
    list.replace(key, with: sink)
    return ListSubscription(list, key)
  }
}

// Safe to share: the lock of the list guards the stored state. Observers are called outside of the lock, on the sending
// thread, as by every source.
extension BehaviorSubject: @unchecked Sendable where Element: Sendable {}
