extension ObservableType {
  /// Combines each element with the latest element of a second sequence.
  ///
  ///     in      -a---b--c-|
  ///     second  ---1--2----
  ///     out     -----x--y-|      x = (b, 1), y = (c, 2)
  ///
  /// Elements that come before the first element of the second sequence are dropped. The second sequence is subscribed
  /// to first. Its completion changes nothing; its error, or an error that the selector throws, ends the result.
  public func withLatestFrom<Source: ObservableConvertibleType, Result>(
    _ second: Source, resultSelector: @escaping (Element, Source.Element) throws -> Result
  ) -> Observable<Result> {
    let first = asObservable()
    let second = second.asObservable()
    return ClosureProducer { sink in
      let own = WithLatestFromSink(sink, resultSelector)
      own.secondSubscription.setDisposable(second.attach(LatestSource(own)))
      own.attach(first.attach(own))
      return own
    }
  }

  /// Sends the latest element of a second sequence whenever this one sends an element.
  ///
  /// See `withLatestFrom(_:resultSelector:)`.
  public func withLatestFrom<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Source.Element> {
    withLatestFrom(second) { _, latest in latest }
  }
}

private final class WithLatestFromSink<First, Second, Output>: SerialSink<First, Output> {
  let secondSubscription = SingleAssignmentDisposable()
  let latest = Slot<Second>()
  private let selector: (First, Second) throws -> Output

  init(_ downstream: Sink<Output>, _ selector: @escaping (First, Second) throws -> Output) {
    self.selector = selector
    super.init(downstream)
  }

  override func next(_ element: First) {
    if !turnstile.enter() { return turnstile.postpone { self.next(element) } }
    if latest.isFull, !isStopped {
      do { downstream.next(try selector(element, latest.element)) } catch { fail(error) }
    }
    turnstile.leave()
  }

  override func release() { secondSubscription.dispose() }
}

private final class LatestSource<First, Second, Output>: Sink<Second> {
  private let parent: WithLatestFromSink<First, Second, Output>

  init(_ parent: WithLatestFromSink<First, Second, Output>) { self.parent = parent }

  override func next(_ element: Second) {
    if !parent.turnstile.enter() { return parent.turnstile.postpone { self.next(element) } }
    parent.latest.put(element)
    parent.turnstile.leave()
  }

  override func error(_ error: any Error) { parent.error(error) }
  override func completed() { parent.secondSubscription.dispose() }
}
