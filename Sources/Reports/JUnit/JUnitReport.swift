import ExactStrings
import Files

/// The outcomes as JUnit's XML, in the dialect that the schemas of Jenkins and Surefire have in common.
///
/// A script is a `testsuite`, a case a `testcase`. A failed case has a `failure`, an untrustworthy one an `error`. A
/// case that is skipped or expected to fail has `skipped`. A coverage below its goal is a `testsuite` of its own. There
/// is no host, no date, and no time.
package enum JUnitReport {
  /// Returns the document; the scripts are in the order of their first cases.
  package static func text(of suite: SuiteReport) -> String {
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    let all = suite.points
    lines.append(
      "<testsuites name=\"reel\" tests=\"\(all.count)\" failures=\"\(all.count(of: .failure))\""
        + " errors=\"\(all.count(of: .error))\">")
    for cases in suite.casesByScript {
      lines.append(
        "  <testsuite name=\"\(cases[0].script.attribute)\" tests=\"\(cases.count)\""
          + " failures=\"\(cases.count(of: .failure))\" errors=\"\(cases.count(of: .error))\""
          + " skipped=\"\(cases.count(of: .skipped))\">")
      for one in cases { lines += one.lines }
      lines.append("  </testsuite>")
    }
    lines.append("</testsuites>")
    return lines.map { $0 + "\n" }.joined()
  }
}

/// The element inside a `testcase` for its outcome.
private enum Mark: String {
  case failure
  case error
  case skipped

  init?(_ outcome: CaseReport.Outcome) {
    switch outcome {
    case .pass: return nil
    case .fail, .missing, .crash, .timeout, .xpass: self = .failure
    case .error: self = .error
    case .xfail, .skip: self = .skipped
    }
  }
}

extension CaseReport {
  fileprivate var lines: [String] {
    let name = title ?? fileName
    let start = "    <testcase classname=\"\(className.attribute)\" name=\"\(name.attribute)\""
    guard let mark = Mark(outcome) else { return [start + "/>"] }
    if mark == .skipped {
      let reason = message.isEmpty ? "" : " message=\"\(message.attribute)\""
      return [start + ">", "      <skipped\(reason)/>", "    </testcase>"]
    }
    let element = "      <\(mark.rawValue) type=\"\(outcome.rawValue)\" message=\"\(message.attribute)\""
    let text = ([whereAndWhen].compactMap(\.self) + details.shownLines).joined(separator: "\n").escapedForMarkup
    let end = text.isEmpty ? "/>" : ">\(text)</\(mark.rawValue)>"
    return [start + ">", element + end, "    </testcase>"]
  }

  private var fileName: String {
    let parts = script.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false)
    return parts.last.map { String($0) } ?? ""
  }

  /// The script without its ending: readers of JUnit take the last dot for the border of a package.
  private var className: String {
    for ending in ScriptPath.suffixes + [ScriptPath.goldenSuffix] where script.utf8.count > ending.utf8.count {
      if let name = script.removing(suffix: ending) { return String(name) }
    }
    return script
  }

  /// The place and the time, which open the text, because the schemas have no attribute for a place.
  private var whereAndWhen: String? {
    let time = at.map { "at \($0.milliseconds)ms" }
    let parts = [location?.shown, time].compactMap(\.self)
    let includes = place?.includedAt.map { ", included at \($0.shown)" } ?? ""
    return parts.isEmpty ? nil : parts.joined(separator: " ") + includes
  }
}

extension [CaseReport] {
  fileprivate func count(of mark: Mark) -> Int { count { Mark($0.outcome) == mark } }
}

extension SuiteReport {
  /// The cases and the coverage, grouped by script. Paths are compared byte by byte, as file systems do.
  fileprivate var casesByScript: [[CaseReport]] {
    var groups: [[CaseReport]] = []
    var places: [[UInt8]: Int] = [:]
    for one in points {
      let key = Array(one.script.utf8)
      if let place = places[key] {
        groups[place].append(one)
      } else {
        places[key] = groups.count
        groups.append([one])
      }
    }
    return groups
  }
}

extension String {
  fileprivate var attribute: String { shown.escapedForMarkup }
}
