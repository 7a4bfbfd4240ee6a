import Observables
import Playback
import Reactors

/// A row stays selected when the rows are loaded again and it is gone.
final class LostSelectionReactor: Reactor {
  static let animal = Animal("lost-selection", rule: "always selection == null when rows == []") {
    catalog, name, isMended in
    catalog.reactor(name) { stage in
      LostSelectionReactor(rows: stage.stream("rows", of: [String].self), isMended: isMended)
    }
  }

  enum Action: Decodable {
    case select(Int)
    case deselect
  }

  enum Mutation {
    case select(Int?)
    case setRows([String])
  }

  struct State {
    var rows: [String] = []
    var selection: Int?
  }

  let initialState = State()
  private let rows: Observable<[String]>
  private let isMended: Bool

  init(rows: Observable<[String]>, isMended: Bool) {
    self.rows = rows
    self.isMended = isMended
  }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .select(let row): currentState.rows.indices.contains(row) ? .just(.select(row)) : .empty()
    case .deselect: .just(.select(nil))
    }
  }

  func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
    .merge(mutation, rows.map(Mutation.setRows))
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .select(let row): state.selection = row
    case .setRows(let rows):
      state.rows = rows
      if isMended, let row = state.selection, row >= rows.count { state.selection = nil }
    }
    return state
  }
}
