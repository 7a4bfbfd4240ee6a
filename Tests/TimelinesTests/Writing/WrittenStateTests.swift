import JSONValues
import Testing
import Timelines

@Suite struct WrittenStateTests {
  private func text(_ writer: inout JSONLinesTimelineWriter) -> String {
    String(decoding: writer.takeOutput(), as: UTF8.self)
  }

  @Test func `a state is written as if it were the first, whatever was written before it`() {
    let long = JSONValue.array((0..<200).map { .string("row \($0) \"quoted\"") })
    let other = JSONValue.array((0..<200).map { .integer($0) })
    func state(_ number: Int, _ rows: JSONValue, _ key: String = "rows") -> JSONValue {
      .object([
        JSONValue.Member("number", .integer(number)), JSONValue.Member(key, rows), JSONValue.Member("last", other),
      ])
    }
    var shortened: [JSONValue] = []
    if case .array(let rows) = long { shortened = rows.dropLast() }
    let states = [
      state(1, long), state(2, long), state(3, other), state(3, long), state(4, .array(shortened)), .null,
      state(5, long), state(5, long, "names"), .object([JSONValue.Member("number", .integer(6))]), state(7, long),
      .array([long]), state(8, .string("short")), state(8, .array([])), state(8, .null), state(8, .object([])),
      state(8, .array([.null])), state(8, .array([])), state(8, .bool(true)), state(8, .bool(false)),
      state(8, .integer(0)), state(8, .decimal("0.0")), state(8, .string("0.0")), state(99, .string("a \"b\"")),
      state(100, .string("a \"c\"")),
      .object([]), .null, .object([]), .array([]),
    ]
    var writer = JSONLinesTimelineWriter()
    for state in states {
      let record = Record(.zero, .state(changes: [], state: state))
      writer.write(record)
      var fresh = JSONLinesTimelineWriter()
      fresh.write(record)
      #expect(text(&writer) == text(&fresh))
    }
  }

  @Test func `states that wait in one buffer are copied from one another`() {
    let rows = JSONValue.array((0..<500).map { .string("row \($0)") })
    var (writer, expected) = (JSONLinesTimelineWriter(), "")
    for number in 0..<50 {
      let state = JSONValue.object([JSONValue.Member("n", .integer(number)), JSONValue.Member("rows", rows)])
      writer.write(Record(.zero, .state(changes: [], state: state)))
      expected += #"{"type":"state","at":0,"changes":[],"state":\#(state.text)}"# + "\n"
    }
    #expect(text(&writer) == expected)
  }
}
