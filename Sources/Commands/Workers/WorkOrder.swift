import WorkerProcesses

/// An order for a worker process.
enum WorkOrder: Hashable {
  /// Read and check a script, and report its contents.
  case check(ScriptSource)
  /// Play some cases of a script and report each. The digest identifies the script that was checked.
  case play(ScriptSource, digest: UInt64, plays: [CasePlay])
  /// Explore a part of the runs.
  case explore(ExplorationOrder)
}

extension WorkOrder: Message {
  package func write(to bytes: inout MessageBytes) {
    switch self {
    case .check(let source):
      bytes.append(0)
      source.write(to: &bytes)
    case .play(let source, let digest, let plays):
      bytes.append(1)
      bytes.write(source, digest, plays)
    case .explore(let order):
      bytes.append(2)
      order.write(to: &bytes)
    }
  }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    switch try bytes.next() {
    case 0: self = .check(try ScriptSource(from: &bytes))
    case 1:
      self = .play(
        try ScriptSource(from: &bytes), digest: try UInt64(from: &bytes), plays: try [CasePlay](from: &bytes))
    case 2: self = .explore(try ExplorationOrder(from: &bytes))
    default: throw MessageError()
    }
  }
}
