/// Swift source as tokens: comments are gone, literals are whole, brackets have found their partners.
struct SourceText {
  let bytes: [UInt8]
  private(set) var tokens: [SourceToken] = []
  /// The closing bracket of each opening one, by the indices of their tokens.
  private(set) var partners: [Int: Int] = [:]

  init(_ source: String) throws(SourceProblem) {
    bytes = Array(source.utf8)
    var lexer = SourceLexer(bytes)
    while let token = try lexer.next(after: tokens.last.map { ($0.kind, text(of: $0)) }) { tokens.append(token) }
    try matchBrackets()
  }

  /// The text of a token.
  func text(of token: SourceToken) -> String { String(decoding: bytes[token.range], as: UTF8.self) }

  /// The text of the token at an index; empty behind the last one.
  func text(_ index: Int) -> String { tokens.indices.contains(index) ? text(of: tokens[index]) : "" }

  /// The source from one token up to another one, which is left out, comments between them included.
  func text(_ range: Range<Int>) -> String {
    range.isEmpty
      ? ""
      : String(
        decoding: bytes[tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound - 1].range.upperBound],
        as: UTF8.self)
  }

  /// Where a token begins, in bytes; the end of the source behind the last one.
  func offset(_ index: Int) -> Int {
    tokens.indices.contains(index) ? tokens[index].range.lowerBound : bytes.count
  }

  /// The index behind a token, or behind what it opens.
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
