import Testing
import Timelines

struct FrameSelectionTests {
  private static let frames = [
    "0ms = {}", "1ms > add", "1ms ~ set  n: 0 -> 1", "1ms ~ idle", "2ms ~ later", "2ms > \"odd name\"",
    "2ms ~ set  n: 1 -> 2",
    "3ms <- add 1", "3ms > add (dropped: no)", "3ms = {}",
  ]

  private func indices(_ selection: FrameSelection) throws -> [Int] {
    let lines = Self.frames.map { "       \($0)\n" }.joined()
    let timeline = try Timeline(parsing: Array("reel-timeline 1\n== r\n\(lines)".utf8))
    return selection.indices(in: try #require(timeline.cases.first))
  }

  @Test func `a selection without conditions has all frames`() throws {
    #expect(FrameSelection().isEverything)
    #expect(try indices(FrameSelection()) == Array(Self.frames.indices))
  }

  @Test func `a selection of actions has each of them with the frames that follow at the same instant`() throws {
    #expect(try indices(FrameSelection(actions: [.action("add")])) == [1, 2, 3, 7, 8, 9])
    #expect(try indices(FrameSelection(actions: [.action("odd name")])) == [5, 6])
    #expect(try indices(FrameSelection(actions: [.action("other")])) == [])
    #expect(!FrameSelection(actions: [.action("add")]).isEverything)
  }

  @Test(arguments: [
    (["x"], [1, 5, 7]), (["cells", "0", "x"], [1, 7]), (["cells", "1", "x"], [5]), (["cells", "last", "x"], [1, 5]),
    (["cells", "[id=7]", "x"], [1, 5]), (["cells", "[id=8]", "x"], [7]), (["cells", "*", "x"], [1, 5, 7]),
    (["cells", "0", "*"], [1, 7]), (["*"], Array(1...7)),
    (["row", "add"], [2, 3, 4]), (["rows", "0", "x"], []), (["0", "x"], []),
  ])
  func `a selection of an action behind a path has it only where its reactor lives`(
    path: [String], selected: [Int]
  ) throws {
    let lines = [
      "0ms = {\"cells\":[{\"id\":7}]}", "0ms > cells.0: x", "1ms <- row.add", "1ms ~ add  cells.+0: {\"id\":8}",
      "1ms ^ added true",
      "2ms > cells.1: x", "2ms > rest", "3ms > cells.0: x",
    ].map { "       \($0)\n" }.joined()
    let timeline = try Timeline(parsing: Array("reel-timeline 1\n== r\n\(lines)".utf8))
    let action = StatePath(path.map { $0 == "*" ? .any : .key($0) })
    #expect(FrameSelection(actions: [action]).indices(in: timeline.cases[0]) == selected)
  }

  @Test func `a selection of changes has only the mutations that changed the state`() throws {
    #expect(try indices(FrameSelection(onlyChanges: true)) == [2, 6])
    #expect(try indices(FrameSelection(actions: [.action("add")], onlyChanges: true)) == [2])
  }

  @Test func `a selection of a span has the frames between its ends, both included`() throws {
    let span = InstantSpan(from: Instant(nanoseconds: 1_000_000), to: Instant(nanoseconds: 2_000_000))
    #expect(try indices(FrameSelection(span: span)) == [1, 2, 3, 4, 5, 6])
  }

  @Test func `a frame of an action, of a dropped action and of an effect tells the name of its action`() throws {
    let lines = Self.frames.map { "       \($0)\n" }.joined()
    let timeline = try Timeline(parsing: Array("reel-timeline 1\n== r\n\(lines)".utf8))
    #expect(timeline.cases[0].frames.compactMap(\.actionName) == ["add", "odd name", "add", "add"])
  }
}

extension StatePath {
  /// The action of a name.
  fileprivate static func action(_ name: String) -> StatePath { StatePath([.key(name)]) }
}
