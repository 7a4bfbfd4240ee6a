import HeadlessViews
import Observables
import Reactors

final class MyReactor: Reactor {
  enum Action: Equatable { case refresh }
  enum Mutation { case setLoading(Bool) }
  struct State: Equatable { var isLoading = false }

  let initialState = State()
  var reply: Observable<Void> = .never()
  private(set) var mutateCount = 0

  func mutate(action: Action) -> Observable<Mutation> {
    mutateCount += 1
    return .concat(.just(.setLoading(true)), reply.map { .setLoading(false) })
  }

  func reduce(state: State, mutation: Mutation) -> State {
    switch mutation {
    case .setLoading(let isLoading): State(isLoading: isLoading)
    }
  }
}

final class MyView: View {
  var disposeBag = DisposeBag()
  let refreshControl = UIRefreshControl()
  let activityIndicator = UIActivityIndicatorView()

  func bind(reactor: MyReactor) {
    refreshControl.rx.controlEvent(.valueChanged)
      .map { Reactor.Action.refresh }
      .bind(to: reactor.action)
      .disposed(by: disposeBag)
    reactor.state.map(\.isLoading)
      .bind(to: activityIndicator.rx.isAnimating)
      .disposed(by: disposeBag)
    reactor.state.map(\.isLoading)
      .bind(to: refreshControl.rx.isRefreshing)
      .disposed(by: disposeBag)
  }
}
