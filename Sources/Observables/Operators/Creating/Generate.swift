extension ObservableType {
  /// Sends the states of a loop, one per turn of the scheduler, as long as a condition holds.
  ///
  ///     out  [124|]        generate(initialState: 1, condition: { $0 < 5 }, iterate: { $0 * 2 })
  ///
  /// A thrown error ends the sequence.
  public static func generate(
    initialState: Element,
    condition: @escaping (Element) throws -> Bool,
    scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance,
    iterate: @escaping (Element) throws -> Element
  ) -> Observable<Element> {
    ClosureProducer { sink in
      GenerateTurns(sink, initialState, condition, iterate).start(on: scheduler)
    }
  }
}

private final class GenerateTurns<Element>: TurnSource<Element> {
  private var state: Element
  private let condition: (Element) throws -> Bool
  private let iterate: (Element) throws -> Element
  private var isFirst = true

  init(
    _ downstream: Sink<Element>,
    _ state: Element,
    _ condition: @escaping (Element) throws -> Bool,
    _ iterate: @escaping (Element) throws -> Element
  ) {
    self.state = state
    self.condition = condition
    self.iterate = iterate
    super.init(downstream)
  }

  override func turn() -> Bool {
    do {
      if isFirst { isFirst = false } else { state = try iterate(state) }
      if try condition(state) {
        downstream.next(state)
        return true
      }
      downstream.completed()
    } catch {
      downstream.error(error)
    }
    return false
  }
}
