import CommandLines
import ExactStrings
import Playback

extension Catalog {
  /// Throws an error, which lists the known names, if no reactor or store has this name.
  func check(reactor name: String) throws(UsageError) {
    if names.contains(name) { return }
    if let alone = name.split(whereSeparator: { " \t(".contains($0) }).first.map(String.init), names.contains(alone) {
      if name.contains("(") {
        throw UsageError("unknown reactor \(quoted(name))", hint: "arguments follow after a blank, without brackets;")
      }
      throw UsageError("\(quoted(name)) has arguments, but only a name is allowed here", hint: "write -r \(alone);")
    }
    let note = Suggestion.note(for: name, in: names.sorted(), heading: "there are")
    throw UsageError("unknown reactor \(quoted(name))", hint: note.map { $0 + ";" })
  }

  /// Throws an error if the value of `-r`, a name with arguments as `@reactor` takes them, names no reactor or store.
  func check(chosen text: String?) throws(UsageError) {
    guard let text else { return }
    try check(reactor: text.split { " \t".contains($0) }.first.map { String($0) } ?? "")
  }
}
