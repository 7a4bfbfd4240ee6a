/// A value that sends its changes to observers.
///
///     value = b   value = c   deinit
///     out  a-b-c-|            value: a
///
/// A variable sends its current value to each new observer, then every value that is set, equal or not. Its sequence
/// cannot fail, and completes when the variable goes away.
@available(*, deprecated, renamed: "BehaviorRelay", message: "A relay does the same and never completes.")
public final class Variable<Element> {
  private let subject: BehaviorSubject<Element>

  /// Creates a variable with a first value.
  public init(_ value: Element) { subject = BehaviorSubject(value: value) }

  deinit { subject.onCompleted() }

  /// The current value. A new value is sent to all observers.
  public var value: Element {
    get { subject.latestValue }
    set { subject.onNext(newValue) }
  }

  /// Returns the current and all later values as an observable, which does not keep the variable alive.
  public func asObservable() -> Observable<Element> { subject }

  /// Returns the values as a driver.
  public func asDriver() -> Driver<Element> {
    SharedSequence(subject.observe(on: DriverSharingStrategy.scheduler))
  }
}
