/// A sequence that drives what is shown: it cannot fail, is observed on the main scheduler, and tells each new observer
/// its last element first.
///
///     in      -a-b-#          asDriver(onErrorJustReturn: z)
///     first   -a-b-[z|]
///     second  ---(b)-[z|]     subscribed after b, gets b at once
///
/// The source is subscribed with the first observer and disposed with the last; see `share(replay:scope:)`.
public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>

/// Shares with `share(replay: 1, scope: .whileConnected)`, on the main scheduler.
public struct DriverSharingStrategy: SharingStrategyProtocol {
  /// A new scheduler of `SharingScheduler`.
  public static var scheduler: any SchedulerType { SharingScheduler.make() }

  /// Shares one subscription; late observers get the last element.
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(replay: 1, scope: .whileConnected)
  }
}

extension ObservableConvertibleType {
  /// The sequence as a driver that sends an element in place of an error and completes.
  public func asDriver(onErrorJustReturn: Element) -> Driver<Element> {
    asSharedSequence(onErrorJustReturn: onErrorJustReturn)
  }

  /// The sequence as a driver that goes on with another one after an error.
  public func asDriver(onErrorDriveWith: Driver<Element>) -> Driver<Element> {
    asSharedSequence(onErrorDriveWith: onErrorDriveWith)
  }

  /// The sequence as a driver that goes on with what a closure makes of the error.
  public func asDriver(onErrorRecover: @escaping (_ error: any Error) -> Driver<Element>) -> Driver<Element> {
    asSharedSequence(onErrorRecover: onErrorRecover)
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// The driver itself.
  public func asDriver() -> Driver<Element> { asSharedSequence() }

  /// The driver as a signal: observers that come later do not get the last element.
  public func asSignal() -> Signal<Element> { SharedSequence(asObservable()) }
}

extension InfallibleType {
  /// The sequence as a driver: it cannot fail already.
  public func asDriver() -> Driver<Element> {
    SharedSequence(asObservable().observe(on: DriverSharingStrategy.scheduler))
  }
}

extension BehaviorRelay {
  /// The relay as a driver.
  public func asDriver() -> Driver<Element> {
    SharedSequence(asObservable().observe(on: DriverSharingStrategy.scheduler))
  }
}
