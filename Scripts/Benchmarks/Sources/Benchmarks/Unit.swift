import HandMade

/// The unit of the table: what a value costs on its way through four objects that call each other by hand.
enum Unit {
  /// The name of the baseline in the table.
  static let name = "four links by hand"

  /// Measures the nanoseconds for one value: for each row anew, since a machine that others use is faster at one time
  /// than at another.
  static func measure() -> Double {
    let count = 200_000
    let end = Ending<Int> { consume($0) }
    let first = Changing(before: Changing(before: Changing(before: end) { $0 &+ 1 }) { $0 &* 2 }) { $0 &+ 1 }
    return Stopwatch(operations: count).time { for value in 0..<count { first.send(value) } }
  }
}

extension Row {
  /// Creates a row whose baseline is the unit.
  /// - Parameters:
  ///   - units: The goal.
  ///   - obstacle: Why the goal may be out of reach.
  init(_ work: String, _ measured: Double, units: Double, obstacle: String = "") {
    self.init(
      work: work, measured: measured, baseline: Unit.name, baselineMeasured: Unit.measure(), goal: units,
      obstacle: obstacle)
  }
}
