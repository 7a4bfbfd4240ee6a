import Mutants
import WorkerProcesses

extension ReachedPlace: Message {
  package func write(to bytes: inout MessageBytes) { bytes.write(change, line, file) }

  package init(from bytes: inout MessageBytes) throws(MessageError) { self = try bytes.read(Self.init(_:line:file:)) }
}

extension Mutant.Change: Message {
  package func write(to bytes: inout MessageBytes) {
    kind.write(to: &bytes)
    switch self {
    case .drop(let step), .double(let step): step.write(to: &bytes)
    case .swap(let first, let second): bytes.write(first, second)
    case .ignoreCancellation(let port), .repeatReply(let port), .swallowFailure(let port): port.write(to: &bytes)
    case .alterPayload(let action, let payload): bytes.write(action, payload)
    }
  }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    switch try MutantKind(from: &bytes) {
    case .drop: self = try bytes.read(Self.drop)
    case .double: self = try bytes.read(Self.double)
    case .swap: self = try bytes.read(Self.swap)
    case .cancel: self = try bytes.read(Self.ignoreCancellation)
    case .repeat: self = try bytes.read(Self.repeatReply)
    case .swallow: self = try bytes.read(Self.swallowFailure)
    case .payload: self = try bytes.read(Self.alterPayload)
    }
  }
}

extension MutantKind: Message {}

extension Mutant.Reduction: Message {
  package func write(to bytes: inout MessageBytes) {
    switch self {
    case .mutation(let name): bytes.write(UInt8(0), name)
    case .action(let name): bytes.write(UInt8(1), name)
    }
  }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    switch try bytes.next() {
    case 0: self = try bytes.read(Self.mutation)
    case 1: self = try bytes.read(Self.action)
    default: throw MessageError()
    }
  }
}

extension PayloadChange: Message {
  package func write(to bytes: inout MessageBytes) { bytes.write(path, variation) }

  package init(from bytes: inout MessageBytes) throws(MessageError) { self = try bytes.read(Self.init(at:_:)) }
}

extension PayloadChange.Variation: Message {}
