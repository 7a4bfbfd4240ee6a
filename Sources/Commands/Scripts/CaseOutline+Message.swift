import ExactStrings
import Playback
import WorkerProcesses

extension CaseOutline: Message {
  package func write(to bytes: inout MessageBytes) {
    bytes.write(title, reactor, tags, isOnly, expectedFailure, isLenient, line, index, overridesGiven)
  }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    self = try bytes.read(
      Self.init(title:reactor:tags:isOnly:expectedFailure:isLenient:line:index:overridesGiven:))
  }
}
