import JSONValues
import Testing
import Timelines

struct FrameContentTests {
  @Test(
    arguments: [
      ("= 1", .state(1), ""),
      ("> move 1 to=[2]", .action(name: "move", arguments: [.init(1), .init(label: "to", json("[2]"))]), "move"),
      ("> a (dropped: \\u001b)", .dropped(name: "a", reason: "\u{1b}"), "a"),
      (
        "~ m  a.+0: 1  b.-c: 2  -x: 3 -> 4  .: 5 -> 6",
        .mutation(
          name: "m",
          changes: [
            StateChange(.add, path: "a.0", old: nil, new: 1), StateChange(.remove, path: "b.c", old: 2, new: nil),
            StateChange(.replace, path: "-x", old: 3, new: 4), StateChange(.replace, path: ".", old: 5, new: 6),
          ]), "m"
      ),
      ("^ a.b 1", .pulse(path: StatePath([.key("a"), .key("b")]), value: 1), "a.b"),
      ("<- e \"x\"", .effect(name: "e", arguments: [.init("x")]), "e"),
      ("<- e \"x\" (from tap)", .effect(name: "e", arguments: [.init("x")], from: "tap"), "e"),
      ("<- e (from \"a b\")", .effect(name: "e", arguments: [], from: "a b"), "e"),
      ("* s complete", .emit(stream: "s", push: .complete), "s"),
      ("* s fail \"x\"", .emit(stream: "s", push: .fail("x")), "s"),
      ("* s \"fail\"", .emit(stream: "s", push: .value("fail")), "s"),
      ("@ \"a b\"#12 {}", .call(port: "a b", id: 12, request: json("{}")), "\"a b\""),
      ("< p#1", .reply(port: "p", id: 1), "p"),
      ("< p#1 fail \"x\"", .failure(port: "p", id: 1, error: "x"), "p"),
      ("x p#1", .cancel(port: "p", id: 1), "p"),
      ("! a \"x\"", .error(action: "a", error: "x"), "a"),
      ("! \"x\"", .error(action: nil, error: "x"), "\"x\""),
      ("! (terminated)", .terminated(error: nil), "(terminated)"),
      ("& label \"x\"", .view(control: "label", shows: "x"), "label"),
      ("& spinner.isAnimating true", .view(control: "spinner.isAnimating", shows: .bool(true)), "spinner.isAnimating"),
      ("& list [\"a b\",1]", .view(control: "list", shows: json("[\"a b\",1]")), "list"),
      ("& open https://a/#b", .view(control: "open", shows: "https://a/#b"), "open"),
      ("& \"a b\" null", .view(control: "a b", shows: .null), "\"a b\""),
      ("? n == \"  actual 1\"  actual 2", .expectation(text: "n == \"  actual 1\"", actual: 2), "n"),
      ("? n exists", .expectation(text: "n exists", actual: nil), "n"),
    ] as [(String, FrameContent, String)])
  func readsThePiecesOfAFrame(line: String, content: FrameContent, subject: String) throws {
    let timeline = try Timeline(parsing: Array("reel-timeline 1\n== r\n       0ms \(line)\n".utf8))
    let frame = try #require(timeline.cases.first?.frames.first)
    #expect(frame.content == content)
    #expect(String(decoding: frame.subject, as: UTF8.self) == subject)
    #expect("\(frame.kind.rawValue) \(frame.text)" == line)
    #expect(frame.description == "       0ms \(line)")
  }

  @Test func leavesOddFramesUnread() throws {
    let timeline = try Timeline(parsing: Array("reel-timeline 1\n== r\n       0ms = {]\n".utf8), checking: .outline)
    #expect(timeline.cases.first?.frames.first?.content == nil)
  }
}
