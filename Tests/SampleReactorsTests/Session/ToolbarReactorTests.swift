import Observables
import Testing

@testable import SampleReactors

@Suite struct ToolbarReactorTests {
  @Test func `RK-18: the toolbar changes the global user, and follows each change of it`() {
    let currentUser = BehaviorRelay<User?>(value: nil)
    let reactor = ToolbarReactor(currentUser: currentUser)
    reactor.action.onNext(.signIn("ada"))
    #expect(currentUser.value?.name == "ada")
    #expect(reactor.currentState.userName == "ada")
    currentUser.accept(User(name: "grace"))
    #expect(reactor.currentState.userName == "grace")
    reactor.action.onNext(.signOut)
    #expect(currentUser.value == nil)
    #expect(reactor.currentState.userName == nil)
  }

  @Test func `RK-18: the relay's value is a mutation at the first look`() {
    let reactor = ToolbarReactor(currentUser: BehaviorRelay(value: User(name: "ada")))
    #expect(reactor.currentState.userName == nil)
    _ = reactor.state
    #expect(reactor.currentState.userName == "ada")
  }
}
