import Comparison
import Timelines

/// A comparison of two timelines, and what caused the frames of the first case that was played.
func compared(_ expected: String, _ actual: String, causes: [Record.Cause?]) throws -> TimelineComparison {
  var played = try Timeline(parsing: Array(actual.utf8))
  for cause in causes { played.cases[0].frames.causes.append(cause) }
  return TimelineComparison(expected: try Timeline(parsing: Array(expected.utf8)), actual: played)
}

extension Record.Cause {
  /// The frame is the statement in a line of the script.
  static func line(_ line: Int) -> Record.Cause { .statement(Record.Place(line: line)) }

  /// The frame follows from the statement in a line of the script.
  static func after(_ line: Int) -> Record.Cause { .consequence(of: Record.Place(line: line)) }
}
