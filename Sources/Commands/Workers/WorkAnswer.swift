import WorkerProcesses

/// An answer of a worker process.
enum WorkAnswer: Hashable {
  /// The process has started.
  case ready
  /// The contents of a script.
  case checked(ScriptOutline)
  /// A case was played.
  case played(PlayedCase)
  /// An answer of exploring.
  case exploring(ExplorationAnswer)
}

extension WorkAnswer: Message {
  package func write(to bytes: inout MessageBytes) {
    switch self {
    case .ready: bytes.append(0)
    case .checked(let outline): bytes.write(UInt8(1), outline)
    case .played(let one): bytes.write(UInt8(2), one)
    case .exploring(let answer): bytes.write(UInt8(3), answer)
    }
  }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    switch try bytes.next() {
    case 0: self = .ready
    case 1: self = try bytes.read(Self.checked)
    case 2: self = try bytes.read(Self.played)
    case 3: self = try bytes.read(Self.exploring)
    default: throw MessageError()
    }
  }
}
