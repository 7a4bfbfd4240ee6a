import JSONValues
import Testing
import Timelines

@testable import Pages

@Suite struct StateReplayTests {
  @Test(
    "the changes between two states lead from one to the other",
    arguments: [
      ("{\"a\":1,\"b\":[]}", "{\"a\":2,\"b\":[1,2]}"), ("[1,2,3,4]", "[4,2,5]"), ("[1,2,3]", "[]"),
      (
        "[{\"id\":1,\"n\":[1]},{\"id\":2,\"n\":[]}]",
        "[{\"id\":2,\"n\":[7]},{\"id\":3,\"n\":[]},{\"id\":1,\"n\":[1,2]}]"
      ),
      ("{\"a\":{\"x\":1}}", "{\"a\":{\"y\":[2]}}"), ("{\"a.b\":{\"-1\":0}}", "{\"a.b\":{\"-1\":1,\"c\":null}}"),
      ("{\"k\":1,\"l\":2}", "{\"l\":2}"), ("1", "\"x\""),
    ])
  func replay(_ old: String, _ new: String) throws {
    let (before, after) = (try JSONValue(parsing: old), try JSONValue(parsing: new))
    let timeline = Timeline(records: [
      Record(.zero, .begin(script: nil, title: nil, reactor: "r", state: before)),
      Record(.zero, .mutation(name: "m", value: .null)),
      Record(.zero, .state(changes: StateChange.between(before, after), state: after)),
    ])
    var replay = StateReplay()
    for frame in timeline.cases[0].frames { replay.apply(frame) }
    #expect(replay.state.matches(after))
  }

  @Test("what a nested reactor changes is changed where it lives")
  func nested() throws {
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

  @Test("a long case has keyframes with the states at their frames, a short one has none")
  func keyframes() throws {
    func run(_ count: Int) throws -> TimelineCase {
      let steps = (0..<count).map { "       0ms ~ add  n: \($0) -> \($0 + 1)\n" }.joined()
      return try Timeline(parsing: Array("reel-timeline 1\n== r\n       0ms = {\"n\":0}\n\(steps)".utf8)).cases[0]
    }
    #expect(Keyframes(of: try run(1_000)).frames.isEmpty)
    let keyframes = Keyframes(of: try run(3_000)).frames
    #expect(keyframes.map(\.frame) == [1_023, 2_047])
    #expect(keyframes.map(\.state) == ["{\"n\":1023}", "{\"n\":2047}"])
  }
}
