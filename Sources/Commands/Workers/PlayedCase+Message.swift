import ActionScripts
import Mutants
import Playback
import Timelines
import WorkerProcesses

extension PlayedCase: Message {
  // The section, which may be very large, comes last: what is appended behind it would move it.
  package func write(to bytes: inout MessageBytes) { bytes.write(outcome, causes, printed, trail, goldenPart, section) }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    (outcome, causes, printed, trail, goldenPart, section) = try bytes.read()
  }
}

extension CaseOutcome: Message {
  package func write(to bytes: inout MessageBytes) {
    bytes.write(outline, failures, mistakes, redactions, rules, idleLines, reached)
  }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    self = try bytes.read(Self.init(of:failures:mistakes:))
    (redactions, rules, idleLines, reached) = try bytes.read()
  }
}

extension PlayedRule: Message {
  package func write(to bytes: inout MessageBytes) { bytes.write(name, standing) }

  package init(from bytes: inout MessageBytes) throws(MessageError) { self = try bytes.read(Self.init(_:_:)) }
}

extension PlayedRule.Standing: Message {}

extension PlayedRules: Message {
  package func write(to bytes: inout MessageBytes) { all.write(to: &bytes) }

  package init(from bytes: inout MessageBytes) throws(MessageError) { self = try bytes.read(Self.init(_:)) }
}

extension UsedRedaction: Message {
  package func write(to bytes: inout MessageBytes) { bytes.write(text, place, hasMatched, meant) }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    self = try bytes.read(Self.init(_:at:hasMatched:meant:))
  }
}

/// A message has only failures that a worker process can report, and so neither interruptions nor divergences.
extension CaseFailure: Message {
  package func write(to bytes: inout MessageBytes) {
    bytes.write(description, at, place, diagnostic, hole)
  }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    self = try bytes.read { .init($0, at: $1, place: $2) }
    (diagnostic, hole) = try bytes.read()
  }
}

extension Instant: Message {
  package func write(to bytes: inout MessageBytes) { Int(nanoseconds).write(to: &bytes) }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    self.init(nanoseconds: Int64(try Int(from: &bytes)))
  }
}

extension Diagnostic: Message {
  package func write(to bytes: inout MessageBytes) {
    bytes.write(message, file, range, lineText, lineTextColumn, note, includedAt)
  }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    self = try bytes.read(Self.init(_:file:range:lineText:lineTextColumn:note:))
    includedAt = try String?(from: &bytes)
  }
}

extension SourceRange: Message {
  package func write(to bytes: inout MessageBytes) { bytes.write(line, column, length) }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    self = try bytes.read(Self.init(line:column:length:))
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
    if case .statement = self { bytes.write(place, true) } else { bytes.write(place, false) }
  }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    self = try bytes.read { $1 ? .statement($0) : .consequence(of: $0) }
  }
}

extension Record.Place: Message {
  package func write(to bytes: inout MessageBytes) { bytes.write(line, file, includedAt) }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    self = try bytes.read(Self.init(line:file:includedAt:))
  }
}
