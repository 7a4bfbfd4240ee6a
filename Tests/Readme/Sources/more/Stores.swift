import ComposableStores
import Observables
import Playback

func registerStores(in catalog: Catalog) {
  catalog.store("todos", view: { store in TodosPage(store: store) }) { stage in
    Store(initialState: Todos.State(), reducer: Todos(mainQueue: stage.scheduler))
  }
  catalog.store(
    "number-fact",
    { stage in
      let facts = stage.port("number-fact")
      return Store(
        initialState: AppState(), reducer: appReducer,
        environment: AppEnvironment(
          mainQueue: stage.scheduler,
          numberFact: { facts.call($0).catch { _ in .error(ApiError()) }.eraseToEffect() }))
    }
  ) { cases in
    cases("incrementButtonTapped", AppAction.incrementButtonTapped)
    cases("numberFactButtonTapped", AppAction.numberFactButtonTapped)
  }
}

struct Todos: ReducerProtocol {
  struct State: Equatable { var todos: [String] = [] }
  enum Action: Decodable { case add(String) }

  let mainQueue: any SchedulerType

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .add(let todo): state.todos.append(todo)
    }
    return .none
  }
}

final class TodosPage {
  private let store: Store<Todos.State, Todos.Action>

  init(store: Store<Todos.State, Todos.Action>) { self.store = store }
}

struct ApiError: Error, Equatable {}

struct AppState: Equatable { var count = 0, fact: String? }

enum AppAction: Equatable {
  case incrementButtonTapped, numberFactButtonTapped, numberFactResponse(Result<String, ApiError>)
}

struct AppEnvironment {
  var mainQueue: any SchedulerType
  var numberFact: (Int) -> Effect<String>
}

let appReducer = Reducer<AppState, AppAction, AppEnvironment> { state, action, environment in
  switch action {
  case .incrementButtonTapped: state.count += 1
  case .numberFactButtonTapped:
    return environment.numberFact(state.count)
      .map { .numberFactResponse(.success($0)) }
      .catch { _ in .just(.numberFactResponse(.failure(ApiError()))) }
      .eraseToEffect()
  case .numberFactResponse(let result): state.fact = try? result.get()
  }
  return .none
}
