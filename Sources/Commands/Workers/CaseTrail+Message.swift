import Playback
import WorkerProcesses

extension CaseTrail: Message {
  package func write(to bytes: inout MessageBytes) {
    bytes.write(vocabulary, sent, committed, calls, pushed, states, transitions)
  }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    self.init()
    (vocabulary, sent, committed, calls, pushed, states, transitions) = try bytes.read()
    guard transitions.allSatisfy({ states.indices.contains($0.from) && states.indices.contains($0.to) }) else {
      throw MessageError()
    }
  }
}

extension CaseTrail.Vocabulary: Message {
  package func write(to bytes: inout MessageBytes) { bytes.write(actions, mutations, ports, streams) }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    self.init()
    (actions, mutations, ports, streams) = try bytes.read()
  }
}

extension CaseTrail.Calls: Message {
  package func write(to bytes: inout MessageBytes) {
    bytes.write(port, total, replies, failures, cancellations, oneWay, values)
  }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    self.init(port: try String(from: &bytes))
    (total, replies, failures, cancellations, oneWay, values) = try bytes.read()
  }
}

extension CaseTrail.Transition: Message {
  package func write(to bytes: inout MessageBytes) { bytes.write(from, verb, to, count) }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    self = try bytes.read(Self.init(from:verb:to:count:))
  }
}

extension Tally: Message {
  package func write(to bytes: inout MessageBytes) { entries.write(to: &bytes) }

  package init(from bytes: inout MessageBytes) throws(MessageError) { self = try bytes.read(Self.init(_:)) }
}

extension Tally.Entry: Message {
  package func write(to bytes: inout MessageBytes) { bytes.write(name, count) }

  package init(from bytes: inout MessageBytes) throws(MessageError) { self = try bytes.read(Self.init(name:count:)) }
}

extension AbstractState: Message {
  package func write(to bytes: inout MessageBytes) { fields.write(to: &bytes) }

  package init(from bytes: inout MessageBytes) throws(MessageError) { self = try bytes.read(Self.init(fields:)) }
}

extension AbstractState.Field: Message {
  package func write(to bytes: inout MessageBytes) { bytes.write(path, value) }

  package init(from bytes: inout MessageBytes) throws(MessageError) { self = try bytes.read(Self.init(path:value:)) }
}
