import TestSupport
import Testing

@Suite struct TwinStopwatchesReactorTests {
  @Test("CA-29: one cancel id in two stores is two ids")
  func keepsApart() {
    let played = play(
      """
      @reactor twin-stopwatches
      left.start
      right.start
      +1s
      left.stop
      +1s
      ? {"left":{"seconds":1,"isRunning":false},"right":{"seconds":2,"isRunning":true}}
      right.stop
      """)
    #expect(played.failures == [])
    #expect(played.diagnostics == [])
  }
}
