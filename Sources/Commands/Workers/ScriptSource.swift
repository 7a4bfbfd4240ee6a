import ExactStrings
import WorkerProcesses

/// A script to be read: its name, and the place of its text.
struct ScriptSource: Hashable {
  /// The key under which a worker stores the checked script.
  let number: Int
  /// The path; `-` for standard input.
  let path: String
  /// The text, if no file contains it.
  var content: [UInt8]?

  /// Returns the source of the same script after its file was changed.
  func changed() -> ScriptSource { ScriptSource(number: -1 - number, path: path) }
}

extension ScriptSource: Message {
  package func write(to bytes: inout MessageBytes) { bytes.write(number, path, content) }

  package init(from bytes: inout MessageBytes) throws(MessageError) { (number, path, content) = try bytes.read() }
}
