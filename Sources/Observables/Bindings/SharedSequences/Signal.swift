/// A sequence of what happens: it cannot fail, is observed on the main scheduler, and sends to those who listen.
///
///     in      -a-b-#          asSignal(onErrorJustReturn: z)
///     first   -a-b-[z|]
///     second  -----[z|]       subscribed after b
///
/// The source is subscribed with the first observer and disposed with the last; see `share(replay:scope:)`.
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

/// Shares with `share(scope: .whileConnected)`, on the main scheduler.
public struct SignalSharingStrategy: SharingStrategyProtocol {
  /// A new scheduler of `SharingScheduler`.
  public static var scheduler: any SchedulerType { SharingScheduler.make() }

  /// Shares one subscription; late observers get nothing of the past.
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(scope: .whileConnected)
  }
}

extension ObservableConvertibleType {
  /// The sequence as a signal that sends an element in place of an error and completes.
  public func asSignal(onErrorJustReturn: Element) -> Signal<Element> {
    asSharedSequence(onErrorJustReturn: onErrorJustReturn)
  }

  /// The sequence as a signal that goes on with another one after an error.
  public func asSignal(onErrorSignalWith: Signal<Element>) -> Signal<Element> {
    asSharedSequence(onErrorDriveWith: onErrorSignalWith)
  }

  /// The sequence as a signal that goes on with what a closure makes of the error.
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
