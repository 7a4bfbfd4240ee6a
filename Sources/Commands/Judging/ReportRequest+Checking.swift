import CommandLines
import ExactStrings
import Files
import Reports

extension [ReportRequest] {
  /// Rejects reports that would replace each other, a script or a golden.
  func checkPlaces(for command: String) throws(UsageError) {
    let files = compactMap(\.path)
    if let own = files.first(where: { ScriptPath.isNamed($0) || ScriptPath.isGolden($0) }) {
      throw UsageError("a report would take the place of \(quoted(own))", command: command)
    }
    if let twice = files.indices.first(where: { files[..<$0].contains(files[$0]) }) {
      throw UsageError("two reports cannot both go to \(quoted(files[twice]))", command: command)
    }
    let printed = filter { $0.path == nil }.map(\.form.rawValue)
    if printed.count > 1 {
      throw UsageError(
        "the reports \(printed[0]) and \(printed[1]) cannot both go to standard output",
        hint: "give one a file: --report \(printed[1])=FILE;", command: command)
    }
  }
}
