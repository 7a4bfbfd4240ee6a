import CommandLines
import ExactStrings
import Files
import Reports

extension [ReportRequest] {
  /// Rejects reports that would replace each other, a script or a golden.
  /// - Parameter others: The files that variables name besides.
  func checkPlaces(
    besides others: [(variable: EnvironmentVariable, path: String?)] = []
  ) throws(UsageError) {
    let files = compactMap(\.path) + others.compactMap(\.path)
    func mistake(_ message: String, _ path: String) -> UsageError {
      let variable = others.first { $0.path == path }?.variable.rawValue
      return UsageError("\(message) \(quoted(path))", hint: variable.map { "\($0) names it;" })
    }
    if let own = files.first(where: { ScriptPath.isNamed($0) || ScriptPath.isGolden($0) }) {
      throw mistake("a report would take the place of", own)
    }
    var places: Set<ExactString> = []
    if let twice = files.first(where: { !places.insert(ScriptLoader.place(of: $0)).inserted }) {
      throw mistake("two reports cannot both go to", twice)
    }
    let printed = filter { $0.path == nil }.map(\.form.rawValue)
    if printed.count > 1 {
      throw UsageError(
        "the reports \(printed[0]) and \(printed[1]) cannot both go to standard output",
        hint: "give one a file: --report \(printed[1])=FILE;")
    }
  }
}
