/// Swift source as tokens: without comments, with whole literals and matched brackets.
struct SwiftSource {
  let bytes: [UInt8]
  private(set) var tokens: [SourceToken] = []
  /// The index of the closing bracket's token for each opening one.
  private(set) var partners: [Int: Int] = [:]

  init(_ source: String) throws(SourceProblem) {
    bytes = Array(source.utf8)
    var lexer = SourceLexer(bytes)
    while let token = try lexer.next(after: tokens.last.map { ($0.kind, text(of: $0)) }) { tokens.append(token) }
    try matchBrackets()
  }

  /// Returns the text of a token.
  func text(of token: SourceToken) -> String { String(decoding: bytes[token.range], as: UTF8.self) }

  /// Returns the text of the token at an index; empty after the last token.
  func text(_ index: Int) -> String { tokens.indices.contains(index) ? text(of: tokens[index]) : "" }

  /// Returns the source of a range of tokens, including the comments between them.
  func text(_ range: Range<Int>) -> String {
    range.isEmpty
      ? ""
      : String(
        decoding: bytes[tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound - 1].range.upperBound],
        as: UTF8.self)
  }

  /// Returns the offset of a token, in bytes; the end of the source after the last token.
  func offset(_ index: Int) -> Int {
    tokens.indices.contains(index) ? tokens[index].range.lowerBound : bytes.count
  }

  /// Returns the index after a token, or after the closing bracket if the token is an opening one.
  func index(behind index: Int) -> Int { (partners[index] ?? index) + 1 }

  private mutating func matchBrackets() throws(SourceProblem) {
    let closing = ["(": ")", "[": "]", "{": "}"]
    var open: [Int] = []
    for index in tokens.indices where tokens[index].kind == .sign {
      let sign = text(index)
      if closing[sign] != nil {
        open.append(index)
      } else if closing.values.contains(sign) {
        guard let opening = open.popLast(), closing[text(opening)] == sign else {
          throw SourceProblem("'\(sign)' closes nothing", at: offset(index))
        }
        partners[opening] = index
      }
    }
    if let opening = open.last { throw SourceProblem("'\(text(opening))' is not closed", at: offset(opening)) }
  }
}
