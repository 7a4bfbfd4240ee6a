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
    }

    let kind: Kind
    /// The first line of the section; nil for the file.
    let heading: String?
    /// The present and the proposed content.
    let old, new: [UInt8]?
    /// The reason why the file is rewritten as a whole; nil for a section.
    var reason: String?

    /// The title of the case; nil where it has none.
    var title: String? {
      guard let heading else { return nil }
      return TimelineCase(heading: Array(heading.utf8)[...])?.title
    }
  }

  /// The content of the file.
  let old: [UInt8]?
  /// The content of the file with every change.
  let new: [UInt8]
  /// The changes in the order of the file; empty if there is none.
  let changes: [Change]

  /// Finds the changes that turn `old` into `new`.
  init(from old: [UInt8]?, to new: [UInt8]) {
    self.old = old
    self.new = new
    let before = Self.sections(old ?? [])
    let after = Self.sections(new)
    var changes: [Change] = []
    for (heading, section) in after {
      let previous = before.first { $0.heading == heading }?.section
      if previous == section { continue }
      changes.append(Change(kind: previous == nil ? .new : .changed, heading: heading, old: previous, new: section))
    }
    for (heading, section) in before where !after.contains(where: { $0.heading == heading }) {
      changes.append(Change(kind: .removed, heading: heading, old: section, new: nil))
    }
    let fault = old.flatMap(Self.fault)
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
    let sections = Self.sections(new).compactMap { heading, section in
      refused.first { $0.heading == heading }.map(\.old) ?? section
    }
    let stay = Set(exact: refused.filter { $0.kind == .removed }.compactMap(\.heading))
    let merged = GoldenSections(old ?? []).merged(into: sections) { stay.contains(String(decoding: $0, as: UTF8.self)) }
    return TimelineHeader.bytes + merged.joined()
  }

  private static func sections(_ text: [UInt8]) -> [(heading: String, section: [UInt8])] {
    GoldenSections(text).sections.map { section in
      (String(decoding: section.heading, as: UTF8.self), section)
    }
  }
}
