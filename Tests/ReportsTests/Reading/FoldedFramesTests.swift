import Testing
import Timelines

@testable import Reports

struct FoldedFramesTests {
  private func folded(_ lines: String...) throws -> [String] {
    let text = "reel-timeline 1\n== r\n" + lines.map { "       \($0)\n" }.joined()
    let frames = try Timeline(parsing: Array(text.utf8), checking: .outline).cases[0].frames
    return FoldedFrames.lines(of: frames.map(\.self)).map { line in
      "\(line.text.drop { $0 == " " }) x\(line.count) \(line.last.milliseconds)"
    }
  }

  @Test func `frames are folded from the third repetition on`() throws {
    #expect(try folded("0ms ~ a", "1ms ~ a") == ["0ms ~ a x1 0", "1ms ~ a x1 1"])
    #expect(try folded("0ms ~ a", "1ms ~ a", "2ms ~ a") == ["0ms ~ a x3 2"])
  }

  @Test func `mutations that add elements or change other paths are not folded`() throws {
    #expect(try folded("0ms ~ a  l.+0: 1", "0ms ~ a  l.+1: 1", "0ms ~ a  l.+2: 1").count == 3)
    #expect(try folded("0ms ~ a  n: 0 -> 1", "0ms ~ a  n: 1 -> 2", "0ms ~ a  m: 2 -> 3").count == 3)
  }

  @Test func `mutations that go back and forth are folded with equal ones only`() throws {
    let rounds = ["0ms ~ s  f: 1 -> 2", "0ms ~ s  f: 2 -> 5", "0ms ~ s  f: 5 -> 1"]
    #expect(
      try folded(rounds[0], rounds[1], rounds[2], rounds[0], rounds[1], rounds[2])
        == ["0ms ~ s  f: 1 -> 2 x2 0", "0ms ~ s  f: 2 -> 5 x2 0", "0ms ~ s  f: 5 -> 1 x2 0"])
    #expect(
      try folded(#"0ms ~ s  f: "a" -> "b""#, #"1ms ~ s  f: "b" -> "c""#, #"2ms ~ s  f: "c" -> "a""#).count == 3)
  }

  @Test func `folded mutations show one change from the first value to the last`() throws {
    #expect(
      try folded("0ms ~ a  n: 0 -> 1  m: 5 -> 4", "1ms ~ a  n: 1 -> 2  m: 4 -> 3", "2ms ~ a  n: 2 -> 3  m: 3 -> 2")
        == ["0ms ~ a  n: 0 -> 3  m: 5 -> 2 x3 2"])
  }

  @Test func `a repeated group that breaks off leaves its last frames behind it`() throws {
    #expect(
      try folded("0ms > a", "0ms ~ b", "1ms > a", "1ms ~ b", "2ms > a", "2ms ~ b", "3ms > a") == [
        "0ms > a x3 2", "0ms ~ b x3 2", "3ms > a x1 3",
      ])
  }

  @Test func `no frames give no lines`() {
    #expect(FoldedFrames.lines(of: []).isEmpty)
  }
}
