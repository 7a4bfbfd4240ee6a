import JSONValues
import Testing

@Suite struct JSONValueTests {
  private func json(_ text: String) throws -> JSONValue { try JSONValue(parsing: text) }

  @Test func `a member of an object is found by its key, the last one of equal keys`() throws {
    #expect(try json(#"{"a":1}"#)["a"] == .integer(1))
    #expect(try json(#"{"a":1}"#)["b"] == nil)
    #expect(try json("[1]")["a"] == nil)
    #expect(JSONValue.object([.init("a", .null), .init("a", .bool(true))])["a"] == .bool(true))
  }

  @Test func `a value tells its number or its string if it is one`() {
    #expect(JSONValue.integer(2).number == 2)
    #expect(JSONValue.decimal("1.5").number == 1.5)
    #expect(JSONValue.string("1").number == nil)
    #expect(JSONValue.string("a").string == "a")
    #expect(JSONValue.null.string == nil)
    #expect(
      [JSONValue.null, .bool(true), .integer(1), .decimal("1.5"), .string(""), .array([]), .object([])].map(\.kind)
        == ["null", "bool", "number", "number", "string", "array", "object"])
  }

  @Test func `a double becomes the shortest decimal that reads back the same, or a string`() {
    #expect(JSONValue(1.0) == .decimal("1.0"))
    #expect(JSONValue(-0.0) == .decimal("-0.0"))
    #expect(JSONValue(0.1) == .decimal("0.1"))
    #expect(JSONValue(Double.nan) == .string("NaN"))
    #expect(JSONValue(Double.infinity) == .string("Infinity"))
    #expect(JSONValue(-Double.infinity) == .string("-Infinity"))
    #expect(JSONValue(number: "12") == .integer(12))
    #expect(JSONValue(number: "-0") == .decimal("-0"))
  }

  @Test(arguments: [
    ("1", "1.0", true), ("1.50", "1.5", true), ("1", "2", false), ("1", #""1""#, false),
    (#"{"a":1,"b":2}"#, #"{"b":2,"a":1}"#, true),
    (#"{"a":1}"#, #"{"a":1,"b":2}"#, false), ("[1,2]", "[1.0,2]", true), ("[1]", "[1,2]", false),
    ("null", "null", true),
    ("9007199254740993", "9007199254740992", false), ("[]", "{}", false),
  ])
  func `values match by meaning, not by spelling`(left: String, right: String, expected: Bool) throws {
    #expect(try json(left).matches(json(right)) == expected)
    #expect(try json(right).matches(json(left)) == expected)
  }

  @Test func `an enum case without payload matches its name`() throws {
    #expect(try json(#"{"loading":{}}"#).matches(.string("loading")))
    #expect(try !json(#"{"loading":{}}"#).matches(.string("done")))
    #expect(try !json(#"{"loading":{"_0":1}}"#).matches(.string("loading")))
    #expect(try JSONValue.string("loading").matches(json(#"{"loading":{}}"#)))
    #expect(try !JSONValue.string("loading").matches(json(#"{"done":{}}"#)))
    #expect(try json(#"{"phase":{"loading":{}}}"#).contains(json(#"{"phase":"loading"}"#)))
  }

  @Test(arguments: [
    (#"{"a":1,"b":{"c":2,"d":3}}"#, #"{"b":{"d":3}}"#, true), (#"{"a":1}"#, "{}", true),
    (#"{"a":1}"#, #"{"b":1}"#, false),
    (#"[{"a":1,"b":2}]"#, #"[{"a":1}]"#, true), ("[1,2]", "[1]", false), ("1", "1.0", true),
    (#"{"a":null}"#, #"{"a":null}"#, true),
    ("{}", #"{"a":null}"#, false),
  ])
  func `a pattern is contained at any depth, arrays at the same length`(value: String, pattern: String, expected: Bool)
    throws
  {
    #expect(try json(value).contains(json(pattern)) == expected)
  }
}
