import CommandLines
import ExactStrings
import Playback

extension Catalog {
  /// Refuses a name on a command line that no reactor and no store has, with the names that there are.
  func check(reactor name: String) throws(UsageError) {
    if names.contains(name) { return }
    if let alone = name.split(whereSeparator: { " \t(".contains($0) }).first.map(String.init), names.contains(alone) {
      if name.contains("(") {
        throw UsageError("unknown reactor \(quoted(name))", hint: "arguments follow after a blank, without brackets;")
      }
      throw UsageError("\(quoted(name)) has arguments, which play no part here", hint: "write -r \(alone);")
    }
    let note = Suggestion.note(for: name, in: names.sorted(), heading: "there are")
    throw UsageError("unknown reactor \(quoted(name))", hint: note.map { $0 + ";" })
  }

  /// Refuses what `-r` says, as `@reactor` takes it, if there is no such reactor and no such store.
  func check(chosen text: String?) throws(UsageError) {
    guard let text else { return }
    try check(reactor: text.split { " \t".contains($0) }.first.map { String($0) } ?? "")
  }
}
