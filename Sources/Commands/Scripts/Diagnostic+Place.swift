import ActionScripts
import ExactStrings
import Timelines

extension Diagnostic {
  /// Returns the line that is to blame, as records of a script name it; nil where there is none.
  func place(in script: String) -> Record.Place? {
    if range.line == 0 { return nil }
    return Record.Place(line: range.line, file: file == script ? nil : file)
  }
}
