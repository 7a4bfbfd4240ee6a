import HeadlessViews
import Observables
import Reactors

/// An example, which can be deleted here. The page does not know what happens after that (MV-15).
final class ExamplePage: ViewController, StoryboardView {
  let nameLabel = Label()
  let followButton = Button("Follow")
  let deleteButton = Button("Delete")
  var disposeBag = DisposeBag()

  override init() {
    super.init()
    title = "Example"
  }

  func bind(reactor: ExampleReactor) {
    // Action
    Observable.just(Reactor.Action.refreshFollowingStatus)
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    followButton.rx.tap
      .map { Reactor.Action.follow }
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    deleteButton.rx.tap
      .map { Reactor.Action.delete }
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    // State
    reactor.state.map(\.name)
      .bind(to: nameLabel.rx.text)
      .disposed(by: disposeBag)

    reactor.state.map(\.isFollowing)
      .bind(to: followButton.rx.isSelected)
      .disposed(by: disposeBag)
  }
}
