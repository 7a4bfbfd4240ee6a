import Observables
import TestSupport
import Testing

@testable import SampleReactors

@Suite struct ProfileFollowReactorTests {
  /// Answers when the test says so.
  private final class Users: UserService {
    private(set) var requests: [String] = []
    let answer = PublishSubject<Bool>()

    func isFollowing(_ id: Int) -> Observable<Bool> { ask("isFollowing \(id)") }
    func follow(_ id: Int) -> Observable<Bool> { ask("follow \(id)") }
    func unfollow(_ id: Int) -> Observable<Bool> { ask("unfollow \(id)") }

    private func ask(_ request: String) -> Observable<Bool> {
      requests.append(request)
      return answer.take(1)
    }
  }

  private let users = Users()
  private let currentUser = PublishSubject<String?>()
  private let history = History()

  private func makeReactor() -> ProfileFollowReactor {
    ProfileFollowReactor(users: users, currentUser: currentUser) { [history] error in history.note("\(error)") }
  }

  @Test func `MV-03: an action becomes mutations, and these become states`() {
    let reactor = makeReactor()
    let subscription = reactor.state.subscribe(onNext: { [history] state in
      history.note("\(state.isFollowing) \(state.isLoading)")
    })
    reactor.action.onNext(.refreshFollowingStatus(1))
    users.answer.onNext(true)
    #expect(history.lines == ["false false", "false true", "true true", "true false"])
    subscription.dispose()
  }

  @Test func `MV-04: each action asks for its own user, and the answer is what the state says`() {
    let reactor = makeReactor()
    reactor.action.onNext(.follow(1))
    users.answer.onNext(true)
    #expect(reactor.currentState.isFollowing)
    reactor.action.onNext(.unfollow(2))
    users.answer.onNext(false)
    #expect(!reactor.currentState.isFollowing)
    reactor.action.onNext(.refreshFollowingStatus(3))
    #expect(users.requests == ["follow 1", "unfollow 2", "isFollowing 3"])
  }

  @Test func `MV-04: a request that fails is reported, and ends the loading`() {
    let reactor = makeReactor()
    reactor.action.onNext(.follow(1))
    users.answer.onError(TestError())
    #expect(history.lines == ["broken"])
    #expect(!reactor.currentState.isFollowing && !reactor.currentState.isLoading)
  }

  @Test func `MV-03: who logs out follows nobody`() {
    let reactor = makeReactor()
    reactor.action.onNext(.follow(1))
    users.answer.onNext(true)
    currentUser.onNext("Ann")
    #expect(reactor.currentState.currentUser == "Ann" && reactor.currentState.isFollowing)
    currentUser.onNext(nil)
    #expect(reactor.currentState.currentUser == nil && !reactor.currentState.isFollowing)
  }
}
