import Testing
import Timelines

struct KnownFramesTests {
  @Test(arguments: [
    ("== r\n       0ms = 1\n       1ms ~ {]\n", "line 4: '       1ms ~ {]' is not a frame of this kind"),
    ("== r\n       0ms = 1\n== s\n       0ms = [\n", "line 5: '       0ms = [' is not a frame of this kind"),
    (
      "== r\n       0ms = 1\n       1ms > a  1\nreel-timeline 1\n== r\n       0ms = 1\n",
      "line 4: '       1ms > a  1' is not a frame of this kind"
    ),
    (
      "== r\n       0ms = 1\nreel-timeline 1\n== r\n       0ms = \"\\u001B\"\n",
      "line 6: not in the form that reel writes: expected '= \"\\u001b\"'"
    ),
  ])
  func `frames that a known timeline does not have are checked as if they were read alone`(
    text: String, message: String
  ) throws {
    let bytes = Array("reel-timeline 1\n\(text)".utf8)
    let known = try Timeline(parsing: Array("reel-timeline 1\n== r\n       0ms = 1\n".utf8))
    let error = #expect(throws: TimelineError.self) { try Timeline(parsing: bytes, beside: known) }
    #expect(error?.description == message)
    #expect(error == #expect(throws: TimelineError.self) { try Timeline(parsing: bytes) })
  }

  /// Lines go, come, move and change, so that the reader loses its place in the known timeline and finds it again.
  @Test(arguments: 0..<30)
  func `reading beside a similar timeline gives the same frames or the same error as reading alone`(seed: UInt64) throws
  {
    var random = RandomRun(seed: seed)
    let known = Array(text(of: random.records(120)).utf8)
    var lines = known.split(separator: UInt8(ascii: "\n")).map(Array.init)
    for _ in 0..<random.below(8) {
      let (index, other) = (random.below(lines.count), random.below(lines.count))
      switch random.below(5) {
      case 0: lines.remove(at: index)
      case 1: lines.insert(lines[other], at: index)
      case 2: lines.swapAt(index, other)
      case 3: lines[index][random.below(lines[index].count)] = UInt8(ascii: "7")
      default: lines.removeSubrange(index..<min(index + random.below(30), lines.count))
      }
    }
    let bytes = Array(lines.joined(separator: [UInt8(ascii: "\n")])) + [UInt8(ascii: "\n")]
    let alone = Result { try Timeline(parsing: bytes) }
    let beside = Result { try Timeline(parsing: bytes, beside: try Timeline(parsing: known)) }
    switch (alone, beside) {
    case (.success(let alone), .success(let beside)):
      #expect(alone == beside)
      #expect(beside.text == bytes)
      #expect(alone.cases.map { $0.frames.map(\.at) } == beside.cases.map { $0.frames.map(\.at) })
      #expect(alone.cases.map { $0.frames.map(\.content) } == beside.cases.map { $0.frames.map(\.content) })
    case (.failure(let alone as TimelineError), .failure(let beside as TimelineError)): #expect(alone == beside)
    default: Issue.record("\(alone) is not \(beside)")
    }
  }

  @Test func `JSON Lines can be read beside a timeline in text`() throws {
    var random = RandomRun(seed: 7)
    let records = random.records(40)
    let known = try Timeline(parsing: Array(text(of: records).utf8))
    #expect(try Timeline(parsing: Array(jsonLines(of: records).utf8), beside: known).text == known.text)
  }
}
