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
  @exclusivity(unchecked) private var ending: SubjectEnd?

  /// Creates a subject with a first value.
  public init(value: Element) {
    latest = value
    super.init()
  }

  deinit { list.clear() }

  /// Whether the subject has observers.
  public var hasObservers: Bool { !list.isEmpty }

  /// Whether `dispose()` was called.
  public var isDisposed: Bool {
    list.lock.withLock { if case .disposed = ending { true } else { false } }
  }

  /// The latest value.
  /// - Throws: The error that ended the subject, or `RxError.disposed`.
  public func value() throws -> Element {
    let (latest, ending) = list.lock.withLock { (self.latest, self.ending) }
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
  public func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): onNext(element)
    case .error(let error): onError(error)
    case .completed: onCompleted()
    }
  }

  /// Stores an element as the latest value and sends it to all observers.
  public func onNext(_ element: Element) {
    list.lock.lock()
    if ending != nil {
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
    let value = latest
    let gate = ReplayGate(sink, holdsReentrant: false)
    let key = list.insert(gate)
    list.lock.unlock()
    gate.replay { sink.next(value) }
    list.replace(key, with: sink)
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
extension BehaviorSubject: @unchecked Sendable where Element: Sendable {}
