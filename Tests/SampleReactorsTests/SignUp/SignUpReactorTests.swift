import Observables
import Reactors
import Testing

@testable import SampleReactors

@Suite struct SignUpReactorTests {
  @Test func `RK-02: the initial state is computed only once, although each computation would differ`() {
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

  @Test func `the check of a name ends with the reactor`() {
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
