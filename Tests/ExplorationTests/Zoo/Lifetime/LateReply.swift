import Observables
import Playback
import Reactors

/// A request outside of the effects holds the reactor until its reply comes.
final class LateReplyReactor: PortReactor, Reactor {
  static let animal = Animal("late-reply") { catalog, name, isMended in
    catalog.reactor(name) { stage in LateReplyReactor(port: stage.port("images"), isMended: isMended) }
  }

  enum Action: Decodable {
    case load
    case show(String)
  }

  struct State {
    var image: String?
  }

  let initialState = State()
  private let disposeBag = DisposeBag()

  func mutate(action: Action) -> Observable<Action> {
    guard case .load = action else { return .just(action) }
    let image: Observable<String> = port.call("portrait")
    if isMended {
      image.subscribe(onNext: { [weak self] in self?.action.onNext(.show($0)) }).disposed(by: disposeBag)
    } else {
      _ = image.subscribe(onNext: { self.action.onNext(.show($0)) })
    }
    return .empty()
  }

  func reduce(state: State, mutation: Action) -> State {
    var state = state
    if case .show(let image) = mutation { state.image = image }
    return state
  }
}
