import ActionScripts
import Exploration
import WorkerProcesses

/// An answer of a worker process that explores.
enum ExplorationAnswer: Hashable {
  /// A play begins, and its moves are sent next.
  case playBegins
  /// A move is about to be played, as this statement.
  case move(Move, Statement)
  /// The result of a block; or, when the run begins whose moves are wanted, the result of the runs before it.
  case explored(Exploration)
  /// The order to play moves is done, with this result.
  case played(Playthrough)
  /// The play has ended the copy of the process that ran it, with this status and this peak of memory in bytes.
  case ended(status: Int, peak: UInt64)
}

extension ExplorationAnswer: Message {
  package func write(to bytes: inout MessageBytes) {
    switch self {
    case .playBegins: bytes.append(0)
    case .move(let move, let statement): bytes.write(UInt8(1), move, statement)
    case .explored(let exploration): bytes.write(UInt8(2), exploration)
    case .played(let played): bytes.write(UInt8(3), played)
    case .ended(let status, let peak): bytes.write(UInt8(4), status, peak)
    }
  }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    switch try bytes.next() {
    case 0: self = .playBegins
    case 1: self = try bytes.read(Self.move)
    case 2: self = try bytes.read(Self.explored)
    case 3: self = try bytes.read(Self.played)
    case 4: self = try bytes.read(Self.ended)
    default: throw MessageError()
    }
  }
}
