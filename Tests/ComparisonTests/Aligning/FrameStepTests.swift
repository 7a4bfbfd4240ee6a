import Testing
import Timelines

@testable import Comparison

struct FrameStepTests {
  private func frames(_ lines: String...) throws -> FrameList {
    try Sample.timeline(lines.map { "       \($0)" }.joined(separator: "\n")).cases[0].frames
  }

  @Test func `a step begins with every cause and every instant`() throws {
    let frames = try frames(
      "0ms = 1", "0ms > a", "0ms ~ m", "0ms ^ p 1", "1ms ~ late", "1ms < p#1", "1ms ~ m", "1ms * s 1", "1ms <- e",
      "2ms = 1")
    #expect(
      FrameStep.steps(of: frames, in: 0..<10).map(\.frames) == [0..<1, 1..<4, 4..<5, 5..<7, 7..<8, 8..<9, 9..<10])
    #expect(FrameStep.steps(of: frames, in: 4..<7).map(\.frames) == [4..<5, 5..<7])
    #expect(FrameStep.steps(of: frames, in: 4..<4).isEmpty)
  }

  @Test(
    arguments: [
      (["1ms > a 1", "1ms ~ m"], ["1ms > a 1", "1ms ~ n"], [.firstLine, .firstWords, .subjectAndTime, .subject]),
      (["1ms > a 1", "1ms ~ m"], ["2ms > a 1", "2ms ~ m"], [.words, .firstWords, .subject]),
      (["1ms > a 1", "1ms ~ m"], ["1ms > a 2", "1ms ~ m"], [.subjectAndTime, .subject]),
      (["1ms < p#1"], ["2ms < p#2"], [.words, .firstWords, .subject]),
      (["1ms < p#1"], ["1ms x p#1"], []),
      (["1ms <- p 1"], ["1ms < p#1"], []),
    ] as [([String], [String], [FrameStep.Key])])
  func `steps have in common what their keys say`(first: [String], second: [String], common: [FrameStep.Key]) throws {
    let one = try Sample.timeline(first.map { "       \($0)" }.joined(separator: "\n")).cases[0].frames
    let other = try Sample.timeline(second.map { "       \($0)" }.joined(separator: "\n")).cases[0].frames
    let keys: [FrameStep.Key] = [.lines, .words, .firstLine, .firstWords, .subjectAndTime, .subject]
    let same = keys.filter {
      FrameStep(frames: one.indices).hash($0, in: one) == FrameStep(frames: other.indices).hash($0, in: other)
    }
    #expect(same == common)
  }
}
