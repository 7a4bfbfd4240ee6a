import Observables
import Playback
import Reactors

/// A state with everything that a path can go through.
final class DeepReactor: Reactor {
  enum Action: Decodable { case sign(String?), load([Int]), note(String), items([String]) }
  typealias Mutation = Action
  enum Phase { case idle, loaded([Int]) }
  struct Card { var number = 7 }
  struct User { var name: String; var card: Card? = Card() }
  struct Item { var id: String }
  struct Tail { var children: [Tail] = [] }
  final class Owner { var name = "o" }

  struct State {
    var user: User?
    var items = [Item(id: "a"), Item(id: "b")]
    var table = ["a.b": 1, "c": 2]
    var phase = Phase.idle
    @Pulse var note: String? = nil
    weak var owner: Owner?
    var act: () -> Void = {}
    var tail = Tail(children: [Tail()])
  }

  let initialState = State()

  func reduce(state: State, mutation: Action) -> State {
    var state = state
    switch mutation {
    case .sign(let name): state.user = name.map { User(name: $0) }
    case .load(let numbers): state.phase = .loaded(numbers)
    case .note(let text): state.note = text
    case .items(let ids): state.items = ids.map(Item.init)
    }
    return state
  }
}

extension Catalog {
  static var deep: Catalog {
    let catalog = Catalog()
    catalog.reactor("deep") { stage in
      _ = stage.port("api")
      return DeepReactor()
    }
    return catalog
  }
}
