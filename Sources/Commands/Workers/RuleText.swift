import ExactStrings
import Playback
import WorkerProcesses

/// The text of a file of rules, which was checked.
struct RuleText: Hashable {
  /// The name of the file.
  let name: String
  /// The content of the file.
  let content: [UInt8]

  /// Creates the text of a file that was read.
  init(_ file: RuleFile) {
    (name, content) = (file.name, file.content)
  }

  /// The rules.
  var file: RuleFile { RuleFile(content, name: name) }
}

extension RuleText: Message {
  package func write(to bytes: inout MessageBytes) { bytes.write(name, content) }

  package init(from bytes: inout MessageBytes) throws(MessageError) { (name, content) = try bytes.read() }
}
