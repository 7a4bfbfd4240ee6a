import Observables
import TestSupport
import Testing

@testable import SampleReactors

@Suite struct SessionReactorTests {
  @Test("RK-18, RK-36 two reactors follow one user, and the parent shows both")
  func follows() {
    #expect(
      play("@reactor session\ntoolbar.signIn ada\ncomments.post hi\ntoolbar.signOut").frames == [
        #"0ms = {"toolbar":{"userName":null},"comments":{"isLocked":true,"comments":[]}}"#, "0ms ~ setToolbar",
        "0ms ~ setComments", #"0ms > toolbar {"signIn":{"_0":"ada"}}"#,
        #"0ms ~ setToolbar  toolbar.userName: null -> "ada""#,
        "0ms ~ setComments  comments.isLocked: true -> false", #"0ms > comments {"post":{"_0":"hi"}}"#,
        #"0ms ~ setComments  comments.comments.+0: "ada: hi""#, #"0ms > toolbar "signOut""#,
        #"0ms ~ setToolbar  toolbar.userName: "ada" -> null"#, "0ms ~ setComments  comments.isLocked: false -> true",
        #"0ms = {"toolbar":{"userName":null},"comments":{"isLocked":true,"comments":["ada: hi"]}}"#,
      ])
  }

  @Test("RK-16 a child's action waits until the parent is done with its own")
  func waits() {
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

  @Test("RK-35 the children die with their parent")
  func dies() {
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
