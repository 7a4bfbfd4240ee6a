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

  /// The change or the file to decide on.
  enum Content {
    /// A change of a golden.
    case change(GoldenChanges.Change)
    /// A golden without a script; its bytes.
    case obsolete([UInt8])
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

  let content: Content
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
  var name: String {
    guard case .change(let change) = content, let title = change.title else { return golden.onOneLine }
    return "\(golden) > \(title)".onOneLine
  }

  /// The kind of change, in a word.
  var kind: String {
    switch content {
    case .change(let change): change.kind.rawValue
    case .obsolete: "obsolete"
    }
  }

  /// Whether this is a golden without a script.
  var isObsolete: Bool {
    if case .obsolete = content { true } else { false }
  }

  /// The number of differences and the place of the first one, or the reason why the file is rewritten; nil where there
  /// is neither.
  var headline: String? { reason ?? difference?.cases.first?.headline }

  /// The reason why the file is rewritten as a whole; nil if it is not.
  var reason: String? { if case .change(let change) = content { change.reason } else { nil } }

  /// Returns the change, line by line.
  ///
  /// - Parameter areAll: Whether all frames and echoes are shown in full, even those far from a difference.
  func lines(areAll: Bool = false, width: Int, isColored: Bool) -> [String] {
    let report = TerminalReport(
      context: areAll ? 1 << 30 : 3, showsEchoes: areAll, isWhole: areAll, width: width, isColored: isColored)
    switch content {
    case .obsolete(let bytes):
      return ["no script belongs to it: accepting removes it"] + Self.marked("-", bytes)
    case .change(let change):
      let text = difference.map { report.difference($0, path: script ?? golden) } ?? ""
      if !text.isEmpty { return Array(text.split(separator: "\n").map(String.init).dropFirst()) }
      return Self.marked("-", change.old ?? []) + Self.marked("+", change.new ?? [])
    }
  }

  /// The comparison, where both sections are there.
  private var difference: TimelineComparison? {
    if case .change(let change) = content, change.kind == .changed { comparison } else { nil }
  }

  private static func marked(_ mark: String, _ text: [UInt8]) -> [String] {
    text.split(separator: UInt8(ascii: "\n")).map { line in
      let text = String(decoding: line, as: UTF8.self).onOneLine
      return mark + (text.hasPrefix(" ") ? String(text.dropFirst()) : text)
    }
  }
}
