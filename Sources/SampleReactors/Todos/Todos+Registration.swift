import ComposableStores
import Observables
import Playback

extension Todos {
  /// `@reactor todos latency=100ms`: port `save`, which takes a todo and returns whether it was saved. The ids are 1,
  /// 2, 3 ...
  static func register(in catalog: Catalog) {
    catalog.store("todos", view: { store in TodosPage(store: store) }) { stage in
      let latency = stage.argument("latency", default: Duration.milliseconds(100))
      let saves = stage.port("save") { (_: SavedTodo) in .reply(true, after: latency) }
      var lastID = 0
      return Store(
        initialState: State(),
        reducer: Todos(
          mainQueue: stage.scheduler,
          nextID: {
            lastID += 1
            return lastID
          },
          save: { saves.call(SavedTodo(id: $0.id, title: $0.title, isDone: $0.isDone)) }))
    }
  }
}

/// A request to the port.
private struct SavedTodo: Decodable {
  let id: Int
  let title: String
  let isDone: Bool
}
