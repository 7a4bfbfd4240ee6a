import Comparison
import Files
import Timelines

/// The comparison of played cases with the golden of their script.
struct GoldenComparison {
  /// The relation of each case to the golden.
  private(set) var standings: [CaseVerdict.Standing]
  /// The reason why the golden as a whole cannot be compared; nil if it can.
  private(set) var problem: String?
  /// The comparison; nil if the golden equals the timeline or cannot be compared.
  private(set) var comparison: TimelineComparison?

  /// Compares cases with the bytes of a golden; nil where there is none. Unless they are all cases of the script, only
  /// their sections count.
  init(_ played: [PlayedCase], beside golden: [UInt8]?, at path: String, areAll: Bool) {
    standings = played.map { _ in .same }
    guard let golden else {
      problem = .missingGolden(path)
      standings = played.map { _ in .missing(golden: path) }
      return
    }
    // Nearly all cases equal their goldens, and a timeline may be large.
    if areAll, PlayedScript(played).isWritten(in: golden) { return }
    let sections = GoldenSections(golden)
    if let fault = sections.fault {
      blame("golden '\(path.onOneLine)' \(fault)", at: played.indices)
      return
    }
    let timeline = PlayedScript(played).timeline
    let chosen = areAll ? [] : played.flatMap { sections.section($0.heading) ?? [] }
    let expected = areAll ? golden : TimelineHeader.bytes + chosen
    if expected == timeline { return }
    do {
      // Without its first line, the sections of a golden cannot be told apart.
      if !areAll, !golden.starts(with: TimelineHeader.bytes) { _ = try Timeline(parsing: golden, checking: .outline) }
      // A timeline has at least one case; the chosen sections of a golden may be none.
      let isEmpty = !areAll && chosen.isEmpty
      compare(timeline, of: played, with: isEmpty ? Timeline(cases: []) : try Timeline(parsing: expected))
    } catch {
      let differing = played.indices.filter { sections.section(played[$0].heading) != played[$0].section }
      blame(.noTimeline(in: path, error), at: differing.isEmpty ? Array(played.indices) : differing)
    }
  }

  private mutating func compare(_ timeline: [UInt8], of played: [PlayedCase], with expected: Timeline) {
    guard var actual = try? Timeline(parsing: timeline) else {
      preconditionFailure("what a writer writes can be read")
    }
    for (index, one) in played.enumerated() { actual.cases[index].frames.causes = one.causes }
    let comparison = TimelineComparison(expected: expected, actual: actual)
    if comparison.isSame { return blame("the golden is not in the form that the tool writes", at: played.indices) }
    for one in comparison.cases where one.verdict != .same {
      if let index = one.actualIndex { standings[index] = .different(one) }
    }
    self.comparison = comparison
  }

  private mutating func blame(_ reason: String, at indices: some Sequence<Int>) {
    problem = reason
    for index in indices { standings[index] = .unusable(reason) }
  }
}

extension String {
  /// Returns the message for a golden that does not exist.
  static func missingGolden(_ golden: String) -> String { "missing golden '\(golden.onOneLine)'" }

  /// Returns the message for a golden that cannot be read.
  static func noTimeline(in golden: String, _ error: TimelineError) -> String {
    "golden '\(golden.onOneLine)' \(noTimeline(error))"
  }

  /// Returns the message for a golden that contains the marks of a merge conflict.
  static func mergeConflict(in golden: String, _ line: Int) -> String {
    "golden '\(golden.onOneLine)' \(mergeConflict(line))"
  }

  /// Returns the message for a text that cannot be read, behind the name of the text.
  static func noTimeline(_ error: TimelineError) -> String { "is not a timeline: \(error)" }

  /// Returns the message for a text that contains the marks of a merge conflict, behind the name of the text.
  static func mergeConflict(_ line: Int) -> String { "contains merge conflict markers, the first in line \(line)" }
}
