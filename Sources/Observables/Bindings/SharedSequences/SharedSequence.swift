/// Can be turned into a `SharedSequence`; the operators of shared sequences hang on this protocol.
public protocol SharedSequenceConvertibleType: ObservableConvertibleType {
  /// How and where the sequence is shared.
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

/// How and where a kind of shared sequences is shared.
public protocol SharingStrategyProtocol {
  /// Where elements are sent, and what operators measure time with.
  static var scheduler: any SchedulerType { get }

  /// Lets the observers of a sequence share one subscription.
  static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
}

/// A sequence that cannot fail, is observed on one scheduler, and whose observers share one subscription.
///
/// `Driver` and `Signal` are the kinds of it. It is made by conversions such as `asDriver(onErrorJustReturn:)`, each of
/// which says what becomes of an error; all operators keep the three promises.
public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element>: SharedSequenceConvertibleType {
  private let source: Observable<Element>

  /// Shares a source that cannot fail and already is observed on the scheduler.
  @usableFromInline
  init(_ source: Observable<Element>) { self.source = SharingStrategy.share(source) }

  /// A source that cannot fail, is observed on the scheduler and has nothing to share.
  init(raw source: Observable<Element>) { self.source = source }

  /// The sequence as an observable.
  public func asObservable() -> Observable<Element> { source }

  /// The sequence itself.
  public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> { self }
}
