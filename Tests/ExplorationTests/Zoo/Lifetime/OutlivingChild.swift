import DispatchSchedulers
import Observables
import Playback
import Reactors

/// A child in the state holds itself by its timer, and lives on when its parent is gone.
final class OutlivingChildReactor: TwinReactor, Reactor {
  static let animal = Animal("outliving-child") { catalog, name, isMended in
    catalog.reactor(name) { _ in OutlivingChildReactor(isMended: isMended) }
  }

  enum Action: Decodable {
    case open
    case close
  }

  struct State {
    var clock: ClockReactor?
  }

  let initialState = State()

  func reduce(state: State, mutation: Action) -> State {
    var state = state
    switch mutation {
    case .open: state.clock = ClockReactor(isMended: isMended)
    case .close: state.clock = nil
    }
    return state
  }
}

/// Counts seconds.
final class ClockReactor: Reactor {
  enum Action: Decodable {
    case tick
    case reset
  }

  struct State {
    var seconds = 0
  }

  let initialState = State()
  private let disposeBag = DisposeBag()

  init(isMended: Bool) {
    let seconds = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
    if isMended {
      seconds.subscribe(onNext: { [weak self] _ in self?.action.onNext(.tick) }).disposed(by: disposeBag)
    } else {
      _ = seconds.subscribe(onNext: { _ in self.action.onNext(.tick) })
    }
  }

  func reduce(state: State, mutation: Action) -> State {
    var state = state
    switch mutation {
    case .tick: state.seconds += 1
    case .reset: state.seconds = 0
    }
    return state
  }
}
