/// One line of a timeline in the text form: a time, a sigil, and what happened.
///
/// A frame keeps its line as it is and reads the pieces of it only when somebody asks, so that timelines of any length
/// can be compared by their lines alone.
public struct Frame: Sendable {
  /// What kind of thing happened; the raw value is the sigil.
  public enum Kind: String, Sendable, CaseIterable {
    case state = "="
    case action = ">"
    case mutation = "~"
    case pulse = "^"
    case effect = "<-"
    case emit = "*"
    case call = "@"
    case reply = "<"
    case cancel = "x"
    case error = "!"
    case view = "&"
    case expectation = "?"
  }

  /// When it happened.
  public let at: Instant
  /// What kind of thing happened.
  public let kind: Kind
  /// The whole line without its end: UTF-8.
  public let line: ArraySlice<UInt8>
  /// A hash of the line, the same in every process.
  public let fingerprint: UInt64
  private let bodyStart: Int

  /// What stands behind the sigil and its blank: UTF-8.
  public var body: ArraySlice<UInt8> { line[bodyStart...] }

  /// The body as text.
  public var text: String { String(decoding: body, as: UTF8.self) }

  /// What the frame is about, without its values: the name of the action or mutation, the port without the number of
  /// the call, the path of a pulse ...; empty for a state.
  public var subject: ArraySlice<UInt8> {
    if kind == .state { return body[bodyStart..<bodyStart] }
    var isQuoted = false
    var index = bodyStart
    while index < line.endIndex {
      switch line[index] {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: "\\") where isQuoted: index += 1
      case UInt8(ascii: " ") where !isQuoted, UInt8(ascii: "#") where !isQuoted: return line[bodyStart..<index]
      default: break
      }
      index += 1
    }
    return body
  }

  /// The frame that the line spells, as far as its time and sigil go; nil if it spells none.
  init?(line: ArraySlice<UInt8>, fingerprint: UInt64) {
    var index = line.startIndex
    while index < line.endIndex, line[index] == UInt8(ascii: " ") { index += 1 }
    let timeStart = index
    while index < line.endIndex, line[index].isDigit || line[index] == UInt8(ascii: ".") { index += 1 }
    guard let at = Instant(milliseconds: line[timeStart..<index]), index + 4 < line.endIndex,
      line[index] == UInt8(ascii: "m"), line[index + 1] == UInt8(ascii: "s"), line[index + 2] == UInt8(ascii: " ")
    else { return nil }
    let width = index + 2 - line.startIndex
    guard width == 10 || (width > 10 && timeStart == line.startIndex) else { return nil }
    guard let kind = Kind(sigil: line[index + 3], next: line[index + 4]) else { return nil }
    index += kind == .effect ? 5 : 4
    guard index + 1 < line.endIndex, line[index] == UInt8(ascii: " ") else { return nil }
    self.at = at
    self.kind = kind
    self.line = line
    self.fingerprint = fingerprint
    bodyStart = index + 1
  }
}

extension Frame: Hashable {
  public static func == (left: Frame, right: Frame) -> Bool {
    guard left.fingerprint == right.fingerprint, left.line.count == right.line.count else { return false }
    return left.line.withUnsafeBytes { left in
      right.line.withUnsafeBytes { right in
        var index = 0
        while index &+ 8 <= left.count {
          let word = left.loadUnaligned(fromByteOffset: index, as: UInt64.self)
          if word != right.loadUnaligned(fromByteOffset: index, as: UInt64.self) { return false }
          index &+= 8
        }
        return left[index...].elementsEqual(right[index...])
      }
    }
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(fingerprint)
  }
}

extension Frame: CustomStringConvertible {
  /// The line, safe to show on a terminal.
  public var description: String { String(decoding: line, as: UTF8.self).onOneLine }
}

extension Frame.Kind {
  fileprivate init?(sigil: UInt8, next: UInt8) {
    switch sigil {
    case UInt8(ascii: "="): self = .state
    case UInt8(ascii: ">"): self = .action
    case UInt8(ascii: "~"): self = .mutation
    case UInt8(ascii: "^"): self = .pulse
    case UInt8(ascii: "<"): self = next == UInt8(ascii: "-") ? .effect : .reply
    case UInt8(ascii: "*"): self = .emit
    case UInt8(ascii: "@"): self = .call
    case UInt8(ascii: "x"): self = .cancel
    case UInt8(ascii: "!"): self = .error
    case UInt8(ascii: "&"): self = .view
    case UInt8(ascii: "?"): self = .expectation
    default: return nil
    }
  }
}
