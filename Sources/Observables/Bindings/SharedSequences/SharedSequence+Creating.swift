extension SharedSequence {
  /// Returns a sequence that completes at once, on the scheduler.
  ///
  ///     out  |
  public static func empty() -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: Observable.empty().subscribe(on: SharingStrategy.scheduler))
  }

  /// Returns a sequence that never sends an event.
  ///
  ///     out  -
  public static func never() -> SharedSequence<SharingStrategy, Element> { SharedSequence(raw: .never()) }

  /// Sends one element, then completes, on the scheduler.
  ///
  ///     out  [a|]
  public static func just(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: Observable.just(element).subscribe(on: SharingStrategy.scheduler))
  }

  /// Returns a sequence that calls a factory for each first observer and subscribes to the result.
  ///
  ///     out  -a-b-|
  public static func deferred(
    _ observableFactory: @escaping () -> SharedSequence<SharingStrategy, Element>
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(Observable.deferred { observableFactory().asObservable() })
  }

  /// Sends the given elements, one per turn of the scheduler, then completes.
  ///
  ///     out  [abc|]
  public static func of(_ elements: Element...) -> SharedSequence<SharingStrategy, Element> { from(elements) }

  /// Sends the elements of an array, one per turn of the scheduler, then completes.
  ///
  ///     out  [abc|]
  public static func from(_ array: [Element]) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: Observable.from(array, scheduler: SharingStrategy.scheduler))
  }

  /// Sends the elements of a sequence, one per turn of the scheduler, then completes; the sequence may be lazy and
  /// endless.
  ///
  ///     out  [abc|]
  public static func from<Elements: Sequence>(_ sequence: Elements) -> SharedSequence<SharingStrategy, Element>
  where Elements.Element == Element {
    SharedSequence(raw: Observable.from(sequence, scheduler: SharingStrategy.scheduler))
  }

  /// Sends the element if there is one, then completes.
  ///
  ///     out  [a|]            optional: a
  ///     out  |               optional: nil
  public static func from(optional: Element?) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: Observable.from(optional: optional, scheduler: SharingStrategy.scheduler))
  }
}

extension SharedSequence where Element: FixedWidthInteger {
  /// Sends 0, 1, 2 ... every `period`, the first one a period after subscription; never completes.
  ///
  ///     out  ---0---1---2--
  public static func interval(_ period: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(Observable.interval(period, scheduler: SharingStrategy.scheduler))
  }

  /// Sends 0, 1, 2 ... every `period`, the first one after `dueTime`; never completes.
  ///
  ///     out  -0---1---2--
  public static func timer(
    _ dueTime: RxTimeInterval, period: RxTimeInterval
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(Observable.timer(dueTime, period: period, scheduler: SharingStrategy.scheduler))
  }
}
