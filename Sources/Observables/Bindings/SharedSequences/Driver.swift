/// A sequence that drives a user interface: it cannot fail, is observed on the main scheduler, and sends its last
/// element to each new observer first.
///
///     in      -a-b-#          asDriver(onErrorJustReturn: z)
///     first   -a-b-[z|]
///     second  ---(b)-[z|]     subscribed after b, gets b at once
///
/// The subscription to the source begins with the first observer and ends with the last one; see
/// `share(replay:scope:)`.
public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>

/// The strategy of drivers: `share(replay: 1, scope: .whileConnected)`, on the main scheduler.
public struct DriverSharingStrategy: SharingStrategyProtocol {
  /// A new scheduler, made by `SharingScheduler`.
  public static var scheduler: any SchedulerType { SharingScheduler.make() }

  /// Shares one subscription; later observers receive the last element first.
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(replay: 1, scope: .whileConnected)
  }
}

extension ObservableConvertibleType {
  /// Returns a driver that sends an element in place of an error and completes.
  public func asDriver(onErrorJustReturn: Element) -> Driver<Element> {
    asSharedSequence(onErrorJustReturn: onErrorJustReturn)
  }

  /// Returns a driver that continues with another driver after an error.
  public func asDriver(onErrorDriveWith: Driver<Element>) -> Driver<Element> {
    asSharedSequence(onErrorDriveWith: onErrorDriveWith)
  }

  /// Returns a driver that continues, after an error, with the driver that a closure returns for it.
  public func asDriver(onErrorRecover: @escaping (_ error: any Error) -> Driver<Element>) -> Driver<Element> {
    asSharedSequence(onErrorRecover: onErrorRecover)
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// The driver itself.
  public func asDriver() -> Driver<Element> { asSharedSequence() }

  /// The driver as a signal, whose later observers do not receive the last element.
  public func asSignal() -> Signal<Element> { SharedSequence(asObservable()) }
}

extension InfallibleType {
  /// The sequence, which cannot fail, as a driver.
  public func asDriver() -> Driver<Element> { driver(of: asObservable()) }
}

extension BehaviorRelay {
  /// The relay as a driver.
  public func asDriver() -> Driver<Element> { driver(of: asObservable()) }
}

extension PublishRelay {
  /// The relay as a driver, whose later observers receive the last element first.
  public func asDriver() -> Driver<Element> { driver(of: asObservable()) }
}

private func driver<Element>(of source: Observable<Element>) -> Driver<Element> {
  SharedSequence(source.observe(on: DriverSharingStrategy.scheduler))
}
