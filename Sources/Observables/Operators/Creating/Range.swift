/// The integer types that sequences count with.
public typealias RxAbstractInteger = FixedWidthInteger

extension ObservableType where Element: FixedWidthInteger {
  /// Sends consecutive integers, one per turn of the scheduler, then completes.
  ///
  ///     out  [567|]        range(start: 5, count: 3)
  ///
  /// A negative count, or a range that exceeds the type, is a programming error and traps.
  public static func range(
    start: Element, count: Element, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    if count < 0 { fatalError("count can't be negative") }
    if count > 0, start.addingReportingOverflow(count - 1).overflow { fatalError("the range exceeds its element type") }
    return ClosureProducer { sink in
      // `Int` has a class of its own, which needs no witness tables for each turn.
      if let start = start as? Int, let count = count as? Int, let sink = sink as? Sink<Int> {
        return IntRangeTurns(sink, start, count).start(on: scheduler)
      }
      return RangeTurns(sink, start, count).start(on: scheduler)
    }
  }
}

private final class RangeTurns<Element: FixedWidthInteger>: TurnSource<Element> {
  private let start: Element
  private let count: Element
  @exclusivity(unchecked) private var index: Element = 0

  init(_ downstream: Sink<Element>, _ start: Element, _ count: Element) {
    self.start = start
    self.count = count
    super.init(downstream)
  }

  override func turn() -> Bool {
    if index == count {
      downstream.completed()
      return false
    }
    let element = start + index
    index += 1
    downstream.next(element)
    return true
  }
}

private final class IntRangeTurns: TurnSource<Int> {
  @exclusivity(unchecked) private var left: Int
  @exclusivity(unchecked) private var following: Int

  init(_ downstream: Sink<Int>, _ start: Int, _ count: Int) {
    left = count
    following = start
    super.init(downstream)
  }

  override func turn() -> Bool {
    if left == 0 {
      downstream.completed()
      return false
    }
    let element = following
    left -= 1
    following &+= 1
    downstream.next(element)
    return true
  }
}
