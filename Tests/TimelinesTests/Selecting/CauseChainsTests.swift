import Testing
import Timelines

@Suite struct CauseChainsTests {
  /// The chains of the frames behind the first state.
  private func chains(_ lines: String...) throws -> [[Int]] {
    let text = "reel-timeline 1\n== r\n       0ms = 1\n" + lines.map { "       \($0)\n" }.joined()
    let frames = try Timeline(parsing: Array(text.utf8)).cases[0].frames
    let chains = CauseChains(of: frames)
    return frames.indices.dropFirst().map { chains.chain(of: $0) }
  }

  @Test func `a change follows from its reply, the reply from its call, and the call from its action`() throws {
    #expect(
      try chains("0ms > a", "0ms @ p#1 {}", "0ms > b", "0ms @ p#2 {}", "1ms < p#1", "1ms ~ set  .: 1 -> 2")
        == [[], [1], [], [3], [2, 1], [5, 2, 1]])
  }

  @Test func `calls of nested reactors are told apart by their paths; frames without a cause have no chain`() throws {
    #expect(
      try chains(
        "0ms > a", "0ms @ a: p#1 {}", "0ms @ b: p#1 {}", "1ms ^ n 1", "1ms < a: p#1", "1ms < b: p#1", "1ms < q#1")
        == [[], [1], [1], [], [2, 1], [3, 1], []])
  }

  @Test func `an effect follows from the latest action or effect that it names`() throws {
    #expect(
      try chains(
        "0ms > go", "0ms > go", "1ms <- step 1 (from go)", "2ms <- done (from step)", "2ms ~ s", "3ms <- x (from no)")
        == [[], [], [2], [3, 2], [4, 3, 2], []])
  }

  @Test func `a chain has at most twenty frames`() throws {
    let ticks = repeatElement("       0ms <- tick (from tick)\n", count: 30).joined()
    let text = "reel-timeline 1\n== r\n       0ms = 1\n       0ms > tick\n\(ticks)"
    let frames = try Timeline(parsing: Array(text.utf8)).cases[0].frames
    #expect(CauseChains(of: frames).chain(of: 31) == Array((11...30).reversed()))
  }
}
