/// A value that tells of its changes.
///
///     value = b   value = c   deinit
///     out  a-b-c-|            value: a
///
/// It sends the present value to each new observer, then every value that is set, equal or not. It cannot fail, and it
/// completes when it goes away.
@available(*, deprecated, renamed: "BehaviorRelay", message: "A relay does the same and never completes.")
public final class Variable<Element> {
  private let subject: BehaviorSubject<Element>

  /// A variable with a first value.
  public init(_ value: Element) { subject = BehaviorSubject(value: value) }

  deinit { subject.onCompleted() }

  /// The present value; setting it sends it to all observers.
  public var value: Element {
    get { subject.latestValue }
    set { subject.onNext(newValue) }
  }

  /// The values: the present one and those to come. It does not keep the variable alive.
  public func asObservable() -> Observable<Element> { subject }

  /// The values as a driver.
  public func asDriver() -> Driver<Element> {
    SharedSequence(subject.observe(on: DriverSharingStrategy.scheduler))
  }
}
