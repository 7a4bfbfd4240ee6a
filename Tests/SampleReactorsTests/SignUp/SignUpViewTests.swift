import TestSupport
import Testing

@Suite struct SignUpViewTests {
  private static let filled = """
    @reactor sign-up
    &bind
    & username type bob
    & password type secret
    & repeatedPassword type secret
    +1s

    """

  @Test("RX-29 the button is enabled when all is good and nobody is being signed up")
  func enabling() {
    let played = play(
      """
      @reactor sign-up
      &bind
      ? view.signUpButton.isEnabled == false
      & username type bob
      & password type secret
      +1s
      ? view.signUpButton.isEnabled == false
      & repeatedPassword type secret
      ? view.signUpButton.isEnabled == true
      & signUpButton tap
      ? view.signUpButton.isEnabled == false
      ? view.activityIndicator.isAnimating == true
      +1s
      ? view.signUpButton.isEnabled == true
      ? view.activityIndicator.isAnimating == false
      """)
    #expect(played.failures == [])
  }

  @Test func `each field has its message`() {
    let played = play(
      """
      @reactor sign-up
      &bind
      & username type ada
      & password type 1234
      & repeatedPassword type 123
      ? view.usernameMessage.text == "checking ..."
      ? view.passwordMessage.text == "at least 5 characters"
      ? view.repeatedPasswordMessage.text == "not the same"
      +idle
      ? view.usernameMessage.text == "ada is taken"
      """)
    #expect(played.failures == [])
  }

  @Test func `binding sends nothing`() {
    #expect(play("@reactor sign-up\n&bind\n+idle").actions == [])
  }

  @Test func `who was signed up is welcomed`() {
    let played = play(Self.filled + "& signUpButton tap\n+idle")
    #expect(played.frames.contains(#"2000ms & alert "welcome, bob""#))
  }

  @Test func `a tap on the disabled button goes unnoticed`() {
    let played = play("@reactor sign-up\n&bind\n& signUpButton tap")
    #expect(played.frames.contains("0ms > signUpButton.tap (dropped: disabled)"))
    #expect(played.actions == [])
  }
}
