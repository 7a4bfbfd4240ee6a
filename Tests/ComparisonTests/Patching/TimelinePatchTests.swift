import Comparison
import Testing
import Timelines

struct TimelinePatchTests {
  @Test(arguments: 0..<150)
  func thePatchOfTheDifferenceGivesTheOther(seed: Int) throws {
    var random = Random(seed: seed)
    let before = try timeline(&random, like: nil)
    let after = try timeline(&random, like: seed % 3 == 0 ? nil : before)
    let ignored = seed % 2 == 0 ? [] : ["n", "log.*"].compactMap { StatePath($0) }
    let comparison = TimelineComparison(expected: before, actual: after, ignoring: ignored)
    let patched = try before.patched(with: TimelinePatch(parsing: comparison.jsonLines))
    #expect(String(decoding: patched.text, as: UTF8.self) == String(decoding: after.text, as: UTF8.self))
    let back = TimelineComparison(expected: after, actual: before, ignoring: ignored)
    #expect(try after.patched(with: TimelinePatch(parsing: back.jsonLines)).text == before.text)
  }

  @Test func anEmptyTimelineHasPatchesToo() throws {
    let timeline = try Sample.timeline(Sample.search)
    for (before, after) in [(Timeline(), timeline), (timeline, Timeline()), (Timeline(), Timeline())] {
      let comparison = TimelineComparison(expected: before, actual: after)
      #expect(try before.patched(with: TimelinePatch(parsing: comparison.jsonLines)) == after)
    }
  }

  @Test(arguments: [
    ("{", "line 1: '{' is never closed"),
    ("1", "line 1: a record of a comparison needs 'type', a string"),
    (#"{"type":"jump"}"#, #"line 1: unknown record type "jump""#),
    (#"{"type":"echo"}"#, "line 1: a record needs 'expectedCase' or 'actualCase'"),
    (#"{"type":"echo","actualCase":-1}"#, "line 1: 'actualCase' must be a whole number from 0"),
    (
      #"{"type":"echo","actualCase":0,"actual":"x"}"#, "line 1: 'actual' must be a line, and 'actualIndex' its place"
    ),
  ])
  func saysWhatIsNoPatch(text: String, message: String) {
    let error = #expect(throws: TimelineError.self) { try TimelinePatch(parsing: text) }
    #expect(error?.description == message)
  }

  @Test(arguments: [
    (
      #"{"type":"echo","expectedCase":0,"actualCase":0,"expectedIndex":1,"expected":"       1ms > b\u001b"}"#,
      #"line 1: frame 1 should be '       1ms > b\u001b', but is '       1ms > a'"#
    ),
    (
      #"{"type":"echo","expectedCase":0,"actualCase":0,"expectedIndex":7,"expected":"x"}"#,
      "line 1: frame 7 should be 'x', but is the end of the case"
    ),
    (
      #"{"type":"echo","expectedCase":0,"actualCase":0,"actualIndex":7,"actual":"x"}"#,
      "line 1: frame 7 should be 'x', but is the end of the case"
    ),
    (#"{"type":"case","expectedCase":3}"#, "there is no case 3"),
    (#"{"type":"case","reactor":"r","actualCase":3,"lines":["       0ms = 1"]}"#, "no case comes to place 1"),
    (
      #"{"type":"echo","expectedCase":0,"actualCase":0,"actualIndex":0,"actual":"x"}"#,
      "what the patch leads to is no timeline: line 3: expected a time and a sigil, found 'x'"
    ),
  ])
  func saysWhereAPatchDoesNotGoWithATimeline(text: String, message: String) throws {
    let timeline = try Sample.timeline("       0ms = 1\n       1ms > a", heading: "== r")
    let patch = try TimelinePatch(parsing: text)
    let error = #expect(throws: TimelinePatchError.self) { try timeline.patched(with: patch) }
    #expect(error?.description == message)
  }

  /// Some cases of one or two scripts; or those of another timeline, edited.
  private func timeline(_ random: inout Random, like other: Timeline?) throws -> Timeline {
    if let other {
      var cases = other.cases
      for index in cases.indices { cases[index] = try edited(cases[index], &random) }
      if random.below(2) == 0, cases.count > 1 { cases.swapAt(0, random.below(cases.count)) }
      if random.below(2) == 0 { cases.remove(at: random.below(cases.count)) }
      if random.below(2) == 0 { cases.append(try self.timeline(&random, like: nil).cases[0]) }
      if !cases.isEmpty { cases[0].startsScript = true }
      return Timeline(cases: cases)
    }
    let titles: [String?] = ["a", "b", nil, "a  b", "\u{1b}\\"]
    let cases = try (0...random.below(4)).map { index in
      let script = RandomScript(seed: random.below(1_000), count: random.below(12)).statements
      let frames = try Sample.timeline(RandomScript.play(script).joined(separator: "\n")).cases[0].frames
      return TimelineCase(
        title: titles[random.below(5)], reactor: ["r", "odd  one"][random.below(2)],
        startsScript: index == 0 || random.below(3) == 0, frames: frames)
    }
    return Timeline(cases: cases)
  }

  private func edited(_ one: TimelineCase, _ random: inout Random) throws -> TimelineCase {
    var lines = one.frames.map { String(decoding: $0.line, as: UTF8.self) }
    for _ in 0..<random.below(5) {
      let index = random.below(lines.count)
      switch random.below(4) {
      case 0 where lines.count > 1: lines.remove(at: index)
      case 1: lines.insert(lines[random.below(lines.count)], at: index)
      case 2: lines.swapAt(index, random.below(lines.count))
      default: lines[index] = "      \(random.below(90) + 10)ms ~ setCount  n: \(random.below(5)) -> 9"
      }
    }
    var edited = one
    edited.frames = try Sample.timeline(lines.joined(separator: "\n")).cases[0].frames
    edited.startsScript = one.startsScript || random.below(4) == 0
    return edited
  }
}
