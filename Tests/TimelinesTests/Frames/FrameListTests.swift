import Testing
import Timelines

struct FrameListTests {
  private func frames(_ lines: String...) throws -> FrameList {
    let text = "reel-timeline 1\n== r\n" + lines.map { "       \($0)\n" }.joined()
    return try Timeline(parsing: Array(text.utf8)).cases[0].frames
  }

  @Test func `a list has the frames of its case in their order`() throws {
    let list = try frames("0ms = 1", "0ms > a", "5ms ~ m")
    #expect(list.count == 3)
    #expect(list.map(\.text) == ["1", "a", "m"])
    #expect(list[2].at.milliseconds == "5")
    #expect(list.last?.kind == .mutation)
    #expect(FrameList().isEmpty)
  }

  @Test func `lists are equal if their lines are, wherever they stand in their timelines`() throws {
    let list = try frames("0ms = 1", "0ms > a")
    let longer = try Timeline(
      parsing: Array("reel-timeline 1\n== other  r\n       0ms = 1\n       0ms > a\n".utf8))
    #expect(list == longer.cases[0].frames)
    #expect(list.hashValue == longer.cases[0].frames.hashValue)
    #expect(list != (try frames("0ms = 1", "0ms > b")))
    #expect(list != (try frames("0ms = 1")))
    #expect(Set([list, longer.cases[0].frames]).count == 1)
  }

  @Test func `the equal frames of two lists are counted from any place in each, up to a limit`() throws {
    let one = try frames("0ms = 1", "0ms > a", "0ms ~ m", "1ms > b", "1ms ~ n")
    let other = try frames("0ms = 0", "0ms > a", "0ms ~ m", "1ms > c", "1ms ~ n")
    #expect(one.countOfEqual(from: 1, to: other, from: 1, limit: 4) == 2)
    #expect(one.countOfEqual(from: 1, to: other, from: 1, limit: 1) == 1)
    #expect(one.countOfEqual(from: 0, to: other, from: 1, limit: 4) == 0)
    #expect(one.isSame(4, other, 4))
    #expect(!one.isSame(3, other, 3))
  }
}
