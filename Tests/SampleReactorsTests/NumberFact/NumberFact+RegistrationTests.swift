import TestSupport
import Testing

@Suite struct NumberFactRegistrationTests {
  @Test("CA-19: a mock backend stands behind the port")
  func answers() {
    let played = play(
      """
      @reactor number-fact
      incrementButtonTapped
      numberFactButtonTapped
      +99ms
      ? numberFactAlert == null
      +1ms
      ? numberFactAlert == "1 is a good number Brent"
      ? $calls.number-fact == [1]
      """)
    #expect(played.failures == [])
    #expect(played.diagnostics == [])
  }

  @Test func `what effects send has no name in scripts`() {
    #expect(play("@reactor number-fact\nnumberFactResponse x").diagnostics.first?.contains("unknown action") == true)
  }
}
