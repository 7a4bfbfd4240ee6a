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
    case .checked(let outline):
      bytes.append(1)
      outline.write(to: &bytes)
    case .played(let one):
      bytes.append(2)
      one.write(to: &bytes)
    case .exploring(let answer):
      bytes.append(3)
      answer.write(to: &bytes)
    }
  }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    switch try bytes.next() {
    case 0: self = .ready
    case 1: self = .checked(try ScriptOutline(from: &bytes))
    case 2: self = .played(try PlayedCase(from: &bytes))
    case 3: self = .exploring(try ExplorationAnswer(from: &bytes))
    default: throw MessageError()
    }
  }
}
