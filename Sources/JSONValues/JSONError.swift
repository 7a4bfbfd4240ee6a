import ExactStrings

/// The reason why a text is not JSON, and the place of the error.
public struct JSONError: Error, Equatable, CustomStringConvertible {
  /// The reasons.
  public enum Reason: Equatable, Sendable {
    case unexpectedCharacter(String)
    case unquotedWord(String)
    case badNumber(String)
    case badEscape(String)
    case controlCharacterInString(UInt8)
    case unterminatedString
    /// An unexpected token: what was expected, and what was found.
    case expected(String, found: String)
    case unclosed(String)
    case tooDeep(limit: Int)
    case duplicateKey(String)
  }

  /// The reason.
  public let reason: Reason
  /// The range of the error, in bytes of the text.
  public let range: Range<Int>

  /// Creates an error with its place.
  public init(_ reason: Reason, _ range: Range<Int>) {
    self.reason = reason
    self.range = range
  }

  /// The message: one line in lower case, without the place; long quoted texts are shortened.
  public var description: String {
    switch reason {
    case .unexpectedCharacter(let text): "unexpected character \(JSONValue.string(text).text)"
    case .unquotedWord(let word): "unquoted word '\(Self.start(of: word))': write a JSON string in double quotes"
    case .badNumber(let text): "'\(Self.start(of: text))' is not a number"
    case .badEscape(let text): "'\(Self.start(of: text))' is not an escape sequence"
    case .controlCharacterInString(let byte): "control character \(byte) in a string: write it as an escape sequence"
    case .unterminatedString: "this string is not terminated"
    case .expected(let wanted, let found): "expected \(wanted), found \(Self.start(of: found))"
    case .unclosed(let bracket): "'\(bracket)' is never closed"
    case .tooDeep(let limit): "brackets nest deeper than \(limit) levels"
    case .duplicateKey(let key): "key \(JSONValue.string(Self.start(of: key)).text) stands twice"
    }
  }
  private static func start(of text: String) -> String {
    text.utf8.count <= 60 ? text : "\(text.prefix(57))..."
  }
}
