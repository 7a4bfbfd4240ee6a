import HeadlessViews
import Observables
import Reactors

final class ReactorViewModel: Reactor {
  enum Action { case refresh, follow }
  enum Mutation { case setFollowing(Bool) }
  struct State { var isFollowing = false }

  let initialState: State = State()

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .refresh: return .just(.setFollowing(false))
    case .follow: return .just(.setFollowing(true))
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case let .setFollowing(isFollowing):
      state.isFollowing = isFollowing
      return state
    }
  }
}

class ReactorViewController: UIViewController, View {
  var disposeBag = DisposeBag()
  let refreshButton = UIButton("refresh")
  let followButton = UIButton("follow")
  private(set) var boundCount = 0

  func bind(reactor: ReactorViewModel) {
    boundCount += 1
    refreshButton.rx.tap.map { Reactor.Action.refresh }
      .bind(to: reactor.action)
      .disposed(by: self.disposeBag)
    followButton.rx.tap.map { Reactor.Action.follow }
      .bind(to: reactor.action)
      .disposed(by: self.disposeBag)
    reactor.state.map { $0.isFollowing }
      .bind(to: followButton.rx.isSelected)
      .disposed(by: self.disposeBag)
  }
}

/// The same page, bound when it has loaded.
final class StoryboardViewController: UIViewController, StoryboardView {
  var disposeBag = DisposeBag()
  let followButton = UIButton("follow")
  var lines: [String] = []

  override func viewDidLoad() { lines.append("viewDidLoad") }

  func bind(reactor: ReactorViewModel) { lines.append("bind") }
}
