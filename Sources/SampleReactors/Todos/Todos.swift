import ComposableStores
import Observables

/// A list of things to do, made from the reducer of one: `forEach` finds the element of an action.
///
/// A second after the last check mark was set or removed, the list moves finished todos behind the open ones. The order
/// inside both groups is kept.
struct Todos: ReducerProtocol {
  struct State: Equatable {
    var todos: IdentifiedArrayOf<Todo.State> = []
    var filter = Filter.all

    /// The ids of the todos that the filter includes, in their order.
    var visibleIDs: [Int] { todos.filter { filter.includes($0) }.map(\.id) }
  }

  enum Action: Equatable, Decodable {
    case add(String)
    case remove(id: Int)
    case move(from: Int, to: Int)
    case show(Filter)
    case removeDone
    case sortDone
    case todo(id: Int, action: Todo.Action)
  }

  enum Filter: String, Decodable {
    case all
    case open
    case done

    func includes(_ todo: Todo.State) -> Bool {
      switch self {
      case .all: true
      case .open: !todo.isDone
      case .done: todo.isDone
      }
    }
  }

  /// The id of the delay after a check mark.
  private enum SortID {}

  var mainQueue: any SchedulerType
  var nextID: () -> Int
  var save: (Todo.State) -> Observable<Bool>

  var body: some ReducerProtocolOf<Self> {
    Reduce { state, action in
      switch action {
      case .add(let title):
        state.todos.append(Todo.State(id: nextID(), title: title))
      case .remove(let id):
        state.todos.remove(id: id)
      case .move(let source, let destination):
        guard state.todos.indices.contains(source), state.todos.indices.contains(destination) else { break }
        state.todos.move(from: source, to: destination)
      case .show(let filter):
        state.filter = filter
      case .removeDone:
        state.todos.removeAll(where: \.isDone)
      case .sortDone:
        state.todos = IdentifiedArray(uniqueElements: state.todos.filter { !$0.isDone } + state.todos.filter(\.isDone))
      case .todo(_, .toggle):
        return Effect(value: .sortDone).debounce(id: SortID.self, for: .seconds(1), scheduler: mainQueue)
      case .todo:
        break
      }
      return .none
    }
    .forEach(\.todos, action: /Action.todo(id:action:)) {
      Todo(mainQueue: mainQueue, save: save)
    }
  }
}
