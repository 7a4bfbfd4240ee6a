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
  package func write(to bytes: inout MessageBytes) { bytes.write(mine, theirs) }

  package init(from bytes: inout MessageBytes) throws(MessageError) { self = try bytes.read(Self.init(mine:theirs:)) }
}

extension Path: Message {
  package func write(to bytes: inout MessageBytes) { text.write(to: &bytes) }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    guard let path = try? Path(parsing: try String(from: &bytes)) else { throw MessageError() }
    self = path
  }
}

/// A statement is sent as the line that a script would have.
extension Statement: Message {
  package func write(to bytes: inout MessageBytes) {
    lineText.write(to: &bytes)
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
    case .statement(let kind): bytes.write(UInt8(0), Statement(kind))
    case .answer(let port, let position, let outcome):
      // With a number, a failure is that of a port and not that of a stream.
      let answer = PortAnswer(name: Located(port), call: 1, outcome: outcome)
      bytes.write(UInt8(1), position, Statement(.answer(answer)))
    case .mockReply(let port, let position): bytes.write(UInt8(2), port, position)
    }
  }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    switch try bytes.next() {
    case 0: self = .statement(try Statement(from: &bytes).kind)
    case 1:
      let position = try Int(from: &bytes)
      guard case .answer(let answer) = try Statement(from: &bytes).kind else { throw MessageError() }
      self = .answer(port: answer.name.value, position: position, answer.outcome)
    case 2: self = try bytes.read(Self.mockReply)
    default: throw MessageError()
    }
  }
}

extension Oracle: Message {}

extension Problem: Message {
  package func write(to bytes: inout MessageBytes) { bytes.write(oracle, text, cause.culprit) }

  package init(from bytes: inout MessageBytes) throws(MessageError) { self = try bytes.read(Self.init(_:_:culprit:)) }
}

extension Playthrough: Message {
  package func write(to bytes: inout MessageBytes) { bytes.write(moves, statements, problem, proof, alternative) }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    self = try bytes.read(Self.init(moves:statements:problem:proof:alternative:))
  }
}

extension Finding: Message {
  package func write(to bytes: inout MessageBytes) { bytes.write(problem, played, plays) }

  package init(from bytes: inout MessageBytes) throws(MessageError) { self = try bytes.read(Self.init(_:_:plays:)) }
}

extension Exploration.Transition: Message {
  package func write(to bytes: inout MessageBytes) { bytes.write(verb, before, after) }

  package init(from bytes: inout MessageBytes) throws(MessageError) { self = try bytes.read(Self.init(_:from:to:)) }
}

extension Exploration: Message {
  package func write(to bytes: inout MessageBytes) {
    bytes.write(runs, steps, findings, transitions, sentByEffects, changedFields, rules, mistakes)
  }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    self.init()
    (runs, steps, findings, transitions, sentByEffects, changedFields, rules, mistakes) = try bytes.read()
  }
}
