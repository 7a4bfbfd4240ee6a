import Comparison
import ExactStrings
import Reports
import Timelines

/// One thing to decide: a change of a golden, or a golden that nothing belongs to.
struct ReviewItem {
  /// What can be decided.
  enum Decision: String {
    /// It shall be so from now on.
    case accepted
    /// It shall stay as it was.
    case rejected
    /// Later.
    case skipped
    /// Nothing was decided.
    case open
  }

  /// What there is to decide on.
  enum Matter {
    /// A change of a golden.
    case change(GoldenChanges.Change)
    /// A golden without a script; its bytes.
    case obsolete([UInt8])
  }

  let matter: Matter
  /// The golden.
  let golden: String
  /// What was decided.
  var decision = Decision.open

  /// The golden and the case, as messages name them.
  var name: String {
    guard case .change(let change) = matter, let title = change.title else { return golden.onOneLine }
    return "\(golden) > \(title)".onOneLine
  }

  /// What kind of change it is, in a word.
  var kind: String {
    switch matter {
    case .change(let change): change.kind.rawValue
    case .obsolete: "obsolete"
    }
  }

  /// Whether this is a golden that nothing belongs to.
  var isObsolete: Bool {
    if case .obsolete = matter { true } else { false }
  }

  /// How many differences there are, and where the first one is; nil where there are no two timelines.
  var headline: String? { comparison?.cases.first?.headline }

  /// What changes, line by line.
  ///
  /// - Parameter areAll: Whether equal frames are shown, however far they are from a difference, and echoes, all of them whole.
  func lines(areAll: Bool = false, width: Int, isColored: Bool) -> [String] {
    let report = TerminalReport(
      context: areAll ? 1 << 30 : 3, showsEchoes: areAll, isWhole: areAll, width: width, isColored: isColored)
    switch matter {
    case .obsolete(let bytes):
      return ["no script belongs to it: accepting removes it"] + Self.marked("-", bytes)
    case .change(let change):
      let text = comparison.map { report.difference($0, path: golden) } ?? ""
      if !text.isEmpty { return Array(text.split(separator: "\n").map(String.init).dropFirst()) }
      return Self.marked("-", change.old ?? []) + Self.marked("+", change.new ?? [])
    }
  }

  private var comparison: TimelineComparison? {
    guard case .change(let change) = matter, change.kind == .changed, let old = change.old, let new = change.new,
      let before = try? Timeline(parsing: PlayedScript.header + old),
      let after = try? Timeline(parsing: PlayedScript.header + new)
    else { return nil }
    return TimelineComparison(expected: before, actual: after)
  }

  private static func marked(_ mark: String, _ text: [UInt8]) -> [String] {
    text.split(separator: UInt8(ascii: "\n")).map { line in
      let text = String(decoding: line, as: UTF8.self).onOneLine
      return mark + (text.hasPrefix(" ") ? String(text.dropFirst()) : text)
    }
  }
}
