import Observables
import Testing

@testable import SampleReactors

@Suite struct SessionReactorTests {
  @Test func `RK-16: a child's action waits until the parent is done with its own`() {
    let reactor = SessionReactor(currentUser: BehaviorRelay(value: nil))
    var steps: [String] = []
    let bag = DisposeBag()
    reactor.action.subscribe(onNext: { _ in steps.append("parent") }).disposed(by: bag)
    reactor.toolbar.action.subscribe(onNext: { _ in steps.append("child") }).disposed(by: bag)
    reactor.state.skip(1).subscribe(onNext: { steps.append($0.toolbar.userName ?? "nobody") }).disposed(by: bag)
    reactor.action.onNext(.toolbar(.signIn("ada")))
    #expect(steps == ["parent", "child", "ada", "ada"])
    #expect(reactor.currentState.toolbar.userName == "ada")
  }

  @Test func `RK-35: the children die with their parent`() {
    let currentUser = BehaviorRelay<User?>(value: nil)
    weak var toolbar: ToolbarReactor?
    weak var comments: CommentsReactor?
    do {
      let reactor = SessionReactor(currentUser: currentUser)
      reactor.action.onNext(.toolbar(.signIn("ada")))
      toolbar = reactor.toolbar
      comments = reactor.comments
      #expect(comments?.currentState.isLocked == false)
    }
    #expect(toolbar == nil)
    #expect(comments == nil)
    currentUser.accept(nil)
  }
}
