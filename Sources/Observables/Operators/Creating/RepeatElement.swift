extension ObservableType {
  /// Sends one element again and again, once per turn of the scheduler, without end.
  ///
  ///     out  [aaa...
  public static func repeatElement(
    _ element: Element, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    ClosureProducer { sink in
      RepeatTurns(sink, element).start(on: scheduler)
    }
  }
}

private final class RepeatTurns<Element>: TurnSource<Element> {
  private let element: Element

  init(_ downstream: Sink<Element>, _ element: Element) {
    self.element = element
    super.init(downstream)
  }

  override func turn() -> Bool {
    downstream.next(element)
    return true
  }
}
