import ExactStrings
import Playback
import WorkerProcesses

extension CaseOutline: Message {
  package func write(to bytes: inout MessageBytes) {
    bytes.write(title, reactor, tags, isOnly, expectedFailure, isLenient, line, index, overridesGiven)
  }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    self.init(
      title: try String?(from: &bytes), reactor: try String(from: &bytes), tags: try [String](from: &bytes),
      isOnly: try Bool(from: &bytes), expectedFailure: try String?(from: &bytes),
      isLenient: try Bool(from: &bytes), line: try Int(from: &bytes),
      index: try Int(from: &bytes), overridesGiven: try Bool(from: &bytes))
  }
}
