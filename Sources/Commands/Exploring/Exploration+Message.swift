import ActionScripts
import ExactStrings
import Exploration
import Playback
import WorkerProcesses

extension BlockPlan: Message {
  package func write(to bytes: inout MessageBytes) { bytes.write(block, start, end, followed) }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    self.init(block: try Int(from: &bytes))
    (start, end, followed) = try bytes.read()
  }
}

extension StateMapping.Pair: Message {
  package func write(to bytes: inout MessageBytes) { bytes.write(mine.map(\.text), theirs.map(\.text)) }

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
      bytes.write(port, position)
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
  package func write(to bytes: inout MessageBytes) { bytes.write(oracle.rawValue, text, cause.culprit) }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    guard let oracle = Oracle(rawValue: try String(from: &bytes)) else { throw MessageError() }
    self.init(oracle, try String(from: &bytes), culprit: try String(from: &bytes))
  }
}

extension Playthrough: Message {
  package func write(to bytes: inout MessageBytes) { bytes.write(moves, statements, problem, proof, alternative) }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    self.init(
      moves: try [Move](from: &bytes), statements: try [Statement](from: &bytes),
      problem: try Problem?(from: &bytes), proof: try Statement?(from: &bytes),
      alternative: try [Statement](from: &bytes))
  }
}

extension Finding: Message {
  package func write(to bytes: inout MessageBytes) { bytes.write(problem, played, plays) }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    self.init(try Problem(from: &bytes), try Playthrough(from: &bytes), plays: try Int(from: &bytes))
  }
}

/// The parts of a set are sent in order, so that the same result has the same bytes.
extension Exploration: Message {
  package func write(to bytes: inout MessageBytes) {
    bytes.write(runs, steps, findings)
    let transitions = transitions.sorted { $0.key < $1.key }
    bytes.write(
      transitions.map(\.key.verb.string),
      transitions.flatMap { [$0.key.before, $0.key.after] },
      transitions.map { $0.value ? UInt8(1) : 0 },
      sentByEffects.sorted().map(\.string),
      changedFields.sorted().map(\.string),
      rules,
      mistakes)
  }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    self.init()
    (runs, steps, findings) = try bytes.read()
    let (verbs, states) = (try [String](from: &bytes), try [UInt64](from: &bytes))
    let changes = try [UInt8](from: &bytes)
    guard states.count == verbs.count * 2, changes.count == verbs.count else { throw MessageError() }
    for (index, verb) in verbs.enumerated() {
      let transition = Transition(ExactString(verb), from: states[index * 2], to: states[index * 2 + 1])
      transitions[transition] = changes[index] == 1
    }
    sentByEffects = Set(try [String](from: &bytes).map { ExactString($0) })
    changedFields = Set(try [String](from: &bytes).map { ExactString($0) })
    (rules, mistakes) = try bytes.read()
  }
}
