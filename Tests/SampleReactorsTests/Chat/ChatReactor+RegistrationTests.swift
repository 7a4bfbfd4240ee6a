import TestSupport
import Testing

@Suite struct ChatReactorRegistrationTests {
  @Test func `the mock server repeats the text after its latency`() {
    let played = play(
      """
      @reactor chat latency=30ms
      send hi
      +29ms
      ? messages == []
      +1ms
      ? messages == [{"author":"me","text":"hi"}]
      """)
    #expect(played.failures == [])
  }
}
