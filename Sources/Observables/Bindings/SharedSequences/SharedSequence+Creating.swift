extension SharedSequence {
  /// A sequence that completes at once, on the scheduler.
  ///
  ///     out  |
  public static func empty() -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: Observable.empty().subscribe(on: SharingStrategy.scheduler))
  }

  /// A sequence that sends nothing.
  ///
  ///     out  -
  public static func never() -> SharedSequence<SharingStrategy, Element> { SharedSequence(raw: .never()) }

  /// A sequence of one element, on the scheduler.
  ///
  ///     out  [a|]
  public static func just(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: Observable.just(element).subscribe(on: SharingStrategy.scheduler))
  }

  /// A sequence that a factory makes anew for each first observer.
  ///
  ///     out  -a-b-|
  public static func deferred(
    _ observableFactory: @escaping () -> SharedSequence<SharingStrategy, Element>
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(Observable.deferred { observableFactory().asObservable() })
  }

  /// A sequence of the given elements, each on a turn of the scheduler.
  ///
  ///     out  [abc|]
  public static func of(_ elements: Element...) -> SharedSequence<SharingStrategy, Element> { from(elements) }

  /// A sequence of the elements of an array, each on a turn of the scheduler.
  ///
  ///     out  [abc|]
  public static func from(_ array: [Element]) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: Observable.from(array, scheduler: SharingStrategy.scheduler))
  }

  /// A sequence of the elements of a sequence, each on a turn of the scheduler; it may be lazy and endless.
  ///
  ///     out  [abc|]
  public static func from<Elements: Sequence>(_ sequence: Elements) -> SharedSequence<SharingStrategy, Element>
  where Elements.Element == Element {
    SharedSequence(raw: Observable.from(sequence, scheduler: SharingStrategy.scheduler))
  }

  /// A sequence of the element that there is, if there is one.
  ///
  ///     out  [a|]            optional: a
  ///     out  |               optional: nil
  public static func from(optional: Element?) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: Observable.from(optional: optional, scheduler: SharingStrategy.scheduler))
  }
}

extension SharedSequence where Element: FixedWidthInteger {
  /// Counts 0, 1, 2 ... every `period`, the first time one period after subscription; never completes.
  ///
  ///     out  ---0---1---2--
  public static func interval(_ period: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(Observable.interval(period, scheduler: SharingStrategy.scheduler))
  }

  /// Counts 0, 1, 2 ... every `period`, the first time after `dueTime`; never completes.
  ///
  ///     out  -0---1---2--
  public static func timer(
    _ dueTime: RxTimeInterval, period: RxTimeInterval
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(Observable.timer(dueTime, period: period, scheduler: SharingStrategy.scheduler))
  }
}
