import TestSupport
import Testing

@Suite struct ChatReactorTests {
  @Test("RK-13 a failed delivery ends its own action only, and is told")
  func fails() {
    let played = play(
      """
      @reactor chat
      ! server fail 503 after 10ms when {"text":"one"}
      send one
      send two
      +idle
      send three
      +idle
      ? $errors == 1
      ? messages.1.text == three
      ? messages.2 missing
      """)
    #expect(played.failures == [])
    #expect(played.frames.contains(#"10ms ! send "server: 503""#))
  }

  @Test("RK-15, RK-18 what others say is merged, and they may leave")
  func merges() {
    let played = play(
      """
      @reactor chat
      ! incoming emit {"author":"ada","text":"bye"}
      ! incoming complete
      send "too late"
      +idle
      ? messages == [{"author":"ada","text":"bye"},{"author":"me","text":"too late"}]
      """)
    #expect(played.failures == [])
  }
}
