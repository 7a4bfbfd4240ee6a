import Files
import WorkerProcesses

/// A part of a golden that has the text of a played case.
struct GoldenPart: Hashable {
  /// The state of the golden when it was read.
  let state: FileState
  /// The place of the text in the golden, in bytes.
  let range: Range<Int>
}

extension GoldenPart: Message {
  func write(to bytes: inout MessageBytes) { bytes.write(state, range.lowerBound, range.upperBound) }

  init(from bytes: inout MessageBytes) throws(MessageError) {
    let (state, start, end) = try bytes.read() as (FileState, Int, Int)
    if start > end { throw MessageError() }
    self.init(state: state, range: start..<end)
  }
}
