import Foundation
import JSONValues
import Playback

private struct SmallState: Encodable {
  var value = 41
  var isLoading = false
  var message: String? = "hello"
}

private struct LongState: Encodable {
  var repos = (0..<30).map { "owner-\($0)/repository-\($0)" }
}

enum JSONBenchmarks {
  static func rows() -> [Row] {
    [
      row("state of three fields to JSON", SmallState(), goal: 0.12),
      row("state of thirty strings to JSON", LongState(), goal: 0.06),
    ]
  }

  private static func row<State: Encodable>(_ work: String, _ state: State, goal: Double) -> Row {
    let count = 20_000
    let stopwatch = Stopwatch(operations: count)
    let encoder = JSONEncoder()
    var text = TextBuffer()
    let ours = stopwatch.time {
      for _ in 0..<count {
        let value = JSONValue(reflecting: state)
        text.append { $0.write(value) }
        text.drain(text.count) { consume($0.count) }
      }
    }
    let theirs = stopwatch.time {
      for _ in 0..<count { consume(try? encoder.encode(state).count) }
    }
    return Row(
      work: work, measured: ours, baseline: "JSONEncoder", baselineMeasured: theirs, goal: goal,
      obstacle: "the text is made of the tree that expectations and changes need, and a tree refers to each text")
  }
}
