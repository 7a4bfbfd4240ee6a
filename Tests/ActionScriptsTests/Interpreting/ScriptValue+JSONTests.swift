import ActionScripts
import JSONValues
import Testing

@Suite struct ScriptValueJSONTests {
  @Test(
    arguments: [
      (.word("42"), .integer(42)), (.word("-0"), .decimal("-0")), (.word("1.50"), .decimal("1.50")),
      (.word("true"), .bool(true)),
      (.word("false"), .bool(false)), (.word("null"), .null), (.word("nil"), .null), (.word("React"), .string("React")),
      (.word("01"), .string("01")), (.word("-"), .string("-")), (.string("42"), .string("42")),
      (.number("42"), .integer(42)),
      (.bool(true), .bool(true)), (.null, .null), (.variable("n"), .string("${n}")),
      (.array([.word("1"), .string("1")]), .array([.integer(1), .string("1")])),
      (.object([.init("a", .null)]), .object([.init("a", .null)])),
    ] as [(ScriptValue, JSONValue)])
  func `a word is a literal if it can be one, else a string`(value: ScriptValue, expected: JSONValue) {
    #expect(value.json == expected)
  }

  @Test func `a value from JSON converts back to the same JSON`() throws {
    let json = try JSONValue(parsing: #"{"a":[1,1.5,null,true,"x"],"b":{}}"#)
    #expect(ScriptValue(json).json == json)
  }

  @Test func `an argument of the command line is JSON, a word or else a string`() throws {
    #expect(try ScriptValue(argument: "42") == .word("42"))
    #expect(try ScriptValue(argument: "nil") == .word("null"))
    #expect(try ScriptValue(argument: "two words") == .string("two words"))
    #expect(try ScriptValue(argument: "\"42\"") == .string("42"))
    #expect(try ScriptValue(argument: "[1]") == .array([.number("1")]))
    #expect(try ScriptValue(argument: "") == .string(""))
    #expect(throws: JSONError.self) { try ScriptValue(argument: "[1") }
  }

  @Test func `a value is written as the text that an expectation reads, with its signs escaped`() {
    let value = JSONValue.object([JSONValue.Member("${a}", .string("$${b} ${")), JSONValue.Member("n", .integer(1))])
    #expect(value.expectedText == ##"{"${a}":"$$${b} $${","n":1}"##)
    let deep = (0..<513).reduce(JSONValue.null) { value, _ in .array([value]) }
    #expect(deep.expectedText == nil)
  }
}
