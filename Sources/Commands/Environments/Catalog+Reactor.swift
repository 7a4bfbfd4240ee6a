import CommandLines
import ExactStrings
import Playback

extension Catalog {
  /// Refuses a name on a command line that no reactor and no store has, with the names that there are.
  func check(reactor name: String, command: String) throws(UsageError) {
    if names.contains(name) { return }
    let note = Suggestion.note(for: name, in: names.sorted(), heading: "there are")
    throw UsageError("unknown reactor \(quoted(name))", hint: note.map { $0 + ";" }, command: command)
  }
}

extension String {
  /// The name in what `@reactor` takes.
  var withoutArguments: String { split { " \t".contains($0) }.first.map { String($0) } ?? "" }
}
