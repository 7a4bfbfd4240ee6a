// Spans as a number of seconds, as in RxSwift before version 5 (RX-25).

extension ObservableType {
  /// The form of `throttle` that takes seconds.
  @available(*, deprecated, message: "write the span as .milliseconds(300) or .seconds(1)")
  @_disfavoredOverload
  public func throttle(_ seconds: Double, latest: Bool = true, scheduler: any SchedulerType) -> Observable<Element> {
    throttle(.seconds(seconds), latest: latest, scheduler: scheduler)
  }

  /// The form of `debounce` that takes seconds.
  @available(*, deprecated, message: "write the span as .milliseconds(300) or .seconds(1)")
  @_disfavoredOverload
  public func debounce(_ seconds: Double, scheduler: any SchedulerType) -> Observable<Element> {
    debounce(.seconds(seconds), scheduler: scheduler)
  }

  /// The form of `delay` that takes seconds.
  @available(*, deprecated, message: "write the span as .milliseconds(300) or .seconds(1)")
  @_disfavoredOverload
  public func delay(_ seconds: Double, scheduler: any SchedulerType) -> Observable<Element> {
    delay(.seconds(seconds), scheduler: scheduler)
  }

  /// The form of `delaySubscription` that takes seconds.
  @available(*, deprecated, message: "write the span as .milliseconds(300) or .seconds(1)")
  @_disfavoredOverload
  public func delaySubscription(_ seconds: Double, scheduler: any SchedulerType) -> Observable<Element> {
    delaySubscription(.seconds(seconds), scheduler: scheduler)
  }

  /// The form of `timeout` that takes seconds.
  @available(*, deprecated, message: "write the span as .milliseconds(300) or .seconds(1)")
  @_disfavoredOverload
  public func timeout(_ seconds: Double, scheduler: any SchedulerType) -> Observable<Element> {
    timeout(.seconds(seconds), scheduler: scheduler)
  }

  /// The form of `timeout` with another sequence that takes seconds.
  @available(*, deprecated, message: "write the span as .milliseconds(300) or .seconds(1)")
  @_disfavoredOverload
  public func timeout<Source: ObservableConvertibleType>(
    _ seconds: Double, other: Source, scheduler: any SchedulerType
  ) -> Observable<Element> where Source.Element == Element {
    timeout(.seconds(seconds), other: other, scheduler: scheduler)
  }

  /// The form of `buffer` that takes seconds.
  @available(*, deprecated, message: "write the span as .milliseconds(300) or .seconds(1)")
  @_disfavoredOverload
  public func buffer(timeSpan seconds: Double, count: Int, scheduler: any SchedulerType) -> Observable<[Element]> {
    buffer(timeSpan: .seconds(seconds), count: count, scheduler: scheduler)
  }

  /// The form of `window` that takes seconds.
  @available(*, deprecated, message: "write the span as .milliseconds(300) or .seconds(1)")
  @_disfavoredOverload
  public func window(
    timeSpan seconds: Double, count: Int, scheduler: any SchedulerType
  ) -> Observable<Observable<Element>> {
    window(timeSpan: .seconds(seconds), count: count, scheduler: scheduler)
  }

  /// The form of `take(for:)` that takes seconds.
  @available(*, deprecated, message: "write take(for: .seconds(1), scheduler:)")
  @_disfavoredOverload
  public func take(_ seconds: Double, scheduler: any SchedulerType) -> Observable<Element> {
    take(for: .seconds(seconds), scheduler: scheduler)
  }

  /// The form of `skip` for a span that takes seconds.
  @available(*, deprecated, message: "write the span as .milliseconds(300) or .seconds(1)")
  @_disfavoredOverload
  public func skip(_ seconds: Double, scheduler: any SchedulerType) -> Observable<Element> {
    skip(.seconds(seconds), scheduler: scheduler)
  }
}

extension ObservableType where Element: FixedWidthInteger {
  /// The form of `interval` that takes seconds.
  @available(*, deprecated, message: "write the span as .milliseconds(300) or .seconds(1)")
  @_disfavoredOverload
  public static func interval(_ seconds: Double, scheduler: any SchedulerType) -> Observable<Element> {
    interval(.seconds(seconds), scheduler: scheduler)
  }

  /// The form of `timer` that takes seconds.
  @available(*, deprecated, message: "write the span as .milliseconds(300) or .seconds(1)")
  @_disfavoredOverload
  public static func timer(
    _ seconds: Double, period: Double? = nil, scheduler: any SchedulerType
  ) -> Observable<Element> {
    timer(.seconds(seconds), period: period.map { .seconds($0) }, scheduler: scheduler)
  }
}

extension SharedSequenceConvertibleType {
  /// The form of `throttle` that takes seconds.
  @available(*, deprecated, message: "write the span as .milliseconds(300) or .seconds(1)")
  @_disfavoredOverload
  public func throttle(_ seconds: Double, latest: Bool = true) -> SharedSequence<SharingStrategy, Element> {
    throttle(.seconds(seconds), latest: latest)
  }

  /// The form of `debounce` that takes seconds.
  @available(*, deprecated, message: "write the span as .milliseconds(300) or .seconds(1)")
  @_disfavoredOverload
  public func debounce(_ seconds: Double) -> SharedSequence<SharingStrategy, Element> {
    debounce(.seconds(seconds))
  }

  /// The form of `delay` that takes seconds.
  @available(*, deprecated, message: "write the span as .milliseconds(300) or .seconds(1)")
  @_disfavoredOverload
  public func delay(_ seconds: Double) -> SharedSequence<SharingStrategy, Element> {
    delay(.seconds(seconds))
  }
}

extension SharedSequence where Element: FixedWidthInteger {
  /// The form of `interval` that takes seconds.
  @available(*, deprecated, message: "write the span as .milliseconds(300) or .seconds(1)")
  @_disfavoredOverload
  public static func interval(_ seconds: Double) -> SharedSequence<SharingStrategy, Element> {
    interval(.seconds(seconds))
  }

  /// The form of `timer` that takes seconds.
  @available(*, deprecated, message: "write the span as .milliseconds(300) or .seconds(1)")
  @_disfavoredOverload
  public static func timer(_ seconds: Double, period: Double) -> SharedSequence<SharingStrategy, Element> {
    timer(.seconds(seconds), period: .seconds(period))
  }
}
