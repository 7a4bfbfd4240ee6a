import ActionScripts
import Exploration
import WorkerProcesses

/// An answer of a worker process that explores.
enum ExplorationAnswer: Hashable {
  /// A play begins whose moves are sent.
  case playBegins
  /// A move is about to be played, as this statement.
  case move(Move, Statement)
  /// The result of a block, or of its runs before the one whose moves are wanted, when that one begins.
  case explored(Exploration)
  /// The order about moves is done.
  case played(Playthrough)
  /// The play has ended the copy of the process that ran it, with this status and this peak of memory in bytes.
  case ended(status: Int, peak: UInt64)
}

extension ExplorationAnswer: Message {
  package func write(to bytes: inout MessageBytes) {
    switch self {
    case .playBegins: bytes.append(0)
    case .move(let move, let statement):
      bytes.append(1)
      bytes.write(move, statement)
    case .explored(let exploration):
      bytes.append(2)
      exploration.write(to: &bytes)
    case .played(let played):
      bytes.append(3)
      played.write(to: &bytes)
    case .ended(let status, let peak):
      bytes.append(4)
      bytes.write(status, peak)
    }
  }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    switch try bytes.next() {
    case 0: self = .playBegins
    case 1: self = .move(try Move(from: &bytes), try Statement(from: &bytes))
    case 2: self = .explored(try Exploration(from: &bytes))
    case 3: self = .played(try Playthrough(from: &bytes))
    case 4: self = .ended(status: try Int(from: &bytes), peak: try UInt64(from: &bytes))
    default: throw MessageError()
    }
  }
}
