import Observables
import Reactors

/// A list whose cells are reactors in its state, as apps keep them for their table views.
///
/// The page adds, moves and removes cells, and may feature one of them; each cell handles its own actions.
final class FavoritesReactor: Reactor {
  enum Action: Decodable {
    case load
    case add(Favorite)
    case remove(id: Int)
    case moveToTop(id: Int)
    case feature(id: Int?)
  }

  enum Mutation {
    case setCells([FavoriteCellReactor])
    case addCell(FavoriteCellReactor)
    case removeCell(id: Int)
    case moveToTop(id: Int)
    case feature(id: Int?)
  }

  struct State {
    var title = "Favorites"
    var cells: [FavoriteCellReactor] = []
    var featured: FavoriteCellReactor?
  }

  let initialState = State()
  private let load: () -> Observable<[Favorite]>
  private let makeCell: (Favorite) -> FavoriteCellReactor

  init(load: @escaping () -> Observable<[Favorite]>, makeCell: @escaping (Favorite) -> FavoriteCellReactor) {
    self.load = load
    self.makeCell = makeCell
  }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .load: load().map { [makeCell] in .setCells($0.map(makeCell)) }
    case .add(let favorite): .just(.addCell(makeCell(favorite)))
    case .remove(let id): .just(.removeCell(id: id))
    case .moveToTop(let id): .just(.moveToTop(id: id))
    case .feature(let id): .just(.feature(id: id))
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setCells(let cells): state.cells = cells
    case .addCell(let cell): state.cells.append(cell)
    case .removeCell(let id):
      state.cells.removeAll { $0.initialState.id == id }
      if state.featured?.initialState.id == id { state.featured = nil }
    case .moveToTop(let id):
      guard let place = state.cells.firstIndex(where: { $0.initialState.id == id }) else { break }
      state.cells.insert(state.cells.remove(at: place), at: 0)
    case .feature(let id): state.featured = state.cells.first { $0.initialState.id == id }
    }
    return state
  }
}
