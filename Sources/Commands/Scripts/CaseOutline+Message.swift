import ExactStrings
import Playback
import WorkerProcesses

extension CaseOutline: Message {
  package func write(to bytes: inout MessageBytes) {
    title.write(to: &bytes)
    reactor.write(to: &bytes)
    tags.write(to: &bytes)
    isOnly.write(to: &bytes)
    expectedFailure.write(to: &bytes)
    isLenient.write(to: &bytes)
    line.write(to: &bytes)
    index.write(to: &bytes)
  }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    self.init(
      title: try String?(from: &bytes), reactor: try String(from: &bytes), tags: try [String](from: &bytes),
      isOnly: try Bool(from: &bytes), expectedFailure: try String?(from: &bytes),
      isLenient: try Bool(from: &bytes), line: try Int(from: &bytes),
      index: try Int(from: &bytes))
  }
}
