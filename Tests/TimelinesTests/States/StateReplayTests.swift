import JSONValues
import Testing

@testable import Timelines

@Suite struct StateReplayTests {
  /// Returns the state to which the changes between two states lead.
  private func replayed(_ before: JSONValue, _ after: JSONValue) -> JSONValue {
    let timeline = Timeline(records: [
      Record(.zero, .begin(script: nil, title: nil, reactor: "r", state: before)),
      Record(.zero, .mutation(name: "m", value: .null)),
      Record(.zero, .state(changes: StateChange.between(before, after), state: after)),
    ])
    var replay = StateReplay()
    for frame in timeline.cases[0].frames { replay.apply(frame) }
    return replay.state
  }

  @Test(arguments: [
    ("{\"a\":1,\"b\":[]}", "{\"a\":2,\"b\":[1,2]}"), ("[1,2,3,4]", "[4,2,5]"), ("[1,2,3]", "[]"),
    (
      "[{\"id\":1,\"n\":[1]},{\"id\":2,\"n\":[]}]",
      "[{\"id\":2,\"n\":[7]},{\"id\":3,\"n\":[]},{\"id\":1,\"n\":[1,2]}]"
    ),
    ("{\"a\":{\"x\":1}}", "{\"a\":{\"y\":[2]}}"), ("{\"a.b\":{\"-1\":0}}", "{\"a.b\":{\"-1\":1,\"c\":null}}"),
    ("{\"k\":1,\"l\":2}", "{\"l\":2}"), ("1", "\"x\""),
  ])
  func `the changes between two states lead from one to the other`(_ old: String, _ new: String) throws {
    let (before, after) = (try JSONValue(parsing: old), try JSONValue(parsing: new))
    #expect(replayed(before, after).matches(after))
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `the changes between two lists lead from one to the other where identities and values occur again`(
    seed: UInt64
  ) {
    var random = RandomRun(seed: seed)
    var before = JSONValue.array([])
    for _ in 1...100 {
      let after = random.list(like: before)
      let result = replayed(before, after)
      #expect(result.text == after.text, "from \(before.text)")
      before = after
    }
  }

  @Test(arguments: [
    ("{}", #"{"10":0,"9":0}"#), (#"{"b":1,"d":1}"#, #"{"a":1,"b":1,"c":1,"d":1,"e":1}"#),
    (#"{"9":1,"10":1}"#, #"{"8":1,"10":1,"11":1}"#), (#"{"10":1,"9":1}"#, #"{"1":1,"10":1,"9":1}"#),
    (#"{"z":1,"a":1}"#, #"{"z":1,"a":1,"b":1}"#), (#"{"1":1}"#, #"{"1":1,"a":1}"#),
    (#"{"b":1,"g":1}"#, #"{"a":1,"b":1}"#), (#"{"9":1}"#, #"{"9":1,"10":1}"#),
  ])
  func `members that come into a dictionary stand where its order has them`(_ old: String, _ new: String) throws {
    let (before, after) = (try JSONValue(parsing: old), try JSONValue(parsing: new))
    #expect(replayed(before, after).text == new)
  }

  @Test func `what a nested reactor changes is changed where it lives`() throws {
    let text = """
      reel-timeline 1
      == r
             0ms = {"cells":[{"on":false}]}
             0ms ~ cells.0: set  on: false -> true

      """
    var replay = StateReplay()
    for frame in try Timeline(parsing: Array(text.utf8)).cases[0].frames { replay.apply(frame) }
    #expect(replay.state.text == "{\"cells\":[{\"on\":true}]}")
  }
}

extension RandomRun {
  /// Returns a list that has rows of another one, in any order and number, and rows of its own. Few identities and
  /// values make most of them occur more than once.
  fileprivate mutating func list(like other: JSONValue) -> JSONValue {
    guard case .array(let rows) = other else { return other }
    return .array(
      (0..<below(7)).map { place in
        guard below(4) > 0, !rows.isEmpty else { return row(depth: 2) }
        let row = rows[below(2) == 0 ? place % rows.count : below(rows.count)]
        return below(3) == 0 ? varied(row) : row
      })
  }

  private mutating func row(depth: Int) -> JSONValue {
    switch below(depth > 0 ? 5 : 2) {
    case 0: .integer(below(2))
    case 1: .null
    case 2: .array((0..<below(3)).map { _ in row(depth: depth - 1) })
    default:
      .object([
        .init("id", [.integer(1), .integer(2), .null, .string("1")][below(4)]), .init("n", .integer(below(2))),
        .init("rows", .array((0..<below(3)).map { _ in row(depth: depth - 1) })),
      ])
    }
  }

  private mutating func varied(_ row: JSONValue) -> JSONValue {
    guard case .object(var members) = row else { return list(like: row) }
    members[1].value = .integer(below(2))
    members[2].value = list(like: members[2].value)
    return .object(members)
  }
}
