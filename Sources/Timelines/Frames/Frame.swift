import ExactStrings

/// One line of a timeline in the text form: a time, a sigil, and a content.
///
/// A frame keeps its line unchanged and reads its parts only on demand, so that timelines of any length can be compared
/// by their lines alone.
public struct Frame: Sendable {
  /// The kind of a frame; the raw value is the sigil.
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
    case note = "->"
    case error = "!"
    case view = "&"
    case expectation = "?"
  }

  /// The text that contains the line, which all frames of a timeline share.
  private let whole: [UInt8]
  private let mark: FrameMark

  init(_ mark: FrameMark, of whole: [UInt8]) {
    self.mark = mark
    self.whole = whole
  }

  /// The time of the event.
  public var at: Instant { mark.at }

  /// The kind of the event.
  public var kind: Kind { mark.kind }

  /// A hash of the line, the same in every process.
  public var fingerprint: UInt64 { mark.fingerprint }

  /// The whole line without its end: UTF-8.
  public var line: ArraySlice<UInt8> { whole[mark.start..<mark.end] }

  /// The text after the sigil and its blank: UTF-8.
  public var body: ArraySlice<UInt8> { whole[mark.bodyStart..<mark.end] }

  /// Calls `use` with the bytes of the line from its sigil on.
  package func withSigilAndBody<Result>(_ use: (UnsafeRawBufferPointer) -> Result) -> Result {
    whole.withUnsafeBytes { bytes in
      let width = kind.sigilWidth + 1
      return use(UnsafeRawBufferPointer(rebasing: bytes[(mark.bodyStart - width)..<mark.end]))
    }
  }

  /// The body as text.
  public var text: String { String(decoding: body, as: UTF8.self) }

  /// The subject of the frame, without its values: the name of the action or mutation, the port without the number of
  /// the call, the path of a pulse ..., after the path of its nested reactor if it has one. It is empty for a state of
  /// the played reactor or store itself.
  public var subject: ArraySlice<UInt8> {
    let ownerEnd = ownerEnd
    if kind == .state { return whole[mark.bodyStart..<ownerEnd] }
    let end = whole.withUnsafeBufferPointer { bytes in
      bytes[..<mark.end].firstUnquoted(from: ownerEnd) { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "#") }
    }
    return whole[mark.bodyStart..<(end ?? mark.end)]
  }

  /// Whether the frame belongs to a reactor that lives in the state.
  public var isNested: Bool { ownerEnd > mark.bodyStart }

  /// The end of the path of a nested reactor, with its colon and blank; the start of the body if there is none.
  private var ownerEnd: Int {
    if !kind.canBeNested { return mark.bodyStart }
    return whole.withUnsafeBufferPointer { bytes in
      let end = bytes[..<mark.end].firstUnquoted(from: mark.bodyStart) { byte in
        byte == UInt8(ascii: ":") || byte == UInt8(ascii: " ") || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[")
      }
      guard let end, bytes[end..<mark.end].starts(with: ": ".utf8) else { return mark.bodyStart }
      return end + 2
    }
  }
}

extension Frame.Kind {
  /// Whether reactors that live in the state can have frames of this kind, which begin with their path.
  var canBeNested: Bool {
    switch self {
    case .state, .action, .mutation, .pulse, .call, .reply, .cancel, .note, .error: true
    case .effect, .emit, .view, .expectation: false
    }
  }

  /// Whether frames of this kind show a result of the case, and not an input or an inner step.
  package var isOutput: Bool {
    switch self {
    case .action, .effect, .reply: false
    case .state, .mutation, .pulse, .emit, .call, .cancel, .note, .error, .view, .expectation: true
    }
  }
}

extension Frame: Hashable {
  /// Returns whether two frames have the same line.
  public static func == (left: Frame, right: Frame) -> Bool {
    left.mark.hasSameLine(left.whole, right.mark, right.whole)
  }

  /// Hashes the line.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(fingerprint)
  }
}

extension Frame: CustomStringConvertible {
  /// The line, safe to show on a terminal.
  public var description: String { String(decoding: line, as: UTF8.self).onOneLine }
}
