import Playback
import PlaybackTestSupport
import TestSupport
import Testing

@Suite struct CaseOutcomeTests {
  private func failures(_ script: String) -> [String] {
    PlayedScript("@reactor timed\n" + script, catalog: .timed).outcomes.flatMap(\.failures).map(\.description)
  }

  @Test func `each kind of failure has a message of one line`() {
    #expect(failures("crash") == ["the stream of states failed: Broken"])
    #expect(failures("end") == [], "a merged stream may complete (RK-15)")
    expect([
      "? marks.0 == a": [#"expected marks.0 == "a", but it is missing"#],
      "tick 1s": [
        "1 effect is still in flight at the end, begun by 'tick'; to expect that, end with: ? $inflight == 1"
      ],
      "tick 1s\ntick 1s": [
        "2 effects are still in flight at the end, begun by 'tick', 'tick'; to expect that, end with: ? $inflight == 2"
      ],
      "@timeout 5ms\nlater a 6ms": ["not idle after 5ms of virtual time: 'later' has more work to come"],
    ]) { failures($0) }
  }

  @Test func `a failure knows the instant and the line at which it happened`() throws {
    let failure = try #require(
      PlayedScript("@reactor timed\n+5ms\n? marks.0 == a", catalog: .timed).outcomes[0].failures.first)
    #expect(failure.at.text == "5ms")
    #expect(failure.place?.line == 3)
    #expect(failure.place?.file == nil)
  }
}
