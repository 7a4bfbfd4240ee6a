import CommandLines
import ExactStrings
import Files
import Playback

/// The selection of cases by name and by tag.
struct CaseSelection {
  private let name: Glob?
  private let tags: [TagList]
  /// The flags that describe the selection; nil where all cases are selected.
  private(set) var flags: String?
  /// The pattern to suggest, which also matches parts of names; nil where the name is a pattern with `*` or `?`
  /// already.
  private var wiserName: String?
  /// The names of the only cases to play; nil for all.
  var names: Set<ExactString>?

  /// Every case.
  static let everything = CaseSelection(Arguments())

  /// Creates the selection that the flags of a command line describe.
  init(_ arguments: Arguments) {
    let name = arguments[SelectionFlags.name]
    self.name = name.map { Glob($0) }
    tags = arguments[SelectionFlags.tag]
    let words = (name.map { ["-k \($0.asShellWord)"] } ?? []) + tags.map { "--tag \($0.flagText.asShellWord)" }
    flags = words.isEmpty ? nil : words.joined(separator: " ")
    wiserName = name.flatMap { $0.contains("*") || $0.contains("?") ? nil : "*\($0)*" }
  }

  /// Returns whether the path, the title or `path > title` matches the name.
  func admits(_ title: String?, of script: String) -> Bool {
    guard let name else { return true }
    return [script, title ?? script, title.map { "\(script) > \($0)" } ?? script].contains(where: name.matches)
  }

  /// Returns whether every case that the script may have is selected.
  func admitsAll(of script: String) -> Bool { names == nil && tags.isEmpty && admits(nil, of: script) }

  /// Returns the reason why none of `count` cases is selected, to be appended to a message such as `nothing to play`;
  /// empty if the reason is unknown.
  func reasonForNothing(of count: Int) -> String {
    guard let flags, count > 0 else { return "" }
    let hint = wiserName.map { "; a name has to match as a whole, such as \($0.asShellWord)" } ?? ""
    return ": \(count == 1 ? "the only case does not match" : "none of \(count) cases matches") \(flags)\(hint)"
  }

  /// Returns whether a case is selected: its path, its title or `path > title` matches the name, and every list of tags
  /// holds.
  func admits(_ one: CaseOutline, of script: String) -> Bool {
    if let names, !names.contains(one.name(in: script)) { return false }
    return admits(one.title, of: script) && tags.allSatisfy { $0.admits(one.tags) }
  }
}
