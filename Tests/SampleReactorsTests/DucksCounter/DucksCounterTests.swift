import TestSupport
import Testing

@Suite struct DucksCounterTests {
  @Test("RD-02: scripts dispatch structs by their names and enums by their cases")
  func names() {
    let played = play(
      """
      @reactor ducks-counter latency=5ms limit=2
      increase
      increase
      increase
      add 5
      subtract 1
      logIn name=ada
      +5ms
      ? {"counter":6,"user":{"loggedIn":true}}
      """)
    #expect(played.failures == [])
    #expect(played.diagnostics == [])
  }

  @Test("RD-17: what leads nowhere is told, with its reason")
  func drops() {
    #expect(play("@reactor ducks-counter\nshare").frames.contains("0ms > share (dropped: unhandled)"))
    #expect(
      play("@reactor ducks-counter limit=0\nincrease").frames
        .contains("0ms > increase (dropped: swallowed by LimitMiddleware)"))
    #expect(play("@reactor ducks-counter\nincrease\nreset").frames.contains("0ms > reset (dropped: ignorable)"))
  }
}
