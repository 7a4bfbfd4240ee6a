import JSONValues
import Testing

@testable import Timelines

struct TextTimelineWriterTests {
  @Test func `the records of the manual's example are written as the manual shows them`() {
    #expect(text(of: SampleRun.records) == SampleRun.text)
  }

  @Test func `a mutation waits for its state, and the waiting line can be read until the flush`() {
    var writer = TextTimelineWriter()
    func waiting() -> String {
      var text = ""
      writer.lendWaitingLine { text = String(decoding: $0, as: UTF8.self) }
      return text
    }
    writer.write(Record(.zero, .action(name: "a", action: json(#"{"a":{}}"#))))
    #expect(waiting() == "")
    writer.write(Record(.zero, .mutation(name: "m", value: .null)))
    #expect(waiting() == "       0ms ~ m")
    writer.drainOutput { _ in }
    #expect(waiting() == "       0ms ~ m")
    writer.flush()
    #expect(waiting() == "")
  }

  @Test(
    arguments: [
      (.action(name: "increase", action: json(#"{"increase":{}}"#)), "> increase"),
      (.action(name: "follow", action: json(#"{"follow":{"_0":42}}"#)), "> follow 42"),
      (
        .action(name: "move", action: json(#"{"move":{"_0":[1],"to":{"x":2}}}"#)), #"> move [1] to={"x":2}"#
      ),
      (.action(name: "move", action: json(#"{"move":{"_1":1,"_0":2}}"#)), "> move _1=1 _0=2"),
      (.action(name: "set", action: json(#"{"set":{"odd key":1}}"#)), #"> set {"set":{"odd key":1}}"#),
      (.action(name: "Add", action: json(#"{"amount":3}"#)), #"> Add {"amount":3}"#),
      (.action(name: "off", action: json(#""off""#)), "> off"),
      (.action(name: "odd name", action: json("null")), #"> "odd name" null"#),
      (.dropped(name: "Reset", reason: "ignorable"), "> Reset (dropped: ignorable)"),
      (.pulse(path: "alertMessage", value: "Hello"), #"^ alertMessage "Hello""#),
      (.emit(stream: "user", push: .value("ada")), #"* user "ada""#),
      (.emit(stream: "user", push: .complete), "* user complete"),
      (.emit(stream: "user", push: .fail("gone")), #"* user fail "gone""#),
      (.call(port: "search", id: 1, request: json(#"{"page":1}"#)), #"@ search#1 {"page":1}"#),
      (.reply(port: "search", id: 2, value: json("[1]")), "< search#2"),
      (.failure(port: "search", id: 1, error: "503"), #"< search#1 fail "503""#),
      (.cancel(port: "my port", id: 11), ##"x "my port"#11"##),
      (.effect(name: "numberFact", action: json(#"{"numberFact":{"_0":"7"}}"#)), #"<- numberFact "7""#),
      (
        .effect(name: "numberFact", action: json(#"{"numberFact":{"_0":"7"}}"#), from: "tap"),
        #"<- numberFact "7" (from tap)"#
      ),
      (.view(control: "label", shows: "3"), #"& label "3""#),
      (.view(control: "spinner.isAnimating", shows: .bool(true)), "& spinner.isAnimating true"),
      (.view(control: "messageInput.textField", shows: ""), #"& messageInput.textField """#),
      (.view(control: "list", shows: json(#"["a","b"]"#)), #"& list ["a","b"]"#),
      (.view(control: "alert", shows: json(#"{"title":"Oh"}"#)), #"& alert {"title":"Oh"}"#),
      (.view(control: "image", shows: .null), "& image null"),
      (.error(action: "updateQuery", error: "search: 503"), #"! updateQuery "search: 503""#),
      (.error(action: nil, error: "lost"), #"! "lost""#),
      (.terminated(error: "boom"), #"! (terminated) "boom""#),
      (.terminated(error: nil), "! (terminated)"),
      (.expect(ok: false, text: "n == 1", actual: 2), "? n == 1  actual 2"),
      (.expect(ok: false, text: "n exists", actual: nil), "? n exists"),
      (.mutation(name: "setQuery", value: .null), "~ setQuery"),
      (.state(changes: [], state: json(#"{"n":1}"#)), #"= {"n":1}"#),
      (.end(state: json("{}"), inFlight: 0, errors: 0, ok: true), "= {}"),
    ] as [(Record.Event, String)])
  func `each kind of record is one frame with its sigil`(event: Record.Event, frame: String) {
    #expect(text(of: [Record(.zero, event)]) == "       0ms \(frame)\n")
  }

  @Test(arguments: [
    ("https://github.com/ReactiveX/RxSwift", "https://github.com/ReactiveX/RxSwift"),
    ("my-app+1.x://", "my-app+1.x://"), ("true://x?a=[1]&b={}#c", "true://x?a=[1]&b={}#c"),
    ("https://é.org/日本", "https://é.org/日本"), ("see https://a.b", #""see https://a.b""#),
    ("https://a b", #""https://a b""#), ("https://a\u{A0}b", "\"https://a\u{A0}b\""), ("https:/a", #""https:/a""#),
    ("mailto:a@b.c", #""mailto:a@b.c""#), ("://a", #""://a""#), ("1a://b", #""1a://b""#), ("é://b", #""é://b""#),
    ("a_b://c", #""a_b://c""#), (#"https://a"b"#, #""https://a\"b""#), (#"https://a\b"#, #""https://a\\b""#),
    ("https://a\n", #""https://a\n""#), ("https://\u{202E}", #""https://\u202e""#),
  ])
  func `a URL that a view shows stands bare, and nothing else does`(shows: String, written: String) throws {
    let record = Record(.zero, .view(control: "open", shows: .string(shows)))
    #expect(text(of: [record]) == "       0ms & open \(written)\n")
    let lines = "reel-timeline 1\n== r\n       0ms = 0\n       0ms & open \(written)\n"
    let timeline = try Timeline(parsing: Array(lines.utf8))
    #expect(timeline.cases.first?.frames.last?.content == .view(control: "open", shows: .string(shows)))
  }

  @Test func `an expectation that holds writes no frame`() {
    #expect(text(of: [Record(.zero, .expect(ok: true, text: "n == 1", actual: nil))]) == "")
  }

  @Test(arguments: [
    (0, "       0ms"), (50_000_000, "      50ms"), (1_500_000, "     1.5ms"), (1, "0.000001ms"),
    (90_000_000, "      90ms"), (3_600_000_000_000, " 3600000ms"), (123_456_789_012_000_000, "123456789012ms"),
    (1_234_567_000, "1234.567ms"),
  ])
  func `times are milliseconds, aligned to the right in ten columns`(nanoseconds: Int64, time: String) {
    let record = Record(Instant(nanoseconds: nanoseconds), .cancel(port: "p", id: 1))
    #expect(text(of: [record]) == "\(time) x p#1\n")
  }

  @Test func `a state is merged into its mutation only directly behind it and at the same instant`() {
    let changes = [StateChange(.replace, path: "n", old: 0, new: 1)]
    let state = Record.Event.state(changes: changes, state: json(#"{"n":1}"#))
    let mutation = Record.Event.mutation(name: "set", value: .null)
    let later = Instant(nanoseconds: 1_000_000)
    #expect(text(of: [Record(.zero, mutation), Record(.zero, state)]) == "       0ms ~ set  n: 0 -> 1\n")
    #expect(
      text(of: [Record(.zero, mutation), Record(later, state)]) == "       0ms ~ set\n       1ms = {\"n\":1}\n")
    #expect(
      text(of: [Record(.zero, mutation), Record(.zero, .cancel(port: "p", id: 1)), Record(.zero, state)])
        == "       0ms ~ set\n       0ms x p#1\n       0ms = {\"n\":1}\n")
    #expect(
      text(of: [Record(.zero, mutation), Record(.zero, state), Record(.zero, state)])
        == "       0ms ~ set  n: 0 -> 1\n       0ms = {\"n\":1}\n")
  }

  @Test func `a state is merged into a mutation only if both are of the same reactor`() {
    let change = StateChange(.replace, path: "n", old: 0, new: 1)
    func mutation(_ path: String) -> Record { Record(.zero, .nested(in: path, .mutation(name: "m", value: "m"))) }
    func state(_ path: String) -> Record { Record(.zero, .nested(in: path, .state(changes: [change], state: 1))) }
    let records = [
      Record(.zero, .begin(script: nil, title: nil, reactor: "r", state: 0)), mutation("a"), state("a"), mutation("a"),
      state("b"), mutation("a"), Record(.zero, .state(changes: [change], state: 2)),
      Record(.zero, .mutation(name: "m", value: "m")), state("a"),
    ]
    #expect(
      text(of: records).split(separator: "\n").dropFirst(3).map { $0.drop { $0 == " " } } == [
        "0ms ~ a: m  n: 0 -> 1", "0ms ~ a: m", "0ms = b: 1", "0ms ~ a: m", "0ms = 2", "0ms ~ m", "0ms = a: 1",
      ])
  }

  @Test func `a full timeline writes the whole state behind each mutation`() {
    let records = [
      Record(.zero, .mutation(name: "set", value: .null)),
      Record(.zero, .state(changes: [StateChange(.add, path: "a.0", old: nil, new: 1)], state: json(#"{"a":[1]}"#))),
    ]
    #expect(text(of: records, isFull: true) == "       0ms ~ set  a.+0: 1\n       0ms = {\"a\":[1]}\n")
  }

  @Test func `the changes of a mutation stand behind it with two blanks between them`() {
    let changes = [
      StateChange(.replace, path: ".", old: .null, new: json("{}")),
      StateChange(.add, path: #"by."a.b""#, old: nil, new: 1),
      StateChange(.remove, path: "0", old: "x", new: nil),
    ]
    let records = [
      Record(.zero, .mutation(name: "m", value: .null)), Record(.zero, .state(changes: changes, state: .null)),
    ]
    #expect(text(of: records) == "       0ms ~ m  .: null -> {}  by.+\"a.b\": 1  -0: \"x\"\n")
  }

  @Test func `the header is written once for each script, and each case has a line with its title and reactor`() {
    func begin(_ script: String?, _ title: String?, _ reactor: String = "counter") -> Record {
      Record(.zero, .begin(script: script, title: title, reactor: reactor, state: json("{}")))
    }
    let state = "       0ms = {}\n"
    #expect(
      text(of: [begin("a.reel", "one"), begin("a.reel", "two"), begin("b.reel", nil)])
        == "reel-timeline 1\n== one  counter\n\(state)== two  counter\n\(state)reel-timeline 1\n== counter\n\(state)")
    #expect(
      text(of: [begin(nil, "a \"b\" \\ \u{1b}[1m\u{202e} ", "my  reactor")])
        == "reel-timeline 1\n== a \"b\" \\\\ \\u001b[1m\\u202e   \"my\\u0020\\u0020reactor\"\n\(state)")
  }

  @Test func `control characters and marks of direction are escaped in every text of a frame`() {
    #expect(
      text(of: [
        Record(.zero, .dropped(name: "a", reason: "\u{1b}\n")),
        Record(.zero, .view(control: "l\u{7}", shows: "\u{202e}é")),
        Record(.zero, .expect(ok: false, text: "a == \u{9b}", actual: nil)),
      ]) == "       0ms > a (dropped: \\u001b\\n)\n       0ms & \"l\\u0007\" \"\\u202eé\"\n       0ms ? a == \\u009b\n")
  }

  @Test func `only complete lines are handed over, until a flush ends the one that waits`() {
    var writer = TextTimelineWriter()
    writer.write(Record(.zero, .cancel(port: "p", id: 1)))
    writer.write(Record(.zero, .mutation(name: "m", value: .null)))
    #expect(writer.pendingByteCount == 17)
    #expect(String(decoding: writer.takeOutput(), as: UTF8.self) == "       0ms x p#1\n")
    #expect(writer.takeOutput() == [])
    writer.write(Record(.zero, .state(changes: [StateChange(.replace, path: "n", old: 1, new: 2)], state: .null)))
    var drained = ""
    writer.drainOutput { drained += String(decoding: $0, as: UTF8.self) }
    #expect(drained == "       0ms ~ m  n: 1 -> 2\n")
    writer.write(Record(.zero, .mutation(name: "m", value: .null)))
    writer.flush()
    #expect(String(decoding: writer.takeOutput(), as: UTF8.self) == "       0ms ~ m\n")
  }

  @Test func `a line of 100,000 bytes is written whole`() {
    let long = String(repeating: "é", count: 50_000)
    #expect(text(of: [Record(.zero, .error(action: nil, error: long))]) == "       0ms ! \"\(long)\"\n")
  }
}
