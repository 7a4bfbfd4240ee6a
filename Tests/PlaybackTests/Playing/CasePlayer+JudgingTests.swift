import Playback
import TestSupport
import Testing

@Suite struct CasePlayerJudgingTests {
  @Test func `the end of the stream of states fails the case`() {
    let played = playTimed("mark a\ncrash\nmark b")
    #expect(played.frames.contains(#"0ms ! (terminated) "Broken""#))
    #expect(played.failures == ["0ms: the stream of states failed: Broken"])
    #expect(played.marks == [#"0ms "a""#])
  }

  @Test func `effects in flight at the end fail the case unless the script says so last`() {
    let message = "1s: 1 effect is still in flight at the end"
    #expect(playTimed("tick 1s\n+1s").failures == [message])
    #expect(playTimed("tick 1s\n+1s\n? $inflight == 1").failures == [])
    #expect(playTimed("tick 1s\n? $inflight == 1\n+1s").failures == [message])
    #expect(playTimed("tick 1s\n+1s\n? $inflight == 1\nmark a").failures == [message])
    #expect(playTimed("tick 1s\n+1s\n? $inflight >= 1").failures == [message])
    #expect(
      playTimed("tick 1s\ntick 1s\n+1s\n? $inflight == 1").failures == [
        "1s: expected $inflight == 1, but it is 2 @4", "1s: 2 effects are still in flight at the end",
      ])
  }

  @Test func `expected failures`() {
    let xfail = playTimed("@xfail not yet\nmark a\n? marks.0 == \"b\"").outcomes[0]
    #expect(xfail.expectedFailure == "not yet")
    #expect(xfail.isAsExpected)
    let xpass = playTimed("@xfail not yet\nmark a").outcomes[0]
    #expect(xpass.failures.isEmpty)
    #expect(!xpass.isAsExpected)
    #expect(playTimed("mark a").outcomes[0].isAsExpected)
    #expect(!playTimed("? marks has \"a\"").outcomes[0].isAsExpected)
  }
}
