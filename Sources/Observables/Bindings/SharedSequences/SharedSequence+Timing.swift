extension SharedSequenceConvertibleType {
  /// Sends an element after a span without a newer element.
  ///
  ///     in   -a-b----c-|
  ///     out  ------b---[c|]      debounce: three steps; the end sends what is pending
  public func debounce(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().debounce(dueTime, scheduler: SharingStrategy.scheduler))
  }

  /// Sends an element at once, then at most one element in each span of `dueTime`.
  ///
  ///     in   -abc----d-|
  ///     out  -a--c---d-|         throttle: three steps
  /// - Parameter latest: Whether the last element of a span is sent when the span is over.
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().throttle(dueTime, latest: latest, scheduler: SharingStrategy.scheduler))
  }

  /// Sends each event later by a span.
  ///
  ///     in   -a-b-|
  ///     out  ---a-b-|            delay: two steps
  public func delay(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().delay(dueTime, scheduler: SharingStrategy.scheduler))
  }
}
