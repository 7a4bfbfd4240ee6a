import Observables
import Reactors
import TestSupport
import Testing

@testable import SampleReactors

@Suite struct SignUpReactorTests {
  @Test func `an edit cancels the check of the name before it`() {
    #expect(
      play("@reactor sign-up\nupdateUsername bo\n+400ms\nupdateUsername bob\n+1s").frames.dropFirst().dropLast() == [
        #"0ms > updateUsername "bo""#, #"0ms ~ setUsername  username: "" -> "bo""#,
        #"0ms ~ setUsernameValidation  usernameValidation: "empty" -> "checking""#,
        #"0ms @ usernames#1 {"username":"bo"}"#, #"400ms > updateUsername "bob""#,
        #"400ms ~ setUsername  username: "bo" -> "bob"  usernameValidation: "checking" -> "empty""#,
        "400ms x usernames#1", #"400ms ~ setUsernameValidation  usernameValidation: "empty" -> "checking""#,
        #"400ms @ usernames#2 {"username":"bob"}"#, "1400ms < usernames#2",
        #"1400ms ~ setUsernameValidation  usernameValidation: "checking" -> {"good":{"_0":"bob is free"}}"#,
      ])
  }

  @Test func `a failed check is reported, shown, and ends no other check`() {
    let played = play(
      """
      @reactor sign-up
      ! usernames fail 503 x1
      updateUsername bob
      +idle
      ? usernameValidation == {"bad":{"_0":"the service cannot be reached"}}
      ? $errors == 1
      updateUsername bob
      +idle
      ? usernameValidation == {"good":{"_0":"bob is free"}}
      """)
    #expect(played.failures == [])
  }

  @Test func `nobody signs up before all is good, nor twice at once`() {
    let played = play(
      """
      @reactor sign-up
      signUp
      updatePassword secret
      updateRepeatedPassword secret
      updateUsername bob
      signUp
      ? $calls.signup missing
      +1s
      signUp
      signUp
      ? isSigningUp == true
      +1s
      ? isSigningUp == false
      ? $calls.signup == [{"username":"bob","password":"secret"}]
      ? $pulses.alertMessage == ["welcome, bob"]
      """)
    #expect(played.failures == [])
  }

  @Test(arguments: [("reply false", "nobody was signed up", 0), ("fail 503", "the service cannot be reached", 1)])
  func `signing up may lead nowhere`(answer: String, message: String, errors: Int) {
    let played = play(
      """
      @reactor sign-up
      ! signup \(answer)
      updatePassword secret
      updateRepeatedPassword secret
      updateUsername bob
      +1s
      signUp
      +idle
      ? {"isSigningUp":false,"alertMessage":"\(message)"}
      ? $errors == \(errors)
      """)
    #expect(played.failures == [])
  }

  @Test("RK-02 the first state is made once, although each one would be another")
  func suggests() {
    var suggestions = 0
    let reactor = SignUpReactor(
      accounts: NobodyAnswers(),
      suggest: {
        suggestions += 1
        return "guest\(suggestions)"
      }, report: { _ in })
    _ = reactor.state.subscribe()
    reactor.action.onNext(.updatePassword("secret"))
    #expect(reactor.currentState.suggestion == "guest1")
    #expect(suggestions == 1)
  }

  @Test func `its check ends with it`() {
    var isDisposed = false
    var reactor: SignUpReactor? = SignUpReactor(
      accounts: NobodyAnswers { isDisposed = true }, suggest: { "guest" }, report: { _ in })
    weak let witness = reactor
    reactor?.action.onNext(.updateUsername("bob"))
    #expect(reactor?.currentState.usernameValidation == .checking)
    reactor = nil
    #expect(witness == nil)
    ReactorStorage.sweep()
    #expect(isDisposed)
  }
}

/// A service that hangs.
private struct NobodyAnswers: AccountService {
  var whenDisposed: () -> Void = {}

  func isAvailable(_ username: String) -> Observable<Bool> { .never().do(onDispose: whenDisposed) }
  func signUp(_ username: String, password: String) -> Observable<Bool> { .never() }
}
