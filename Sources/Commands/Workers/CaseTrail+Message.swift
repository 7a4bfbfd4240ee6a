import Playback
import WorkerProcesses

extension CaseTrail: Message {
  package func write(to bytes: inout MessageBytes) {
    vocabulary.write(to: &bytes)
    sent.write(to: &bytes)
    committed.write(to: &bytes)
    calls.write(to: &bytes)
    pushed.write(to: &bytes)
    states.write(to: &bytes)
    steps.write(to: &bytes)
  }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    self.init()
    vocabulary = try Vocabulary(from: &bytes)
    sent = try Tally(from: &bytes)
    committed = try Tally(from: &bytes)
    calls = try [Calls](from: &bytes)
    pushed = try Tally(from: &bytes)
    states = try [AbstractState](from: &bytes)
    steps = try [Step](from: &bytes)
    guard steps.allSatisfy({ states.indices.contains($0.from) && states.indices.contains($0.to) }) else {
      throw MessageError()
    }
  }
}

extension CaseTrail.Vocabulary: Message {
  package func write(to bytes: inout MessageBytes) {
    for names in [actions, mutations, ports, streams] { names.write(to: &bytes) }
  }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    self.init()
    actions = try [String](from: &bytes)
    mutations = try [String](from: &bytes)
    ports = try [String](from: &bytes)
    streams = try [String](from: &bytes)
  }
}

extension CaseTrail.Calls: Message {
  package func write(to bytes: inout MessageBytes) {
    port.write(to: &bytes)
    for number in [total, replies, failures, cancellations, notes, values] { number.write(to: &bytes) }
  }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    self.init(port: try String(from: &bytes))
    total = try Int(from: &bytes)
    replies = try Int(from: &bytes)
    failures = try Int(from: &bytes)
    cancellations = try Int(from: &bytes)
    notes = try Int(from: &bytes)
    values = try Int(from: &bytes)
  }
}

extension CaseTrail.Step: Message {
  package func write(to bytes: inout MessageBytes) {
    from.write(to: &bytes)
    verb.write(to: &bytes)
    to.write(to: &bytes)
    count.write(to: &bytes)
  }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    let (from, verb) = (try Int(from: &bytes), try String(from: &bytes))
    self.init(from: from, verb: verb, to: try Int(from: &bytes), count: try Int(from: &bytes))
  }
}

extension Tally: Message {
  package func write(to bytes: inout MessageBytes) { entries.write(to: &bytes) }

  package init(from bytes: inout MessageBytes) throws(MessageError) { self.init(try [Entry](from: &bytes)) }
}

extension Tally.Entry: Message {
  package func write(to bytes: inout MessageBytes) {
    name.write(to: &bytes)
    count.write(to: &bytes)
  }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    self.init(name: try String(from: &bytes), count: try Int(from: &bytes))
  }
}

extension AbstractState: Message {
  package func write(to bytes: inout MessageBytes) { fields.write(to: &bytes) }

  package init(from bytes: inout MessageBytes) throws(MessageError) { self.init(fields: try [Field](from: &bytes)) }
}

extension AbstractState.Field: Message {
  package func write(to bytes: inout MessageBytes) {
    path.write(to: &bytes)
    value.write(to: &bytes)
  }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    self.init(path: try String(from: &bytes), value: try String(from: &bytes))
  }
}
