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
  /// Nanoseconds, unless the name of the work says otherwise.
  let measured: Double
  let baseline: String
  let baselineMeasured: Double
  let goal: Double

  /// The row as a line of a Markdown table.
  var line: String {
    let verdict = measured <= goal ? "" : "  above"
    let ratio = baselineMeasured == 0 ? "" : Self.text(measured / baselineMeasured)
    return "| \(work) | \(Self.text(measured)) | \(Self.text(goal))\(verdict) | \(baseline): "
      + "\(Self.text(baselineMeasured)) | \(ratio) |"
  }

  private static func text(_ number: Double) -> String {
    number >= 100 || number == 0 ? "\(Int(number.rounded()))" : "\((number * 10).rounded() / 10)"
  }
}
