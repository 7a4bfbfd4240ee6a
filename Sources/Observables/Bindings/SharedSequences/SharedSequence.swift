/// A type whose values can be turned into shared sequences. Their operators are extensions of this protocol.
public protocol SharedSequenceConvertibleType: ObservableConvertibleType {
  /// The strategy by which the sequence is shared.
  associatedtype SharingStrategy: SharingStrategyProtocol

  /// The value as a shared sequence.
  func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

extension SharedSequenceConvertibleType {
  /// The sequence as an observable.
  public func asObservable() -> Observable<Element> { asSharedSequence().asObservable() }

  /// The sequence as an infallible one.
  public func asInfallible() -> Infallible<Element> { Infallible(asObservable()) }
}

/// The strategy by which a kind of shared sequences is shared: the scheduler and the operator.
public protocol SharingStrategyProtocol {
  /// The scheduler that sends the elements and runs the timers of operators.
  static var scheduler: any SchedulerType { get }

  /// Lets the observers of a sequence share one subscription.
  static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
}

/// A sequence that cannot fail, is observed on one scheduler, and whose observers share one subscription.
///
/// `Driver` and `Signal` are shared sequences. Conversions such as `asDriver(onErrorJustReturn:)` make them and specify
/// how an error is replaced. All operators keep the three promises.
public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element>: SharedSequenceConvertibleType {
  private let source: Observable<Element>

  /// Shares a source that cannot fail and is observed on the scheduler already.
  @usableFromInline
  init(_ source: Observable<Element>) { self.source = SharingStrategy.share(source) }

  /// Wraps a source that cannot fail, is observed on the scheduler and need not be shared.
  init(raw source: Observable<Element>) { self.source = source }

  /// The sequence as an observable.
  public func asObservable() -> Observable<Element> { source }

  /// The sequence itself.
  public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> { self }
}
