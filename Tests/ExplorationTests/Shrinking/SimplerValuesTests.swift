import ActionScripts
import JSONValues
import TestSupport
import Testing

@testable import Exploration
@testable import Playback

@Suite struct SimplerValuesTests {
  private func simpler(_ value: ScriptValue) -> [String] {
    value.simplerValues.map { Statement(.action(ActionCall(name: Located("a"), arguments: [.init(Located($0))]))) }
      .map { String(ScriptFormatter(notation: .lines).text(of: $0).dropFirst(2)) }
  }

  @Test func `simpler values come in one order, the simplest first`() {
    expect([
      .bool(false): [],
      .bool(true): ["false"],
      .null: [],
      .number("0"): ["null"],
      .number("5"): ["null", "0", "1", "-1", "2"],
      .number("-3"): ["null", "0", "1", "-1", "2", "3"],
      .number("0.5"): ["0", "1"],
      .string(""): ["null"],
    ]) { simpler($0) }
    #expect(simpler(.string("b")) == ["null", #""""#, "a"])
    #expect(simpler(.string("long")) == ["null", #""""#, "a", "b", "lo", "lon"])
  }

  @Test func `of known shapes, null is simpler only where it is possible, and an earlier case of an enum is simpler`() {
    func simpler(_ value: ScriptValue, _ shape: ValueShape) -> [ScriptValue] { value.simplerValues(like: shape) }
    let colours = ValueShape.choice([.string("red"), .string("green"), .string("blue")])
    #expect(simpler(.word("blue"), colours) == [.string("red"), .string("green")])
    #expect(simpler(.string("red"), colours) == [])
    #expect(simpler(.string("blue"), .optional(colours)) == [.null, .string("red"), .string("green")])
    #expect(simpler(.null, .optional(colours)) == [])
    #expect(simpler(.number("1"), .integer(0...9)) == [.number("0")])
    #expect(simpler(.string("a"), .text) == [.string("")])
    #expect(simpler(.array([.string("green")]), .list(colours)) == [.array([]), .array([]), .array([.string("red")])])
    #expect(
      simpler(.array([.number("1"), .number("0")]), .tuple([.integer(0...9), .integer(0...9)]))
        == [.array([.number("0"), .number("0")])])
    let fields = [ValueShape.Field(name: "colour", shape: colours)]
    #expect(
      simpler(.object([.init("colour", .string("green"))]), .object(fields))
        == [.object([.init("colour", .string("red"))])])
    let cases = ValueShape.cases([("none", []), ("painted", fields), ("hidden", [])])
    #expect(simpler(.string("hidden"), cases) == [.string("none")])
    #expect(
      simpler(.object([.init("painted", .object([.init("colour", .string("green"))]))]), cases)
        == [.string("none"), .object([.init("painted", .object([.init("colour", .string("red"))]))])])
    #expect(simpler(.number("1"), .choice([])) == [.null, .number("0")])
  }

  @Test func `values that occur more than once are found, and replaced in all places`() {
    let threes = [ActionCall.Argument(Located(.number("3"))), ActionCall.Argument(Located(.word("3")))]
    let moves = [
      Move.statement(.action(ActionCall(name: Located("move"), arguments: threes))),
      .answer(port: "rows", position: 0, .reply(Located(.array([.string("x"), .string("y"), .string("x")])))),
    ]
    #expect(moves.repeatedValues() == [.word("3"), .string("x")])
    #expect(
      moves.replacing(.string("x"), by: .string("a"))
        == [
          [
            moves[0],
            .answer(port: "rows", position: 0, .reply(Located(.array([.string("a"), .string("y"), .string("a")])))),
          ]
        ])
  }

  @Test func `the parts of lists and objects become simpler one by one`() {
    #expect(
      simpler(.array([.number("1"), .bool(true)]))
        == ["null", "[]", "[true]", "[1]", "[null,true]", "[0,true]", "[1,false]"])
    #expect(
      simpler(.object([.init("a", .bool(true)), .init("b", .string(""))]))
        == ["null", #"{"a":false,"b":""}"#, #"{"a":true,"b":null}"#])
  }

  @Test(arguments: [
    ScriptValue.number("9223372036854775807"), .number("-9223372036854775808"), .number("1e9"),
    .string("a long text, longer than others"), .array([.number("3"), .string("abc")]),
  ])
  func `making a value simpler again and again comes to an end`(_ value: ScriptValue) {
    // The last one of the candidates is the nearest: the longest way down.
    var (value, steps) = (value, 0)
    while let next = value.simplerValues.last, steps < 200 { (value, steps) = (next, steps + 1) }
    #expect(value == .null)
  }

  @Test func `the integers of a move can be replaced one by one, wherever they stand`() {
    let values: ScriptValue = .object([.init("a", .array([.number("7"), .string("8")])), .init("b", .number("-9"))])
    let move = Move.answer(port: "p", position: 0, .reply(Located(values)))
    #expect(move.integers() == [7, -9])
    #expect(move.replacingInteger(at: 1, by: 3).integers() == [7, 3])
    #expect(move.replacingInteger(at: 2, by: 3) == move)
    #expect(Move.mockReply(port: "p", position: 0).integers() == [])
  }
}
