/// A sequence of occurrences: it cannot fail, is observed on the main scheduler, and replays no element to later
/// observers.
///
///     in      -a-b-#          asSignal(onErrorJustReturn: z)
///     first   -a-b-[z|]
///     second  -----[z|]       subscribed after b
///
/// The subscription to the source begins with the first observer and ends with the last one; see
/// `share(replay:scope:)`.
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

/// The strategy of signals: `share(scope: .whileConnected)`, on the main scheduler.
public struct SignalSharingStrategy: SharingStrategyProtocol {
  /// A new scheduler, made by `SharingScheduler`.
  public static var scheduler: any SchedulerType { SharingScheduler.make() }

  /// Shares one subscription; later observers receive no earlier element.
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(scope: .whileConnected)
  }
}

extension ObservableConvertibleType {
  /// Returns a signal that sends an element in place of an error and completes.
  public func asSignal(onErrorJustReturn: Element) -> Signal<Element> {
    asSharedSequence(onErrorJustReturn: onErrorJustReturn)
  }

  /// Returns a signal that continues with another signal after an error.
  public func asSignal(onErrorSignalWith: Signal<Element>) -> Signal<Element> {
    asSharedSequence(onErrorDriveWith: onErrorSignalWith)
  }

  /// Returns a signal that continues, after an error, with the signal that a closure returns for it.
  public func asSignal(onErrorRecover: @escaping (_ error: any Error) -> Signal<Element>) -> Signal<Element> {
    asSharedSequence(onErrorRecover: onErrorRecover)
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// The signal itself.
  public func asSignal() -> Signal<Element> { asSharedSequence() }
}

extension PublishRelay {
  /// The relay as a signal.
  public func asSignal() -> Signal<Element> {
    SharedSequence(asObservable().observe(on: SignalSharingStrategy.scheduler))
  }
}
