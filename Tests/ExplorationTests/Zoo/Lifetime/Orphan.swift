import ComposableStores
import Observables
import Playback

/// The parent sends an action to its child when the child is gone.
enum OrphanFeature {
  static let animal = Animal("orphan") { catalog, name, isMended in
    catalog.store(name) { stage in
      let port = stage.port("details")
      return Store(
        initialState: State(),
        reducer: Feature(load: { port.call($0).eraseToEffect() }, isMended: isMended))
    }
  }

  struct State: Equatable {
    var details: Details.State?
  }

  enum Action: Equatable, Decodable {
    case open(Int)
    case close
    case details(Details.Action)
  }

  struct Feature: ReducerProtocol {
    let load: (Int) -> Effect<String>
    let isMended: Bool

    enum RequestID {}

    var body: some ReducerProtocol<State, Action> {
      Reduce { state, action in
        switch action {
        case .open(let id):
          state.details = Details.State()
          return load(id).catchAndReturn("no details").eraseToEffect { .details(.loaded($0)) }
            .cancellable(id: RequestID.self, cancelInFlight: true)
        case .close:
          state.details = nil
          return isMended ? .cancel(id: RequestID.self) : .none
        case .details: return .none
        }
      }
      .ifLet(\.details, action: /Action.details) {
        Details()
      }
    }
  }

  struct Details: ReducerProtocol {
    struct State: Equatable {
      var text = ""
    }

    enum Action: Equatable, Decodable {
      case loaded(String)
    }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .loaded(let text): state.text = text
      }
      return .none
    }
  }
}
