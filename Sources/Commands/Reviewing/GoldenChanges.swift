import Comparison
import ExactStrings
import Timelines

/// The changes of a golden as a list of decisions: one for each case.
struct GoldenChanges {
  /// A change of one section, or of the file.
  struct Change {
    /// The kinds of change.
    enum Kind: String {
      /// The case has a section that differs.
      case changed
      /// The case has no section yet.
      case new
      /// The section has no case.
      case removed
      /// The file as a whole is not in the form that the tool writes, so its sections cannot be told apart.
      case rewritten
      /// The file has no script.
      case obsolete
    }

    let kind: Kind
    /// The first line of the section; nil for the file.
    let heading: String?
    /// The present and the proposed content; nil where there is none.
    let old, new: [UInt8]?
    /// The reason why the file is rewritten as a whole; nil for a section.
    var reason: String?

    /// The title of the case; nil where it has none.
    var title: String? {
      guard let heading else { return nil }
      return TimelineCase(heading: Array(heading.utf8)[...])?.title
    }

    /// Returns the present section beside the proposed one, even where there is only one of them; nil where they are no
    /// timelines.
    /// - Parameter played: The case that was played for the change; nil where the proposal is all that is known.
    func comparison(of played: PlayedCase? = nil) -> TimelineComparison? {
      func timeline(_ section: [UInt8]?) -> Timeline? {
        section.map { try? Timeline(parsing: TimelineHeader.bytes + $0) } ?? Timeline()
      }
      guard kind != .rewritten, let before = timeline(old),
        let after = played?.timeline.map({ Timeline(cases: [$0]) }) ?? timeline(new)
      else { return nil }
      return TimelineComparison(expected: before, actual: after)
    }
  }

  /// The content of the file.
  let old: [UInt8]?
  /// The content of the file with every change.
  let new: [UInt8]
  /// The changes in the order of the file; empty if there is none.
  let changes: [Change]

  /// Finds the changes that turn `old` into `new`.
  /// - Parameter problem: The reason why a verdict could not compare the file as a whole; nil where it could, or where
  ///   there is no verdict.
  init(from old: [UInt8]?, to new: [UInt8], problem: String? = nil) {
    self.old = old
    self.new = new
    let (before, after) = (GoldenSections(old ?? []), GoldenSections(new))
    var changes: [Change] = []
    for section in after.sections {
      let previous = before.section(section.heading)
      if previous == section { continue }
      let kind = previous == nil ? Change.Kind.new : .changed
      changes.append(Change(kind: kind, heading: section.title, old: previous, new: section))
    }
    for section in before.sections where after.section(section.heading) == nil {
      changes.append(Change(kind: .removed, heading: section.title, old: section, new: nil))
    }
    let fault = old.flatMap { Self.fault(of: $0) ?? problem }
    if old == new {
      changes = []
    } else if fault != nil || changes.isEmpty {
      let reason = fault ?? "the order of its cases changes"
      changes = [Change(kind: .rewritten, heading: nil, old: old, new: new, reason: reason)]
    }
    self.changes = changes
  }

  /// Returns the reason why the sections of a golden cannot be told apart; nil if they can.
  private static func fault(of golden: [UInt8]) -> String? {
    if let fault = GoldenSections(golden).fault { return fault }
    do {
      _ = try Timeline(parsing: golden)
      return nil
    } catch {
      return .noTimeline(error)
    }
  }

  /// Returns the content of the file when only some changes are accepted, given by their indices; nil if there is no
  /// file then.
  func accepting(_ accepted: Set<Int>) -> [UInt8]? {
    if accepted.isEmpty { return old }
    if accepted.count == changes.count { return new }
    let refused = changes.indices.filter { !accepted.contains($0) }.map { changes[$0] }
    let kept = Dictionary(refused.map { (ExactString($0.heading ?? ""), $0) }) { first, _ in first }
    let sections = GoldenSections(new).sections.compactMap { kept[$0.title].map(\.old) ?? $0 }
    let merged = GoldenSections(old ?? []).merged(into: sections) {
      kept[String(decoding: $0, as: UTF8.self)]?.kind == .removed
    }
    return TimelineHeader.bytes + merged.joined()
  }
}

extension [UInt8] {
  /// The heading of a section as text.
  fileprivate var title: String { String(decoding: heading, as: UTF8.self) }
}
