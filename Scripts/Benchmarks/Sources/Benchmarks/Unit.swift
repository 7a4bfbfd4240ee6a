import HandMade

/// The unit of the table: what a value costs on its way through four objects that call each other by hand.
enum Unit {
  /// The name of the baseline in the table.
  static let name = "four links by hand"

  /// Nanoseconds for one value.
  static let nanoseconds: Double = {
    let count = 200_000
    let end = Ending<Int> { consume($0) }
    let first = Changing(before: Changing(before: Changing(before: end) { $0 &+ 1 }) { $0 &* 2 }) { $0 &+ 1 }
    return Stopwatch(operations: count).time { for value in 0..<count { first.send(value) } }
  }()
}

extension Row {
  /// Creates a row whose baseline is the unit.
  /// - Parameters:
  ///   - units: The goal.
  ///   - obstacle: Why the goal may be out of reach.
  init(_ work: String, _ measured: Double, units: Double, obstacle: String = "") {
    self.init(
      work: work, measured: measured, baseline: Unit.name, baselineMeasured: Unit.nanoseconds, goal: units,
      obstacle: obstacle)
  }
}
