import HeadlessViews
import Observables
import Reactors

/// The profile of one user, with a button that follows and unfollows.
final class ProfileFollowView: View {
  let nameLabel = Label()
  let followButton = Button()
  let refreshButton = Button()
  let activityIndicator = ActivityIndicator()
  var disposeBag = DisposeBag()
  private let userID: Int

  init(userID: Int) {
    self.userID = userID
  }

  func bind(reactor: ProfileFollowReactor) {
    // Action
    refreshButton.rx.tap
      .map { [userID] in Reactor.Action.refreshFollowingStatus(userID) }
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    followButton.rx.tap
      .withLatestFrom(reactor.state)
      .map { [userID] in $0.isFollowing ? Reactor.Action.unfollow(userID) : .follow(userID) }
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    // State
    reactor.state.map { $0.isFollowing }
      .bind(to: followButton.rx.isSelected)
      .disposed(by: disposeBag)

    reactor.state.map { $0.isFollowing ? "Following" : "Follow" }
      .bind(to: followButton.rx.title())
      .disposed(by: disposeBag)

    reactor.state.map { $0.currentUser }
      .bind(to: nameLabel.rx.text)
      .disposed(by: disposeBag)

    reactor.state.map { $0.isLoading }
      .bind(to: activityIndicator.rx.isAnimating)
      .disposed(by: disposeBag)
  }
}
