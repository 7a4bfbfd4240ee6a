import Comparison
import Timelines

/// Timelines and comparisons from a few lines of text.
enum Sample {
  /// The golden that the manual shows.
  static let search = """
           0ms = {"query":null,"repos":[],"nextPage":null,"isLoadingNextPage":false}
           0ms > updateQuery "React"
           0ms ~ setQuery  query: null -> "React"
           0ms @ search#1 {"query":"React","page":1}
          50ms > updateQuery "Rx"
          50ms x search#1
          50ms ~ setQuery  query: "React" -> "Rx"
          50ms @ search#2 {"query":"Rx","page":1}
         150ms < search#2
         150ms ~ setRepos  repos.+0: "ReactiveX/RxSwift"  nextPage: null -> 2
         150ms = {"query":"Rx","repos":["ReactiveX/RxSwift"],"nextPage":2,"isLoadingNextPage":false}
    """

  /// A timeline of one case with these frames, which need not be a whole case.
  static func timeline(_ frames: String, heading: String = "== a case  r") throws -> Timeline {
    try Timeline(parsing: Array("reel-timeline 1\n\(heading)\n\(frames)\n".utf8), checking: .outline)
  }

  /// The frames of the sample with one line replaced, removed or followed by others.
  static func search(replacing old: String, with new: String) -> String {
    let lines = search.split(separator: "\n").map { $0.hasSuffix(old) ? new : String($0) }
    return lines.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// The differing rows, a line each: the mark of the relation, the expected line, the actual line.
  static func differences(_ expected: String, _ actual: String, ignoring paths: String...) throws -> [String] {
    let comparison = TimelineComparison(
      expected: try timeline(expected), actual: try timeline(actual), ignoring: paths.compactMap { StatePath($0) })
    return comparison.cases.flatMap { comparison in
      comparison.differences.map { difference in
        let frames = [difference.expected, difference.actual].compactMap { $0?.trimmed }
        return "\(difference.relation.rawValue): \(frames.joined(separator: " | "))"
      } + (comparison.echoCount > 0 ? ["echoes: \(comparison.echoCount)"] : [])
    }
  }
}

extension Frame {
  /// The line without the blanks before its time.
  var trimmed: String { String(description.drop { $0 == " " }) }
}
