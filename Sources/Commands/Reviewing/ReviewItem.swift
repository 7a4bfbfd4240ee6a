import Comparison
import ExactStrings
import Pages
import Reports

/// An item of a review: a change of a golden, or a golden without a script.
struct ReviewItem {
  /// The possible decisions.
  enum Decision: String {
    /// The change is accepted.
    case accepted
    /// The change is rejected, and the golden stays as it is.
    case rejected
    /// The decision is postponed.
    case skipped
    /// No decision was made.
    case open
  }

  /// A case that was played, as a page shows it.
  struct Played {
    /// The case.
    let one: PlayedCase
    /// The name of its script.
    let script: String
    /// The lines of its script.
    let scripts: [PageScript]
  }

  /// The change to decide on.
  let change: GoldenChanges.Change
  /// The golden.
  let golden: String
  /// The script that was played for the change; nil where the golden alone was read.
  var script: String?
  /// The golden beside what it would become, as the verdict compares them where cases were played; nil where there are
  /// no timelines.
  var comparison: TimelineComparison?
  /// The case that was played for the change, for a page; nil where the change was read from a file.
  var played: Played?
  /// The decision.
  var decision = Decision.open

  /// The golden and the case in messages.
  var name: String { (golden + (change.title.map { " > \($0)" } ?? "")).onOneLine }

  /// Whether this is a golden without a script.
  var isObsolete: Bool { change.kind == .obsolete }

  /// The number of differences and the place of the first one, or the reason why the file is rewritten; nil where there
  /// is neither.
  var headline: String? { change.reason ?? difference?.cases.first?.headline }

  /// Returns the change, line by line.
  ///
  /// - Parameter areAll: Whether all frames and echoes are shown in full, even those far from a difference.
  func lines(areAll: Bool = false, width: Int, isColored: Bool) -> [String] {
    let report = TerminalReport(
      context: areAll ? 1 << 30 : 3, showsEchoes: areAll, isWhole: areAll, width: width, isColored: isColored)
    let text = difference.map { report.difference($0, path: script ?? golden) } ?? ""
    if !text.isEmpty { return Array(text.split(separator: "\n").map(String.init).dropFirst()) }
    return (isObsolete ? ["no script belongs to it: accepting removes it"] : [])
      + Self.marked("-", change.old ?? []) + Self.marked("+", change.new ?? [])
  }

  /// The comparison, where both sections are there.
  private var difference: TimelineComparison? { change.kind == .changed ? comparison : nil }

  private static func marked(_ mark: String, _ text: [UInt8]) -> [String] {
    text.split(separator: UInt8(ascii: "\n")).map { line in
      let text = String(decoding: line, as: UTF8.self).onOneLine
      return mark + (text.hasPrefix(" ") ? String(text.dropFirst()) : text)
    }
  }
}
