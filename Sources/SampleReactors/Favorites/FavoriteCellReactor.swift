import Observables
import Reactors

/// One cell of the list, which is a reactor of its own: it calls the server itself, and receives changes from
/// elsewhere.
final class FavoriteCellReactor: Reactor {
  enum Action: Decodable {
    case toggleFavorite
    case rename(String)
  }

  enum Mutation {
    case setFavorite(Bool)
    case setSaving(Bool)
    case setName(String)
    case setMessage(String)
  }

  struct State {
    let id: Int
    var name: String
    var isFavorite: Bool
    var isSaving = false
    @Pulse var message: String?
  }

  let initialState: State
  private let save: (FavoriteChange) -> Observable<Bool>
  private let events: Observable<FavoriteEvent>

  init(
    _ favorite: Favorite, save: @escaping (FavoriteChange) -> Observable<Bool>, events: Observable<FavoriteEvent>
  ) {
    initialState = State(id: favorite.id, name: favorite.name, isFavorite: favorite.isFavorite)
    self.save = save
    self.events = events
  }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .toggleFavorite:
      let change = FavoriteChange(id: initialState.id, isFavorite: !currentState.isFavorite)
      return .concat([
        .just(.setSaving(true)),
        save(change).map(Mutation.setFavorite).catch { _ in .just(.setMessage("not saved")) },
        .just(.setSaving(false)),
      ])
    case .rename(let name): return .just(.setName(name))
    }
  }

  func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
    let id = initialState.id
    return .merge(mutation, events.filter { $0.id == id }.map { .setFavorite($0.isFavorite) })
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setFavorite(let isFavorite): state.isFavorite = isFavorite
    case .setSaving(let isSaving): state.isSaving = isSaving
    case .setName(let name): state.name = name
    case .setMessage(let message): state.message = message
    }
    return state
  }
}

/// A request to the port `favorite`.
struct FavoriteChange: Codable {
  let id: Int
  let isFavorite: Bool
}
