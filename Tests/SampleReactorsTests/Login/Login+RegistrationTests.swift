import TestSupport
import Testing

@Suite struct LoginRegistrationTests {
  @Test(
    "CA-19: the mock backend knows two users",
    arguments: [
      ("ada", "lovelace", #"user == "ada""#), ("grace", "hopper", #"twoFactor.token == "grace-1""#),
      ("ada", "hopper", "form.message exists"),
    ])
  func knows(name: String, password: String, expectation: String) {
    let played = play(
      """
      @reactor login latency=10ms
      form.setName \(name)
      form.setPassword \(password)
      form.submit
      +10ms
      ? \(expectation)
      """)
    #expect(played.failures == [])
    #expect(played.diagnostics == [])
  }

  @Test("CA-26: a request of the second step is cancelled with it")
  func cancels() {
    let played = play(
      """
      @reactor login
      ! authenticate reply {"codeNeeded":{"token":"t"}} x1
      form.submit
      twoFactor.submit
      +50ms
      dismissTwoFactor
      twoFactor.submit
      ? $errors == 1
      """)
    #expect(played.failures == [])
    #expect(played.frames.contains("50ms x authenticate#2"))
  }
}
