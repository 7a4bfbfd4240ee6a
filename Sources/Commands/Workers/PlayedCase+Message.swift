import ActionScripts
import Mutants
import Playback
import Timelines
import WorkerProcesses

extension PlayedCase: Message {
  // The section, which may be very large, comes last: what is appended behind it would move it.
  package func write(to bytes: inout MessageBytes) { bytes.write(outcome, causes, printed, trail, section) }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    (outcome, causes, printed, trail, section) = try bytes.read()
  }
}

extension CaseOutcome: Message {
  package func write(to bytes: inout MessageBytes) {
    bytes.write(outline, failures, mistakes, redactions, rules, reached)
  }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    self.init(
      of: try CaseOutline(from: &bytes), failures: try [CaseFailure](from: &bytes),
      mistakes: try [Diagnostic](from: &bytes))
    (redactions, rules, reached) = try bytes.read()
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
  package func write(to bytes: inout MessageBytes) { bytes.write(text, place, hasMatched, meant) }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    self.init(
      try String(from: &bytes), at: try String(from: &bytes), hasMatched: try Bool(from: &bytes),
      meant: try String?(from: &bytes))
  }
}

/// A message has only failures that a worker process can report, and so neither interruptions nor divergences.
extension CaseFailure: Message {
  package func write(to bytes: inout MessageBytes) {
    bytes.write(description, Int(at.nanoseconds), place, diagnostic, hole)
  }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    self.init(
      try String(from: &bytes), at: Instant(nanoseconds: Int64(try Int(from: &bytes))),
      place: try Record.Place?(from: &bytes))
    (diagnostic, hole) = try bytes.read()
  }
}

extension Diagnostic: Message {
  package func write(to bytes: inout MessageBytes) {
    bytes.write(message, file, range.line, range.column, range.length, lineTextColumn, lineText, note, includedAt)
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
      bytes.write(end - start, cause)
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
  package func write(to bytes: inout MessageBytes) { bytes.write(line, file) }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    self.init(line: try Int(from: &bytes), file: try String?(from: &bytes))
  }
}
