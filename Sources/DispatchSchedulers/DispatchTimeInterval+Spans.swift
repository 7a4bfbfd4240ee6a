import Dispatch
import Observables

// RxSwift takes spans as `DispatchTimeInterval`. Apps that declare such spans can pass them unchanged. The type of a
// literal, such as `.seconds(1)`, stays `Duration`.

extension Duration {
  /// Creates a span from a span of Dispatch; `.never` becomes 285 years.
  public init(_ interval: DispatchTimeInterval) {
    self =
      switch interval {
      case .seconds(let count): .seconds(count)
      case .milliseconds(let count): .milliseconds(count)
      case .microseconds(let count): .microseconds(count)
      case .nanoseconds(let count): .nanoseconds(count)
      case .never: .seconds(9_000_000_000)
      @unknown default: .seconds(9_000_000_000)
      }
  }

  /// The span for Dispatch, in nanoseconds; a negative span is zero, and 285 years or more are `.never`.
  var dispatchInterval: DispatchTimeInterval {
    let (seconds, attoseconds) = components
    if seconds < 0 || attoseconds < 0 { return .nanoseconds(0) }
    if seconds >= 9_000_000_000 { return .never }
    return .nanoseconds(Int(seconds * 1_000_000_000 + attoseconds / 1_000_000_000))
  }
}

extension DispatchTime {
  /// Returns a time that is later by a span: `DispatchQueue.main.asyncAfter(deadline: .now() + delay)`.
  @_disfavoredOverload
  public static func + (time: DispatchTime, span: Duration) -> DispatchTime { time + span.dispatchInterval }
}

extension ObservableType {
  /// The form of `throttle` that takes a span of Dispatch.
  @_disfavoredOverload
  public func throttle(_ dueTime: DispatchTimeInterval, latest: Bool = true, scheduler: any SchedulerType)
    -> Observable<Element>
  {
    throttle(Duration(dueTime), latest: latest, scheduler: scheduler)
  }

  /// The form of `debounce` that takes a span of Dispatch.
  @_disfavoredOverload
  public func debounce(_ dueTime: DispatchTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    debounce(Duration(dueTime), scheduler: scheduler)
  }

  /// The form of `delay` that takes a span of Dispatch.
  @_disfavoredOverload
  public func delay(_ dueTime: DispatchTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    delay(Duration(dueTime), scheduler: scheduler)
  }

  /// The form of `delaySubscription` that takes a span of Dispatch.
  @_disfavoredOverload
  public func delaySubscription(_ dueTime: DispatchTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    delaySubscription(Duration(dueTime), scheduler: scheduler)
  }

  /// The form of `timeout` that takes a span of Dispatch.
  @_disfavoredOverload
  public func timeout(_ dueTime: DispatchTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    timeout(Duration(dueTime), scheduler: scheduler)
  }

  /// The form of `timeout` with another sequence that takes a span of Dispatch.
  @_disfavoredOverload
  public func timeout<Source: ObservableConvertibleType>(
    _ dueTime: DispatchTimeInterval, other: Source, scheduler: any SchedulerType
  ) -> Observable<Element> where Source.Element == Element {
    timeout(Duration(dueTime), other: other, scheduler: scheduler)
  }

  /// The form of `buffer` that takes a span of Dispatch.
  @_disfavoredOverload
  public func buffer(timeSpan: DispatchTimeInterval, count: Int, scheduler: any SchedulerType) -> Observable<[Element]>
  {
    buffer(timeSpan: Duration(timeSpan), count: count, scheduler: scheduler)
  }

  /// The form of `window` that takes a span of Dispatch.
  @_disfavoredOverload
  public func window(
    timeSpan: DispatchTimeInterval, count: Int, scheduler: any SchedulerType
  ) -> Observable<Observable<Element>> {
    window(timeSpan: Duration(timeSpan), count: count, scheduler: scheduler)
  }

  /// The form of `take(for:)` that takes a span of Dispatch.
  @_disfavoredOverload
  public func take(for duration: DispatchTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    take(for: Duration(duration), scheduler: scheduler)
  }

  /// The form of `skip` that takes a span of Dispatch.
  @_disfavoredOverload
  public func skip(_ duration: DispatchTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    skip(Duration(duration), scheduler: scheduler)
  }
}

extension ObservableType where Element: FixedWidthInteger {
  /// The form of `interval` that takes a span of Dispatch.
  @_disfavoredOverload
  public static func interval(_ period: DispatchTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    interval(Duration(period), scheduler: scheduler)
  }

  /// The form of `timer` that takes a span of Dispatch.
  @_disfavoredOverload
  public static func timer(
    _ dueTime: DispatchTimeInterval, period: DispatchTimeInterval? = nil, scheduler: any SchedulerType
  ) -> Observable<Element> {
    timer(Duration(dueTime), period: period.map { Duration($0) }, scheduler: scheduler)
  }
}

extension InfallibleType {
  /// The form of `throttle` that takes a span of Dispatch.
  @_disfavoredOverload
  public func throttle(_ dueTime: DispatchTimeInterval, latest: Bool = true, scheduler: any SchedulerType)
    -> Infallible<Element>
  {
    throttle(Duration(dueTime), latest: latest, scheduler: scheduler)
  }

  /// The form of `debounce` that takes a span of Dispatch.
  @_disfavoredOverload
  public func debounce(_ dueTime: DispatchTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
    debounce(Duration(dueTime), scheduler: scheduler)
  }

  /// The form of `take(for:)` that takes a span of Dispatch.
  @_disfavoredOverload
  public func take(for duration: DispatchTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
    take(for: Duration(duration), scheduler: scheduler)
  }

  /// The form of `skip` that takes a span of Dispatch.
  @_disfavoredOverload
  public func skip(_ duration: DispatchTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
    skip(Duration(duration), scheduler: scheduler)
  }
}

extension PrimitiveSequence {
  /// The form of `delay` that takes a span of Dispatch.
  @_disfavoredOverload
  public func delay(_ dueTime: DispatchTimeInterval, scheduler: any SchedulerType) -> PrimitiveSequence<Trait, Element>
  {
    delay(Duration(dueTime), scheduler: scheduler)
  }

  /// The form of `delaySubscription` that takes a span of Dispatch.
  @_disfavoredOverload
  public func delaySubscription(
    _ dueTime: DispatchTimeInterval, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    delaySubscription(Duration(dueTime), scheduler: scheduler)
  }

  /// The form of `timeout` that takes a span of Dispatch.
  @_disfavoredOverload
  public func timeout(_ dueTime: DispatchTimeInterval, scheduler: any SchedulerType) -> PrimitiveSequence<
    Trait, Element
  > {
    timeout(Duration(dueTime), scheduler: scheduler)
  }

  /// The form of `timeout` that takes a span of Dispatch.
  @_disfavoredOverload
  public func timeout(
    _ dueTime: DispatchTimeInterval, other: PrimitiveSequence<Trait, Element>, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    timeout(Duration(dueTime), other: other, scheduler: scheduler)
  }
}

extension PrimitiveSequence where Element: FixedWidthInteger {
  /// The form of `timer` that takes a span of Dispatch.
  @_disfavoredOverload
  public static func timer(_ dueTime: DispatchTimeInterval, scheduler: any SchedulerType) -> PrimitiveSequence<
    Trait, Element
  > {
    timer(Duration(dueTime), scheduler: scheduler)
  }
}

extension SharedSequenceConvertibleType {
  /// The form of `throttle` that takes a span of Dispatch.
  @_disfavoredOverload
  public func throttle(_ dueTime: DispatchTimeInterval, latest: Bool = true) -> SharedSequence<SharingStrategy, Element>
  {
    throttle(Duration(dueTime), latest: latest)
  }

  /// The form of `debounce` that takes a span of Dispatch.
  @_disfavoredOverload
  public func debounce(_ dueTime: DispatchTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    debounce(Duration(dueTime))
  }

  /// The form of `delay` that takes a span of Dispatch.
  @_disfavoredOverload
  public func delay(_ dueTime: DispatchTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    delay(Duration(dueTime))
  }
}

extension SharedSequence where Element: FixedWidthInteger {
  /// The form of `interval` that takes a span of Dispatch.
  @_disfavoredOverload
  public static func interval(_ period: DispatchTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    interval(Duration(period))
  }

  /// The form of `timer` that takes a span of Dispatch.
  @_disfavoredOverload
  public static func timer(_ dueTime: DispatchTimeInterval, period: DispatchTimeInterval) -> SharedSequence<
    SharingStrategy, Element
  > {
    timer(Duration(dueTime), period: Duration(period))
  }
}
