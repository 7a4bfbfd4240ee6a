import Testing
import Timelines

struct FrameStepsTests {
  @Test
  func `a step begins with an action, effect, emission or reply, with a new instant and with the first frame`() throws {
    let lines = [
      "0ms = 1", "0ms ~ m", "0ms > a", "0ms ~ m", "1ms ~ m", "1ms < p#1", "1ms * s 1", "1ms <- e", "1ms x p#1",
    ]
    let text = "reel-timeline 1\n== r\n" + lines.map { "       \($0)\n" }.joined()
    let frames = try Timeline(parsing: Array(text.utf8)).cases[0].frames
    #expect((0...9).filter { frames.beginsStep(at: $0) } == [0, 2, 4, 5, 6, 7, 9])
    #expect(Frame.Kind.allCases.filter(\.opensStep) == [.action, .effect, .emit, .reply])
  }
}
