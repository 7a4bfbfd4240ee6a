import ActionScripts
import ExactStrings
import Exploration
import Playback
import WorkerProcesses

extension BlockPlan: Message {
  package func write(to bytes: inout MessageBytes) {
    block.write(to: &bytes)
    start.write(to: &bytes)
    end.write(to: &bytes)
    told.write(to: &bytes)
  }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    self.init(block: try Int(from: &bytes))
    start = try Int?(from: &bytes)
    end = try Int?(from: &bytes)
    told = try Int?(from: &bytes)
  }
}

extension StateMapping.Pair: Message {
  package func write(to bytes: inout MessageBytes) {
    mine.map(\.text).write(to: &bytes)
    theirs.map(\.text).write(to: &bytes)
  }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    func path(_ text: String?) throws(MessageError) -> Path? {
      guard let text else { return nil }
      guard let path = try? Path(parsing: text) else { throw MessageError() }
      return path
    }
    self.init(mine: try path(try String?(from: &bytes)), theirs: try path(try String?(from: &bytes)))
  }
}

/// A statement is sent as the line that a script would have.
extension Statement: Message {
  package func write(to bytes: inout MessageBytes) {
    ScriptFormatter(notation: .lines).text(of: self).write(to: &bytes)
  }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    let parsed = Script.parse(Array(try String(from: &bytes).utf8), file: "", notation: .lines)
    guard parsed.diagnostics.isEmpty, parsed.script.statements.count == 1 else { throw MessageError() }
    self = Statement(parsed.script.statements[0].kind)
  }
}

extension Move: Message {
  package func write(to bytes: inout MessageBytes) {
    switch self {
    case .statement(let kind):
      bytes.append(0)
      Statement(kind).write(to: &bytes)
    case .mockReply(let port, let position):
      bytes.append(2)
      port.write(to: &bytes)
      position.write(to: &bytes)
    case .answer(let port, let position, let outcome):
      bytes.append(1)
      position.write(to: &bytes)
      // With a number, a failure is that of a port and not that of a stream.
      Statement(.answer(PortAnswer(name: Located(port), call: 1, outcome: outcome))).write(to: &bytes)
    }
  }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    switch try bytes.next() {
    case 0: self = .statement(try Statement(from: &bytes).kind)
    case 1:
      let position = try Int(from: &bytes)
      guard case .answer(let answer) = try Statement(from: &bytes).kind else { throw MessageError() }
      self = .answer(port: answer.name.value, position: position, answer.outcome)
    case 2: self = .mockReply(port: try String(from: &bytes), position: try Int(from: &bytes))
    default: throw MessageError()
    }
  }
}

extension Problem: Message {
  package func write(to bytes: inout MessageBytes) {
    oracle.rawValue.write(to: &bytes)
    text.write(to: &bytes)
    cause.culprit.write(to: &bytes)
  }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    guard let oracle = Oracle(rawValue: try String(from: &bytes)) else { throw MessageError() }
    self.init(oracle, try String(from: &bytes), culprit: try String(from: &bytes))
  }
}

extension Playthrough: Message {
  package func write(to bytes: inout MessageBytes) {
    moves.write(to: &bytes)
    statements.write(to: &bytes)
    problem.write(to: &bytes)
    proof.write(to: &bytes)
    alternative.write(to: &bytes)
  }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    self.init(
      moves: try [Move](from: &bytes), statements: try [Statement](from: &bytes),
      problem: try Problem?(from: &bytes), proof: try Statement?(from: &bytes),
      alternative: try [Statement](from: &bytes))
  }
}

extension Finding: Message {
  package func write(to bytes: inout MessageBytes) {
    problem.write(to: &bytes)
    played.write(to: &bytes)
    plays.write(to: &bytes)
  }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    self.init(try Problem(from: &bytes), try Playthrough(from: &bytes), plays: try Int(from: &bytes))
  }
}

/// The parts of a set are sent in order, so that the same result has the same bytes.
extension Exploration: Message {
  package func write(to bytes: inout MessageBytes) {
    runs.write(to: &bytes)
    steps.write(to: &bytes)
    findings.write(to: &bytes)
    let transitions = transitions.sorted { $0.key < $1.key }
    transitions.map(\.key.verb.string).write(to: &bytes)
    transitions.flatMap { [$0.key.before, $0.key.after] }.write(to: &bytes)
    transitions.map { $0.value ? UInt8(1) : 0 }.write(to: &bytes)
    sentByEffects.sorted().map(\.string).write(to: &bytes)
    changedFields.sorted().map(\.string).write(to: &bytes)
    rules.write(to: &bytes)
    mistakes.write(to: &bytes)
  }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    self.init()
    runs = try Int(from: &bytes)
    steps = try Int(from: &bytes)
    findings = try [Finding](from: &bytes)
    let (verbs, states) = (try [String](from: &bytes), try [UInt64](from: &bytes))
    let changes = try [UInt8](from: &bytes)
    guard states.count == verbs.count * 2, changes.count == verbs.count else { throw MessageError() }
    for (index, verb) in verbs.enumerated() {
      let transition = Transition(ExactString(verb), from: states[index * 2], to: states[index * 2 + 1])
      transitions[transition] = changes[index] == 1
    }
    sentByEffects = Set(try [String](from: &bytes).map { ExactString($0) })
    changedFields = Set(try [String](from: &bytes).map { ExactString($0) })
    rules = try [PlayedRule](from: &bytes)
    mistakes = try [String](from: &bytes)
  }
}
