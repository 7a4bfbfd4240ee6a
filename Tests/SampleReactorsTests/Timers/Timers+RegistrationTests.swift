import TestSupport
import Testing

@Suite struct TimersRegistrationTests {
  @Test("CA-19: the mock backend knows every word")
  func knows() {
    let played = play(
      "@reactor timers latency=20ms\nlookup.type duck\n+320ms\n? lookup.meaning == \"a kind of duck\"\n? $time == 320")
    #expect(played.failures == [])
    #expect(played.diagnostics == [])
  }
}
