import Observables
import Testing

@testable import SampleReactors

@Suite struct CommentsReactorTests {
  @Test func `RK-18: the comments are locked while nobody is signed in`() {
    let currentUser = BehaviorRelay<User?>(value: nil)
    let reactor = CommentsReactor(currentUser: currentUser)
    reactor.action.onNext(.post("a"))
    #expect(reactor.currentState.isLocked)
    #expect(reactor.currentState.comments == [])
    currentUser.accept(User(name: "ada"))
    #expect(!reactor.currentState.isLocked)
    reactor.action.onNext(.post("b"))
    #expect(reactor.currentState.comments == ["ada: b"])
    currentUser.accept(nil)
    reactor.action.onNext(.post("c"))
    #expect(reactor.currentState.isLocked)
    #expect(reactor.currentState.comments == ["ada: b"])
  }
}
