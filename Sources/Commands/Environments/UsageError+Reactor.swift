import CommandLines
import ExactStrings
import Playback

extension UsageError {
  /// Creates the error of a name that no reactor and no store of a catalog has, with the names that there are.
  init(unknownReactor name: String, in catalog: Catalog, command: String) {
    let note = Suggestion.note(for: name, in: catalog.names.sorted(), heading: "there are")
    self.init("unknown reactor \(quoted(name))", hint: note.map { $0 + ";" }, command: command)
  }
}
