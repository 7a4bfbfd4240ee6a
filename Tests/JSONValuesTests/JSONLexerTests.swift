import JSONValues
import Testing

@Suite struct JSONLexerTests {
  private func tokens(_ text: String) throws(JSONError) -> [JSONLexer.Token] {
    var lexer = JSONLexer(ArraySlice(text.utf8))
    var tokens: [JSONLexer.Token] = []
    while true {
      let token = try lexer.next()
      if token == .end { return tokens }
      tokens.append(token)
    }
  }

  @Test func `every kind of token is read`() throws {
    #expect(
      try tokens(#" {}[]:, null true false -1.5e+3 "a" ${n} "#) == [
        .openObject, .closeObject, .openArray, .closeArray, .colon, .comma, .null, .bool(true), .bool(false),
        .number("-1.5e+3"), .string("a"), .placeholder("n"),
      ])
  }

  @Test func `a token knows its place, and the end stays the end`() throws {
    var lexer = JSONLexer(ArraySlice(#"  "a" 1"#.utf8))
    _ = try lexer.next()
    #expect(lexer.tokenStart == 2 && lexer.position == 5)
    _ = try lexer.next()
    #expect(lexer.tokenStart == 6 && lexer.position == 7)
    #expect(try lexer.next() == .end)
    #expect(try lexer.next() == .end)
  }

  @Test func `every kind of token has a name for messages`() {
    let tokens: [JSONLexer.Token] = [
      .openObject, .closeObject, .openArray, .closeArray, .colon, .comma, .null, .bool(true), .number("1"),
      .string("a"),
      .placeholder("n"), .end,
    ]
    #expect(
      tokens.map(\.name) == [
        "'{'", "'}'", "'['", "']'", "':'", "','", "null", "true", "1", "a string", "'${n}'", "the end of the text",
      ])
  }

  @Test(
    arguments: [
      ("nul", "unquoted word 'nul': write a JSON string in double quotes", 0..<3),
      ("été", "unquoted word 'été': write a JSON string in double quotes", 0..<5),
      ("'a'", "unexpected character \"'\"", 0..<1),
      ("$a", "unexpected character \"$\"", 0..<1),
      ("${a", "unexpected character \"$\"", 0..<1),
      ("\u{0}", "unexpected character \"\\u0000\"", 0..<1),
      ("01", "'01' is not a number", 0..<2),
      ("-", "'-' is not a number", 0..<1),
      ("1.", "'1.' is not a number", 0..<2),
      ("1e", "'1e' is not a number", 0..<2),
      ("1x", "'1x' is not a number", 0..<2),
      ("--1", "'--1' is not a number", 0..<3),
      ("\"a", "this string is not terminated", 0..<2),
      ("\"a\\", "this string is not terminated", 0..<3),
      ("\"\\x\"", "'\\x' is not an escape sequence", 1..<3),
      ("\"\\é\"", "'\\é' is not an escape sequence", 1..<4),
      ("\"\\u12\"", "'\\u12' is not an escape sequence", 1..<5),
      ("\"\\ud800\"", "'\\ud800' is not an escape sequence", 1..<7),
      ("\"\\ud800\\u0041\"", "'\\ud800\\u0041' is not an escape sequence", 1..<13),
      ("\"\\udc00\"", "'\\udc00' is not an escape sequence", 1..<7),
      ("\"\n\"", "control character 10 in a string: write it as an escape sequence", 1..<2),
      ("\"\u{0}\"", "control character 0 in a string: write it as an escape sequence", 1..<2),
    ] as [(String, String, Range<Int>)])
  func `a mistake inside of a token is an error with its bytes`(text: String, message: String, range: Range<Int>) {
    do throws(JSONError) {
      _ = try tokens(text)
      Issue.record("\(text) has only good tokens")
    } catch {
      #expect(error.description == message)
      #expect(error.range == range)
    }
  }

  @Test(arguments: [
    ("0", true), ("-0", true), ("10", true), ("1.0", true), ("1e9", true), ("1E-9", true), ("-1.25e+10", true),
    ("", false),
    ("-", false), ("+1", false), ("01", false), (".5", false), ("5.", false), ("1e", false), ("1e+", false),
    ("1 ", false),
    ("0x10", false), ("1_000", false),
  ])
  func `a number has the grammar of JSON`(text: String, isNumber: Bool) {
    #expect(JSONLexer.isNumber(ArraySlice(text.utf8)) == isNumber)
  }
}
