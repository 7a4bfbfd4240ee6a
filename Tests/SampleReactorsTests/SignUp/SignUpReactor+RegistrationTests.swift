import TestSupport
import Testing

@Suite struct SignUpReactorRegistrationTests {
  @Test(arguments: [("ada", "bad"), ("grace", "bad"), ("linus", "bad"), ("bob", "good")])
  func `some names are taken`(username: String, verdict: String) {
    let played = play(
      """
      @reactor sign-up latency=30ms
      updateUsername \(username)
      +29ms
      ? usernameValidation == "checking"
      +1ms
      ? usernameValidation.\(verdict) exists
      """)
    #expect(played.failures == [])
  }

  @Test func `the suggestion is that of the seed`() {
    let first = play("@reactor sign-up\n@seed 1\n+0ms").frames.first
    #expect(first == play("@reactor sign-up\n@seed 1\n+0ms").frames.first)
    #expect(first != play("@reactor sign-up\n@seed 2\n+0ms").frames.first)
  }
}
