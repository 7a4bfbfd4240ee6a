/// Times a piece of work: the median of several rounds, in nanoseconds for one operation.
struct Stopwatch {
  /// How many operations make up a round.
  let operations: Int
  private static let rounds = 7

  /// Runs `work`, which does `operations` operations, once to warm up and then round by round.
  func time(_ work: () -> Void) -> Double {
    work()
    var results: [Double] = []
    for _ in 0..<Self.rounds {
      let clock = ContinuousClock()
      let elapsed = clock.measure(work)
      results.append((Double(elapsed.components.seconds) * 1e9 + Double(elapsed.components.attoseconds) / 1e9))
    }
    return results.sorted()[Self.rounds / 2] / Double(operations)
  }
}

/// Takes a value where the optimiser cannot see what for.
@inline(never)
func consume<Value>(_ value: Value) {}

/// A row of the table.
struct Row {
  let work: String
  /// Nanoseconds for one operation.
  let measured: Double
  let baseline: String
  /// Nanoseconds for one operation of the baseline, in the same run.
  let baselineMeasured: Double
  /// The largest ratio to the baseline that is good enough. Machines differ by a factor of two, and so do the nanoseconds.
  let goal: Double
  /// Why the goal may be out of reach; empty if it is not.
  var obstacle = ""

  /// The row as a line of a Markdown table.
  var line: String {
    let ratio = measured / baselineMeasured
    let verdict = ratio <= goal ? "" : obstacle.isEmpty ? "  above" : "  above: \(obstacle)"
    return "| \(work) | \(Self.text(measured)) | \(baseline): \(Self.text(baselineMeasured)) | "
      + "\(Self.text(ratio)) | \(Self.text(goal))\(verdict) |"
  }

  private static func text(_ number: Double) -> String {
    if number >= 100 { return "\(Int(number.rounded()))" }
    return number >= 10 ? "\((number * 10).rounded() / 10)" : "\((number * 100).rounded() / 100)"
  }
}
