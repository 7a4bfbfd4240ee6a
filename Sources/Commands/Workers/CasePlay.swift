import Mutants
import WorkerProcesses

/// A case to be played: its index in its script, and the change of the mutant that it is played with.
struct CasePlay: Hashable {
  let index: Int
  /// The change; nil where the case is played as it is.
  var change: Mutant.Change?
}

extension CasePlay: Message {
  package func write(to bytes: inout MessageBytes) { bytes.write(index, change) }

  package init(from bytes: inout MessageBytes) throws(MessageError) { (index, change) = try bytes.read() }
}
