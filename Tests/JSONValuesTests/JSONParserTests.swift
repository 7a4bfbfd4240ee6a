import JSONValues
import Testing

@Suite struct JSONParserTests {
  @Test(
    arguments: [
      ("null", .null), (" true ", .bool(true)), ("false", .bool(false)), ("0", .integer(0)), ("-12", .integer(-12)),
      ("9223372036854775807", .integer(.max)), ("-9223372036854775808", .integer(.min)),
      ("9223372036854775808", .decimal("9223372036854775808")), ("-0", .decimal("-0")), ("1.50", .decimal("1.50")),
      ("1E+9", .decimal("1E+9")), (#""a\"\\\/\b\f\n\r\t\u0041\ud83d\ude00""#, .string("a\"\\/\u{8}\u{C}\n\r\tA😀")),
      ("[]", .array([])), ("[1,\n[2]]", .array([.integer(1), .array([.integer(2)])])), ("{}", .object([])),
      (#"{"b":1,"a":{"b":2}}"#, .object([.init("b", .integer(1)), .init("a", .object([.init("b", .integer(2))]))])),
    ] as [(String, JSONValue)])
  func `every kind of value is parsed`(text: String, value: JSONValue) throws {
    #expect(try JSONValue(parsing: text) == value)
  }

  @Test(
    arguments: [
      ("", "expected a value, found the end of the text", 0..<0),
      ("1 2", "expected the end of the text, found 2", 2..<3),
      ("[1 2]", "expected ',' or ']', found 2", 3..<4),
      ("[1,]", "expected a value, found ']'", 3..<4),
      (#"{"a" 1}"#, "expected ':', found 1", 5..<6),
      (#"{"a":1 "b":2}"#, "expected ',' or '}', found a string", 7..<10),
      ("{1:2}", "expected a key in double quotes, found 1", 1..<2),
      (#"{"a":1,"a":2}"#, #"key "a" stands twice"#, 7..<10),
      ("[[1]", "'[' is never closed", 0..<1),
      (#"{"a":[1"#, "'[' is never closed", 5..<6),
      ("[${n}]", "expected a value, found '${n}'", 1..<5),
    ] as [(String, String, Range<Int>)])
  func `mistakes have a message and a place`(text: String, message: String, range: Range<Int>) {
    do throws(JSONError) {
      _ = try JSONValue(parsing: text)
      Issue.record("\(text) is a value")
    } catch {
      #expect(error.description == message)
      #expect(error.range == range)
    }
  }

  @Test func `brackets nest 512 levels deep, and no text crashes the parser`() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    _ = try JSONValue(parsing: nested(JSONValue.nestingLimit))
    #expect(throws: JSONError(.tooDeep(limit: 512), 512..<513)) { try JSONValue(parsing: nested(513)) }
    #expect(throws: JSONError(.tooDeep(limit: 512), 512..<513)) { try JSONValue(parsing: nested(10_000)) }
    #expect(throws: JSONError.self) { try JSONValue(parsing: String(repeating: #"{"a":"#, count: 10_000)) }
    #expect(throws: JSONError.self) { try JSONValue(parsing: "\"" + String(repeating: "a", count: 1 << 20)) }
    let slice = ArraySlice(nested(2048).utf8)
    #expect(try JSONValue(parsing: slice, nestingLimit: 2048).text == nested(2048))
    #expect(throws: JSONError(.tooDeep(limit: 2047), 2047..<2048)) { try JSONValue(parsing: slice, nestingLimit: 2047) }
  }

  @Test func `offsets are indices of the slice`() {
    let bytes = Array("xx[1 2]".utf8)
    #expect(throws: JSONError(.expected("',' or ']'", found: "2"), 5..<6)) { try JSONValue(parsing: bytes[2...]) }
  }
}
