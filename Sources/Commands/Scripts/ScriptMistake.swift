import ActionScripts
import ExactStrings
import Timelines

/// What is wrong with a script, in plain form, so that a worker process can send it.
struct ScriptMistake: Hashable, CustomStringConvertible {
  /// One line.
  let message: String
  /// The line that is to blame; without a file, a line of the script itself.
  var place: Record.Place?
  /// All that people are told, without the end of the last line.
  let description: String
}

extension ScriptMistake {
  /// A mistake that no line is to blame for.
  init(_ message: String) {
    self.message = message
    description = "error: \(message.onOneLine)"
  }

  /// A mistake in a script of a name.
  init(_ diagnostic: Diagnostic, in script: String) {
    message = diagnostic.message
    if diagnostic.range.line > 0 {
      place = Record.Place(line: diagnostic.range.line, file: diagnostic.file == script ? nil : diagnostic.file)
    }
    description = "\(diagnostic)"
  }
}

extension ScriptMistake: Message {
  func write(to bytes: inout MessageBytes) {
    message.write(to: &bytes)
    place.write(to: &bytes)
    description.write(to: &bytes)
  }

  init(from bytes: inout MessageBytes) throws(MessageError) {
    message = try String(from: &bytes)
    place = try Record.Place?(from: &bytes)
    description = try String(from: &bytes)
  }
}
