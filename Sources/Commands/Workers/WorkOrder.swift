import ExactStrings
import WorkerProcesses

/// An order for a worker process.
enum WorkOrder: Hashable {
  /// Read and check a script, and report its contents.
  case check(ScriptSource)
  /// Play some cases of a script and report each. The digest identifies the script that was checked; sections that the
  /// golden at a path has in the same place are not sent.
  case play(ScriptSource, digest: UInt64, plays: [CasePlay], golden: String?)
  /// Explore a part of the runs.
  case explore(ExplorationOrder)
}

extension WorkOrder: Message {
  package func write(to bytes: inout MessageBytes) {
    switch self {
    case .check(let source): bytes.write(UInt8(0), source)
    case .play(let source, let digest, let plays, let golden): bytes.write(UInt8(1), source, digest, plays, golden)
    case .explore(let order): bytes.write(UInt8(2), order)
    }
  }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    switch try bytes.next() {
    case 0: self = try bytes.read(Self.check)
    case 1: self = try bytes.read(Self.play)
    case 2: self = try bytes.read(Self.explore)
    default: throw MessageError()
    }
  }
}
