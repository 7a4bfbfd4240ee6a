import Testing
import Timelines

@testable import Pages

@Suite struct KeyframesTests {
  @Test func `a long case has keyframes with the states at their frames, a short one has none`() throws {
    func run(_ count: Int) throws -> TimelineCase {
      let steps = (0..<count).map { "       0ms ~ add  n: \($0) -> \($0 + 1)\n" }.joined()
      return try Timeline(parsing: Array("reel-timeline 1\n== r\n       0ms = {\"n\":0}\n\(steps)".utf8)).cases[0]
    }
    #expect(Keyframes(of: try run(1_000)).frames.isEmpty)
    let keyframes = Keyframes(of: try run(3_000)).frames
    #expect(keyframes.map(\.frame) == [1_023, 2_047])
    #expect(keyframes.map(\.state) == ["{\"n\":1023}", "{\"n\":2047}"])
  }
}
