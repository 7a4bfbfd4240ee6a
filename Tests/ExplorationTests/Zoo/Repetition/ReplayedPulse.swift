import HeadlessViews
import Observables
import Playback
import Reactors

/// A message is shown again each time that the view binds.
final class ReplayedPulseReactor: TwinReactor, Reactor {
  static let animal = Animal("replayed-pulse", rule: "never deletions == 1 and view.alert.count == 2") {
    catalog, name, isMended in
    catalog.reactor(name, view: { _ in ReplayedPulseView() }) { _ in ReplayedPulseReactor(isMended: isMended) }
  }

  enum Action: Decodable {
    case delete
    case seen
  }

  enum Mutation {
    case delete
    case forget
  }

  struct State {
    var deletions = 0
    var message: String?
  }

  let initialState = State()

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .delete: .just(.delete)
    case .seen: isMended ? .just(.forget) : .empty()
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .delete:
      state.deletions += 1
      state.message = "deleted"
    case .forget: state.message = nil
    }
    return state
  }
}

/// A message for each deletion.
final class ReplayedPulseView: View {
  let alert = AlertPresenter()
  var disposeBag = DisposeBag()

  func bind(reactor: ReplayedPulseReactor) {
    reactor.state.map(\.message)
      .distinctUntilChanged()
      .compactMap { $0 }
      .subscribe(onNext: { [alert, weak reactor] message in
        alert.present(message)
        reactor?.action.onNext(.seen)
      })
      .disposed(by: disposeBag)
  }
}
