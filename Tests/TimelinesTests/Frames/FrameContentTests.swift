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
      ("? n exists  actual null", .expectation(text: "n exists", actual: .null), "n"),
      (
        "> cells.0: move 1", .nested(in: StatePath("cells.0")!, .action(name: "move", arguments: [.init(1)])),
        "cells.0: move"
      ),
      (
        "~ cells.0: m  a: 1 -> 2",
        .nested(
          in: StatePath("cells.0")!,
          .mutation(name: "m", changes: [StateChange(.replace, path: "a", old: 1, new: 2)])), "cells.0: m"
      ),
      ("= cells.0: {}", .nested(in: StatePath("cells.0")!, .state(json("{}"))), "cells.0: "),
      (
        "^ byId.\"a: b\".cell: flash 1",
        .nested(in: StatePath("byId.\"a: b\".cell")!, .pulse(path: StatePath("flash")!, value: 1)),
        "byId.\"a: b\".cell: flash"
      ),
      ("@ 0: p#2 1", .nested(in: StatePath("0")!, .call(port: "p", id: 2, request: 1)), "0: p"),
      ("< a: p#2", .nested(in: StatePath("a")!, .reply(port: "p", id: 2)), "a: p"),
      ("x a: p#2", .nested(in: StatePath("a")!, .cancel(port: "p", id: 2)), "a: p"),
      ("-> a: steps 1", .nested(in: StatePath("a")!, .note(name: "steps", value: 1)), "a: steps"),
      ("-> steps 1", .note(name: "steps", value: 1), "steps"),
      ("! a: m \"x\"", .nested(in: StatePath("a")!, .error(action: "m", error: "x")), "a: m"),
      ("! a: (terminated) \"x\"", .nested(in: StatePath("a")!, .terminated(error: "x")), "a: (terminated)"),
      ("> \"a: b\" 1", .action(name: "a: b", arguments: [.init(1)]), "\"a: b\""),
    ] as [(String, FrameContent, String)])
  func `a frame of each kind has its content and its subject, and is printed as it was read`(
    line: String, content: FrameContent, subject: String
  ) throws {
    let timeline = try Timeline(parsing: Array("reel-timeline 1\n== r\n       0ms = 0\n       0ms \(line)\n".utf8))
    let frame = try #require(timeline.cases.first?.frames.last)
    #expect(frame.content == content)
    #expect(String(decoding: frame.subject, as: UTF8.self) == subject)
    #expect("\(frame.kind.rawValue) \(frame.text)" == line)
    #expect(frame.description == "       0ms \(line)")
  }

  @Test(arguments: [
    ("~ a.0: m  b.+0: 1  .: 2 -> 3", "~ m  a.0.b.+0: 1  a.0: 2 -> 3"), ("^ a: \"x y\" 1", "^ a.\"x y\" 1"),
    ("~ a: sort  rows.2 -> rows.0", "~ sort  a.rows.2 -> a.rows.0"),
    ("> a: go 1", "> go 1"), ("> go 1", "> go 1"),
  ])
  func `paths in the frame of a nested reactor are counted from the root of the state on request`(
    line: String, fromRoot: String
  ) throws {
    func content(_ line: String) throws -> FrameContent? {
      try Timeline(parsing: Array("reel-timeline 1\n== r\n       0ms = 0\n       0ms \(line)\n".utf8))
        .cases[0].frames[1].content
    }
    #expect(try content(line)?.fromRoot == content(fromRoot))
  }

  @Test func `a frame that only looks like one has no content`() throws {
    let timeline = try Timeline(parsing: Array("reel-timeline 1\n== r\n       0ms = {]\n".utf8), checking: .outline)
    #expect(timeline.cases.first?.frames.first?.content == nil)
  }
}
