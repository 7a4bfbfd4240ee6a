/// The unit of the table: what four classes cost that call each other by hand, each by a method that a subclass overrides. It
/// is the least that anything costs that is made of objects.
enum Unit {
  /// The name of the baseline in the table.
  static let name = "four classes by hand"

  /// Nanoseconds for one value on its way through the four.
  static let nanoseconds: Double = {
    let count = 200_000
    let end = End()
    let first = Adder(to: Doubler(to: Adder(to: end)))
    return Stopwatch(operations: count).time { for value in 0..<count { first.send(value) } }
  }()

  private class Link {
    func send(_ value: Int) {}
  }

  private class Passing: Link {
    let next: Link
    init(to next: Link) { self.next = next }
  }

  private final class Adder: Passing {
    override func send(_ value: Int) { next.send(value &+ 1) }
  }

  private final class Doubler: Passing {
    override func send(_ value: Int) { next.send(value &* 2) }
  }

  private final class End: Link {
    override func send(_ value: Int) { consume(value) }
  }
}

extension Row {
  /// Creates a row whose baseline is the unit.
  /// - Parameter units: The goal.
  init(_ work: String, _ measured: Double, units: Double) {
    self.init(
      work: work, measured: measured, baseline: Unit.name, baselineMeasured: Unit.nanoseconds, goal: units)
  }
}
