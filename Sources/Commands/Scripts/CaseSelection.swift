import ActionScripts
import CommandLines
import ExactStrings
import Files
import Playback

/// The selection of cases by name and by tag.
struct CaseSelection {
  private let name: Glob?
  private let tags: [[String]]
  /// The flags that describe the selection; nil where all cases are selected.
  private(set) var flags: String?
  /// The pattern to suggest, which also matches parts of names; nil where the name is a pattern with `*` or `?`
  /// already.
  private var wiserName: String?
  /// The names of the only cases to play; nil for all.
  var names: Set<ExactString>?

  /// Every case.
  static let everything = CaseSelection(name: nil, tags: [])

  /// Creates the selection that the flags of a command line describe.
  init(_ arguments: Arguments) throws(UsageError) {
    let (name, tags) = (arguments[SelectionFlags.name], arguments[SelectionFlags.tag])
    for list in tags {
      for tag in list.split(separator: ",", omittingEmptySubsequences: false) {
        let name = tag.hasPrefix("!") ? tag.dropFirst() : tag
        if name.isEmpty { throw UsageError("--tag \(quoted(list)) names no tag", hint: "such as fast or !slow;") }
        if !NameRules.isTag(name) {
          throw UsageError("--tag \(quoted(list)): \(quoted(name)) is not a tag", hint: "\(NameRules.tagNote);")
        }
      }
    }
    self.init(
      name: name.map { Glob($0) },
      tags: tags.map { $0.split(separator: ",").map(String.init) })
    let words = (name.map { ["-k \($0.asShellWord)"] } ?? []) + tags.map { "--tag \($0.asShellWord)" }
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

  private init(name: Glob?, tags: [[String]]) {
    self.name = name
    self.tags = tags
  }

  /// Returns whether a case is selected: its path, its title or `path > title` matches the name, and every list of tags
  /// holds.
  func admits(_ one: CaseOutline, of script: String) -> Bool {
    if let names, !names.contains(one.name(in: script)) { return false }
    guard admits(one.title, of: script) else { return false }
    return tags.allSatisfy { list in
      let wanted = list.filter { !$0.hasPrefix("!") }
      let unwanted = list.filter { $0.hasPrefix("!") }.map { String($0.dropFirst()) }
      return (wanted.isEmpty || wanted.contains(where: one.tags.contains))
        && !unwanted.contains(where: one.tags.contains)
    }
  }
}
