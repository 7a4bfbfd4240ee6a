import HeadlessViews
import Observables
import Testing
import VirtualTime

@testable import SampleReactors

@Suite struct ProfileFollowViewTests {
  /// Answers at once, with what was asked for.
  private struct PromptUsers: UserService {
    func isFollowing(_ id: Int) -> Observable<Bool> { .just(id == 42) }
    func follow(_ id: Int) -> Observable<Bool> { .just(true) }
    func unfollow(_ id: Int) -> Observable<Bool> { .just(false) }
  }

  private func makeReactor() -> ProfileFollowReactor {
    ProfileFollowReactor(users: PromptUsers(), currentUser: .just("Ann"), report: { _ in })
  }

  @Test("MV-05: binding shows the state of a reactor that has come far at once, in each control")
  func shownAtOnce() {
    VirtualClock().whilePlaying {
      let reactor = makeReactor()
      reactor.action.onNext(.follow(1))
      let view = ProfileFollowView(userID: 42)
      #expect(!view.followButton.isSelected && view.nameLabel.text == nil)
      view.reactor = reactor
      #expect(view.followButton.isSelected && view.followButton.title == "Following")
      #expect(view.nameLabel.text == "Ann" && !view.activityIndicator.isAnimating)
    }
  }

  @Test("MV-05: taps ask for the user of the page, by what the state says now")
  func taps() throws {
    try VirtualClock().whilePlaying {
      let view = ProfileFollowView(userID: 42)
      let reactor = makeReactor()
      view.reactor = reactor
      try view.refreshButton.perform(.tap)
      #expect(reactor.currentState.isFollowing)
      try view.followButton.perform(.tap)
      #expect(!reactor.currentState.isFollowing && !view.followButton.isSelected)
      try view.followButton.perform(.tap)
      #expect(reactor.currentState.isFollowing && view.followButton.isSelected)
    }
  }
}
