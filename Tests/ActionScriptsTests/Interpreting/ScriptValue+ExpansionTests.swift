import ActionScripts
import ExactStrings
import Testing

@Suite struct ScriptValueExpansionTests {
  private static let variables: [String: ScriptValue] = [
    "n": .word("42"), "s": .string("a ${n}"), "list": .array([.number("1"), .string("x")]), "nothing": .word("null"),
    "é": .string("e"),
  ]

  private func expanded(_ value: ScriptValue) throws -> (ScriptValue, Set<ExactString>) {
    var used = Set<ExactString>()
    let result = try value.expanded(variables: { Self.variables[$0] }, used: &used)
    return (result, used)
  }

  @Test(
    arguments: [
      (.variable("n"), .word("42")), (.variable("s"), .string("a ${n}")), (.variable("list"), Self.variables["list"]!),
      (.string("a${n}b"), .string("a42b")), (.string("${n}"), .string("42")), (.string("${s}"), .string("a ${n}")),
      (.string("<${list}>"), .string(#"<[1,"x"]>"#)), (.string("${nothing}"), .string("null")),
      (.string("$${n}"), .string("${n}")), (.string("$$${n}"), .string("$${n}")),
      (.string("$ $$ $"), .string("$ $$ $")),
      (.string("${n}${n}"), .string("4242")), (.string("${é}"), .string("e")), (.word("x${n}"), .word("x42")),
      (.array([.variable("n"), .null]), .array([.word("42"), .null])),
      (.object([.init("${n}", .variable("n"))]), .object([.init("${n}", .word("42"))])),
      (.number("1"), .number("1")),
    ] as [(ScriptValue, ScriptValue)])
  func `a whole token becomes the value, a part of a string its text, and nothing is scanned twice`(
    value: ScriptValue, expected: ScriptValue
  ) throws {
    #expect(try expanded(value).0 == expected)
  }

  @Test func `an expansion tells which variables it used`() throws {
    #expect(try expanded(.array([.string("${n} $${s}"), .variable("list")])).1 == ["n", "list"])
  }

  @Test func `an unknown variable is an error with its name`() {
    #expect(throws: VariableError(name: "x")) { try expanded(.array([.variable("x")])) }
    #expect(throws: VariableError(name: "y")) { try expanded(.string("a${y}")) }
  }
}
