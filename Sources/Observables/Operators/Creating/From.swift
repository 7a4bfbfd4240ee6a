extension ObservableType {
  /// Sends the given elements, one per turn of the scheduler, then completes.
  ///
  ///     out  [abc|]        of("a", "b", "c")
  public static func of(
    _ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    FromArray(elements, scheduler)
  }

  /// Sends the elements of an array, one per turn of the scheduler, then completes.
  ///
  ///     out  [abc|]        from(["a", "b", "c"])
  public static func from(
    _ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    FromArray(array, scheduler)
  }

  /// Sends the elements of a sequence, one per turn of the scheduler, then completes.
  ///
  /// Each subscription iterates the sequence anew.
  public static func from<Sequence: Swift.Sequence>(
    _ sequence: Sequence, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> where Sequence.Element == Element {
    ClosureProducer { sink in
      FromSequenceTurns(sink, sequence).start(on: scheduler)
    }
  }

  /// Sends the value if there is one, then completes.
  public static func from(optional: Element?) -> Observable<Element> {
    optional.map { just($0) } ?? empty()
  }

  /// Sends the value if there is one, then completes, each in an action of the scheduler.
  public static func from(optional: Element?, scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    optional.map { just($0, scheduler: scheduler) } ?? FromArray([], scheduler)
  }
}

private final class FromArray<Element>: Producer<Element> {
  private let elements: [Element]
  private let scheduler: any ImmediateSchedulerType

  init(_ elements: [Element], _ scheduler: any ImmediateSchedulerType) {
    self.elements = elements
    self.scheduler = scheduler
  }

  override func run(_ sink: Sink<Element>) -> any Attachment {
    FromArrayTurns(sink, elements).start(on: scheduler)
  }
}

private final class FromArrayTurns<Element>: TurnSource<Element> {
  private let elements: [Element]
  private var index = 0

  init(_ downstream: Sink<Element>, _ elements: [Element]) {
    self.elements = elements
    super.init(downstream)
  }

  override func turn() -> Bool {
    if index == elements.count {
      downstream.completed()
      return false
    }
    index += 1
    downstream.next(elements[index - 1])
    return true
  }
}

private final class FromSequenceTurns<Source: Sequence>: TurnSource<Source.Element> {
  private var iterator: Source.Iterator

  init(_ downstream: Sink<Source.Element>, _ sequence: Source) {
    iterator = sequence.makeIterator()
    super.init(downstream)
  }

  override func turn() -> Bool {
    guard let element = iterator.next() else {
      downstream.completed()
      return false
    }
    downstream.next(element)
    return true
  }
}
