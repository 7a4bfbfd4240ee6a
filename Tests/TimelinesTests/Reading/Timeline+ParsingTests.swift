import JSONValues
import Testing
import Timelines

struct TimelineParsingTests {
  @Test func `the example of the manual is read into its case, kinds, times and texts`() throws {
    let timeline = try Timeline(parsing: Array(SampleRun.text.utf8))
    let sample = try #require(timeline.cases.first)
    #expect(timeline.cases.count == 1)
    #expect(sample.title == "cancel stale query")
    #expect(sample.reactor == "repo-search")
    #expect(sample.frames.map(\.kind.rawValue) == ["=", ">", "~", "@", ">", "x", "~", "@", "<", "~", "="])
    #expect(sample.frames.map(\.at.milliseconds) == ["0", "0", "0", "0", "50", "50", "50", "50", "150", "150", "150"])
    #expect(sample.frames[9].text == #"setRepos  repos.+0: "ReactiveX/RxSwift"  nextPage: null -> 2"#)
    #expect(String(decoding: timeline.text, as: UTF8.self) == SampleRun.text)
  }

  @Test(arguments: 0..<60)
  func `a timeline is printed as it was read, and reads the same with fewer checks`(seed: UInt64) throws {
    var random = RandomRun(seed: seed)
    let records = random.records(60)
    let printed = text(of: records, isFull: seed % 2 == 1)
    let timeline = try Timeline(parsing: Array(printed.utf8))
    #expect(String(decoding: timeline.text, as: UTF8.self) == printed)
    #expect(try Timeline(parsing: Array(printed.utf8), checking: .outline) == timeline)
  }

  @Test(arguments: 0..<20)
  func `text and JSON Lines of the same records give the same frames`(seed: UInt64) throws {
    var random = RandomRun(seed: seed)
    let records = random.records(60)
    let fromLines = try Timeline(parsing: Array(jsonLines(of: records).utf8))
    let fromText = try Timeline(parsing: Array(text(of: records).utf8))
    #expect(fromLines.text == fromText.text)
    #expect(fromLines.cases.map(\.frames) == fromText.cases.map(\.frames))
    #expect(fromLines.cases.map(\.script) == ["a.reel", "a.reel"])
  }

  @Test func `JSON Lines may begin with a blank`() throws {
    var random = RandomRun(seed: 7)
    let lines = jsonLines(of: random.records(20))
    #expect(try Timeline(parsing: Array(" \t\(lines)".utf8)) == Timeline(parsing: Array(lines.utf8)))
  }

  @Test func `a header in the middle of a text begins the cases of another script`() throws {
    let text = "reel-timeline 1\n== a\n       0ms = 1\n== T  a\n       0ms = 2\nreel-timeline 1\n== b\n       0ms = 3\n"
    let timeline = try Timeline(parsing: Array(text.utf8))
    #expect(timeline.cases.map(\.reactor) == ["a", "a", "b"])
    #expect(timeline.cases.map(\.title) == [nil, "T", nil])
    #expect(timeline.cases.map(\.startsScript) == [true, false, true])
    #expect(String(decoding: timeline.text, as: UTF8.self) == text)
  }

  @Test(arguments: [
    ("", "line 1: expected 'reel-timeline 1', found the end of the text"),
    ("hello\n", "line 1: expected 'reel-timeline 1', found 'hello'"),
    ("== a\n", "line 1: expected 'reel-timeline 1', found '== a'"),
    ("reel-timeline 1", "line 1: the last line is not ended by a line break"),
    (
      "reel-timeline 2\n", "line 1: 'reel-timeline 2' is another version of the format: this reel reads version 1"
    ),
    ("reel-timeline 1 \n", "line 1: expected 'reel-timeline 1', found 'reel-timeline 1 '"),
    ("reel-timeline 1\n", "line 2: expected a case ('== TITLE  REACTOR'), found the end of the text"),
    ("reel-timeline 1\nreel-timeline 1\n", "line 2: expected a case ('== TITLE  REACTOR') after the header"),
    ("reel-timeline 1\n       0ms = 1\n", "line 2: expected a case ('== TITLE  REACTOR') before the first frame"),
    ("reel-timeline 1\n== a b\n", "line 2: expected '== TITLE  REACTOR' or '== REACTOR', found '== a b'"),
    ("reel-timeline 1\n== a\n", "line 3: expected a frame: a case opens with its state"),
    ("reel-timeline 1\n== a\n== b\n", "line 3: expected a frame: a case opens with its state"),
    ("reel-timeline 1\n== a\n\n", "line 3: expected a time and a sigil, found an empty line"),
    ("reel-timeline 1\n== a\n0ms = 1\n", "line 3: expected a time and a sigil, found '0ms = 1'"),
    ("reel-timeline 1\n== a\n       0ms % 1\n", "line 3: expected a time and a sigil, found '       0ms % 1'"),
    ("reel-timeline 1\n== a\n       0ms = {]\n", "line 3: '       0ms = {]' is not a frame of this kind"),
    (
      "reel-timeline 1\n== a\n       0ms = [1,\u{1b}]\n",
      "line 3: '       0ms = [1,\\u001b]' is not a frame of this kind"
    ),
    (
      "reel-timeline 1\n== a\n       0ms = \"\\u001B\"\n",
      "line 3: not in the form that reel writes: expected '= \"\\u001b\"'"
    ),
    (
      "reel-timeline 1\n== a\n       0ms = 1\n       0ms x search#0\n",
      "line 4: '       0ms x search#0' is not a frame of this kind"
    ),
    (
      "reel-timeline 1\n== a\n       0ms = 1\n       0ms ? a == 1\n",
      "line 4: '       0ms ? a == 1' is not a frame of this kind"
    ),
    ("reel-timeline 1\n== a\n       0ms & label x\n", "line 3: '       0ms & label x' is not a frame of this kind"),
    (
      "reel-timeline 1\n== a\n       0ms & open a://b c\n",
      "line 3: '       0ms & open a://b c' is not a frame of this kind"
    ),
    (
      "reel-timeline 1\n== a\n       0ms & open \"a://b\"\n",
      "line 3: not in the form that reel writes: expected '& open a://b'"
    ),
    (
      "reel-timeline 1\n== a\n       0ms = 1\n<<<<<<< HEAD\n",
      "line 4: '<<<<<<<' is the mark of a merge conflict: resolve it first"
    ),
    (
      "reel-timeline 1\n== a\n       0ms > go\n",
      "line 3: expected a state, found '       0ms > go': a case opens with its state"
    ),
    (
      "reel-timeline 1\n== a\n       0ms = cells.0: 1\n",
      "line 3: expected a state, found '       0ms = cells.0: 1': a case opens with its state"
    ),
    (
      "reel-timeline 1\n== a\n       0ms = 1\n       5ms > go\n     1.5ms = 1\n",
      "line 5: time runs backwards: 1.5ms stands after 5ms"
    ),
    ("=======\n", "line 1: '=======' is the mark of a merge conflict: resolve it first"),
    (">>>>>>> main\n", "line 1: '>>>>>>>' is the mark of a merge conflict: resolve it first"),
    ("||||||| base\n", "line 1: '|||||||' is the mark of a merge conflict: resolve it first"),
    (
      "reel-timeline 1\r\n",
      "line 1: the line ends in CR LF: timelines have LF alone ('*.timeline text eol=lf' in .gitattributes)"
    ),
  ])
  func `a text that is no timeline is refused with the line, what was expected and what was found`(
    text: String, message: String
  ) {
    let error = #expect(throws: TimelineError.self) { try Timeline(parsing: Array(text.utf8)) }
    #expect(error?.description == message)
  }

  @Test
  func `time that runs backwards in a case is an error only where all is checked; a new case begins at zero`() throws {
    let text = "reel-timeline 1\n== a\n       0ms = 1\n       5ms = 1\n== b\n       0ms = 1\n"
    #expect(try Timeline(parsing: Array(text.utf8)).cases.count == 2)
    let backwards = Array(text.replacing("       5ms", with: "       5ms > a\n       3ms").utf8)
    #expect(throws: TimelineError.self) { try Timeline(parsing: backwards) }
    #expect(try Timeline(parsing: backwards, checking: .outline).cases[0].frames.count == 3)
  }

  @Test
  func `values as deep as those of scripts are read in both forms; deeper ones than the limit are refused`() throws {
    func state(_ depth: Int) -> JSONValue { (0..<depth).reduce(.integer(1)) { value, _ in .array([value]) } }
    func records(_ state: JSONValue) -> [Record] {
      [
        Record(.zero, .begin(script: nil, title: nil, reactor: "r", state: state)),
        Record(.zero, .state(changes: [StateChange(.replace, path: "a", old: .null, new: state)], state: state)),
        Record(.zero, .expect(ok: false, text: "a == 1", actual: state)),
        Record(.zero, .reply(port: "p", id: 1, value: state)),
        Record(.zero, .end(state: state, inFlight: 0, errors: 0, ok: false)),
      ]
    }
    let deep = records(state(Timeline.nestingLimit - 3))
    #expect(try Record.parse(jsonLines: Array(jsonLines(of: deep).utf8)) == deep)
    let text = Timeline(records: deep).text
    #expect(try Timeline(parsing: text).text == text)

    let tooDeep = Timeline(records: records(state(Timeline.nestingLimit + 1))).text
    let error = #expect(throws: TimelineError.self) { try Timeline(parsing: tooDeep) }
    #expect(error?.description.hasSuffix("is not a frame of this kind") == true)
  }

  @Test func `a text that is not UTF-8 is refused with the line of the first wrong byte`() {
    let bytes = Array("reel-timeline 1\n== ".utf8) + [0xFF] + Array("\n".utf8)
    let error = #expect(throws: TimelineError.self) { try Timeline(parsing: bytes) }
    #expect(error?.description == "line 2: this is not UTF-8")
  }

  @Test func `a message quotes a long line shortened`() {
    let error = #expect(throws: TimelineError.self) {
      try Timeline(parsing: Array("\(String(repeating: "x", count: 80))\n".utf8))
    }
    #expect(
      error?.description
        == "line 1: expected 'reel-timeline 1', found '\(String(repeating: "x", count: 57))...'")
  }
}
