import Comparison
import Testing
import Timelines

struct TimelinePatchTests {
  @Test("the patch of the difference gives the other", arguments: 0..<150)
  func thePatchOfTheDifferenceGivesTheOther(seed: Int) throws {
    var random = Random(seed: seed)
    let before = try random.timeline()
    let after = try seed % 3 == 0 ? random.timeline() : random.edited(before)
    let ignored = seed % 2 == 0 ? [] : ["n", "log.*"].compactMap { StatePath($0) }
    let comparison = TimelineComparison(expected: before, actual: after, ignoring: ignored)
    let patched = try before.patched(with: TimelinePatch(parsing: comparison.jsonLines))
    #expect(String(decoding: patched.text, as: UTF8.self) == String(decoding: after.text, as: UTF8.self))
    let back = TimelineComparison(expected: after, actual: before, ignoring: ignored)
    #expect(try after.patched(with: TimelinePatch(parsing: back.jsonLines)).text == before.text)
  }

  @Test("an empty timeline has patches too")
  func anEmptyTimelineHasPatchesToo() throws {
    let timeline = try Sample.timeline(Sample.search)
    for (before, after) in [(Timeline(), timeline), (timeline, Timeline()), (Timeline(), Timeline())] {
      let comparison = TimelineComparison(expected: before, actual: after)
      #expect(try before.patched(with: TimelinePatch(parsing: comparison.jsonLines)) == after)
    }
  }

  @Test(
    "says what is no patch",
    arguments: [
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

  @Test(
    "says where a patch does not fit the timeline",
    arguments: [
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
        "the result of the patch is not a timeline: line 3: expected a time and a sigil, found 'x'"
      ),
    ])
  func saysWhereAPatchDoesNotGoWithATimeline(text: String, message: String) throws {
    let timeline = try Sample.timeline("       0ms = 1\n       1ms > a", heading: "== r")
    let patch = try TimelinePatch(parsing: text)
    let error = #expect(throws: TimelinePatchError.self) { try timeline.patched(with: patch) }
    #expect(error?.description == message)
  }
}
