import ActionScripts
import Mutants
import Playback
import Timelines
import WorkerProcesses

extension PlayedCase: Message {
  package func write(to bytes: inout MessageBytes) {
    outcome.write(to: &bytes)
    section.write(to: &bytes)
    causes.write(to: &bytes)
    printed.write(to: &bytes)
    trail.write(to: &bytes)
  }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    outcome = try CaseOutcome(from: &bytes)
    section = try [UInt8](from: &bytes)
    causes = try FrameCauses(from: &bytes)
    printed = try [UInt8](from: &bytes)
    trail = try CaseTrail?(from: &bytes)
  }
}

extension CaseOutcome: Message {
  package func write(to bytes: inout MessageBytes) {
    outline.write(to: &bytes)
    failures.write(to: &bytes)
    mistakes.write(to: &bytes)
    redactions.write(to: &bytes)
    rules.write(to: &bytes)
    reached.write(to: &bytes)
  }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    self.init(
      of: try CaseOutline(from: &bytes), failures: try [CaseFailure](from: &bytes),
      mistakes: try [Diagnostic](from: &bytes))
    redactions = try [UsedRedaction](from: &bytes)
    rules = try [PlayedRule](from: &bytes)
    reached = try [ReachedPlace](from: &bytes)
  }
}

extension PlayedRule: Message {
  package func write(to bytes: inout MessageBytes) {
    name.write(to: &bytes)
    bytes.append(standing.rawValue)
  }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    let name = try String(from: &bytes)
    guard let standing = Standing(rawValue: try bytes.next()) else { throw MessageError() }
    self.init(name, standing)
  }
}

extension UsedRedaction: Message {
  package func write(to bytes: inout MessageBytes) {
    text.write(to: &bytes)
    hasMatched.write(to: &bytes)
  }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    self.init(try String(from: &bytes), hasMatched: try Bool(from: &bytes))
  }
}

/// A message has only failures that a worker process can report, and so neither interruptions nor divergences.
extension CaseFailure: Message {
  package func write(to bytes: inout MessageBytes) {
    description.write(to: &bytes)
    Int(at.nanoseconds).write(to: &bytes)
    place.write(to: &bytes)
    diagnostic.write(to: &bytes)
    hole.write(to: &bytes)
  }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    self.init(
      try String(from: &bytes), at: Instant(nanoseconds: Int64(try Int(from: &bytes))),
      place: try Record.Place?(from: &bytes))
    diagnostic = try Diagnostic?(from: &bytes)
    hole = try String?(from: &bytes)
  }
}

extension Diagnostic: Message {
  package func write(to bytes: inout MessageBytes) {
    message.write(to: &bytes)
    file.write(to: &bytes)
    for number in [range.line, range.column, range.length, lineTextColumn] { number.write(to: &bytes) }
    lineText.write(to: &bytes)
    note.write(to: &bytes)
    includedAt.write(to: &bytes)
  }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    let (message, file) = (try String(from: &bytes), try String(from: &bytes))
    let range = SourceRange(line: try Int(from: &bytes), column: try Int(from: &bytes), length: try Int(from: &bytes))
    let column = try Int(from: &bytes)
    self.init(
      message, file: file, range: range, lineText: try String(from: &bytes), lineTextColumn: column,
      note: try String?(from: &bytes))
    includedAt = try String?(from: &bytes)
  }
}

/// Written as runs of equal causes: most steps have several frames.
extension FrameCauses: Message {
  package func write(to bytes: inout MessageBytes) {
    var start = 0
    while start < count {
      let cause = self[start]
      var end = start + 1
      while end < count, self[end] == cause { end += 1 }
      (end - start).write(to: &bytes)
      cause.write(to: &bytes)
      start = end
    }
    0.write(to: &bytes)
  }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    self.init()
    while case let length = try Int(from: &bytes), length > 0 {
      let cause = try Record.Cause?(from: &bytes)
      for _ in 0..<length { append(cause) }
    }
  }
}

extension Record.Cause: Message {
  package func write(to bytes: inout MessageBytes) {
    place.write(to: &bytes)
    if case .statement = self { true.write(to: &bytes) } else { false.write(to: &bytes) }
  }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    let place = try Record.Place(from: &bytes)
    self = try Bool(from: &bytes) ? .statement(place) : .consequence(of: place)
  }
}

extension Record.Place: Message {
  package func write(to bytes: inout MessageBytes) {
    line.write(to: &bytes)
    file.write(to: &bytes)
  }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    self.init(line: try Int(from: &bytes), file: try String?(from: &bytes))
  }
}
