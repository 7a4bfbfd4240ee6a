import ExactStrings
import Mutants
import WorkerProcesses

extension ReachedPlace: Message {
  package func write(to bytes: inout MessageBytes) { bytes.write(change, line, file) }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    self.init(
      try Mutant.Change(from: &bytes), line: try Int(from: &bytes), file: try String?(from: &bytes))
  }
}

extension Mutant.Change: Message {
  package func write(to bytes: inout MessageBytes) {
    kind.rawValue.write(to: &bytes)
    switch self {
    case .drop(let step), .double(let step): step.write(to: &bytes)
    case .swap(let first, let second):
      bytes.write(first, second)
    case .ignoreCancellation(let port), .repeatReply(let port), .swallowFailure(let port): port.write(to: &bytes)
    case .alterPayload(let action, let payload):
      bytes.write(action, payload)
    }
  }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    switch MutantKind(rawValue: try String(from: &bytes)) {
    case .drop: self = .drop(try Mutant.Step(from: &bytes))
    case .double: self = .double(try Mutant.Step(from: &bytes))
    case .swap: self = .swap(try String(from: &bytes), try String(from: &bytes))
    case .cancel: self = .ignoreCancellation(port: try String(from: &bytes))
    case .repeat: self = .repeatReply(port: try String(from: &bytes))
    case .swallow: self = .swallowFailure(port: try String(from: &bytes))
    case .payload: self = .alterPayload(action: try String(from: &bytes), try PayloadChange(from: &bytes))
    case nil: throw MessageError()
    }
  }
}

extension Mutant.Step: Message {
  package func write(to bytes: inout MessageBytes) {
    switch self {
    case .mutation(let name):
      bytes.append(0)
      name.write(to: &bytes)
    case .action(let name):
      bytes.append(1)
      name.write(to: &bytes)
    }
  }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    switch try bytes.next() {
    case 0: self = .mutation(try String(from: &bytes))
    case 1: self = .action(try String(from: &bytes))
    default: throw MessageError()
    }
  }
}

extension PayloadChange: Message {
  package func write(to bytes: inout MessageBytes) { bytes.write(path.map(\.string), variation.rawValue) }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    let path = try [String](from: &bytes)
    guard let variation = Variation(rawValue: try String(from: &bytes)) else { throw MessageError() }
    self.init(at: path.map { ExactString($0) }, variation)
  }
}
