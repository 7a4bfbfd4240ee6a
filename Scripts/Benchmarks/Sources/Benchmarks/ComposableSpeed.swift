import ComposableStores
import Observables

private struct Counter: Equatable {
  var count = 0
}

private enum CounterAction {
  case increment
}

private let counterReducer = Reducer<Counter, CounterAction, Void> { state, _, _ in
  state.count += 1
  return .none
}

/// A state around a state.
private struct Nested {
  var inner: Counter
}

private enum NestedAction {
  case inner(CounterAction)
}

private struct Todo: Identifiable, Equatable {
  let id: Int
  var text: String
  var isDone = false
}

private enum TodoAction {
  case toggle
}

private struct Todos {
  var todos: IdentifiedArrayOf<Todo>
  var edits = 0
}

private enum TodosAction {
  case todo(id: Int, action: TodoAction)
}

private struct TodosFeature: ReducerProtocol {
  typealias State = Todos
  typealias Action = TodosAction

  var body: some ReducerProtocol<Todos, TodosAction> {
    Reduce { state, _ in
      state.edits += 1
      return .none
    }
    .forEach(\.todos, action: Self.todo) {
      Reduce { state, _ in
        state.isDone.toggle()
        return .none
      }
    }
  }

  private static let todo = CasePath<TodosAction, (Int, TodoAction)>(
    embed: { .todo(id: $0, action: $1) },
    extract: { if case .todo(let id, let action) = $0 { (id, action) } else { nil } })
}

/// The same without any of it: a closure that reduces and tells.
private final class HandMadeStore<State, Action> {
  private var state: State
  private let reduce: (inout State, Action) -> Void
  var subscriber: ((State) -> Void)?

  init(_ state: State, _ reduce: @escaping (inout State, Action) -> Void) {
    self.state = state
    self.reduce = reduce
  }

  func send(_ action: Action) {
    reduce(&state, action)
    subscriber?(state)
  }
}

enum ComposableBenchmarks {
  static func rows() -> [Row] {
    let count = 100_000
    let stopwatch = Stopwatch(operations: count)
    let bag = DisposeBag()

    let hand = HandMadeStore<Counter, CounterAction>(Counter()) { state, _ in state.count += 1 }
    hand.subscriber = { consume($0.count) }
    let byHand = stopwatch.time { for _ in 0..<count { hand.send(.increment) } }

    let store = Store(initialState: Counter(), reducer: counterReducer, environment: ())
    store.subscribe(\.count).subscribe(onNext: { consume($0) }).disposed(by: bag)

    let root = Store(initialState: Counter(), reducer: counterReducer, environment: ())
    let scoped = (0..<10).reduce(root) { store, _ in store.scope(state: { $0 }, action: { $0 }) }
    scoped.subscribe(\.count).subscribe(onNext: { consume($0) }).disposed(by: bag)

    let elements = (0..<1_000).map { Todo(id: $0, text: "todo \($0)") }
    let todos = Store(initialState: Todos(todos: IdentifiedArray(uniqueElements: elements)), reducer: TodosFeature())
    todos.subscribe(\.edits).subscribe(onNext: { consume($0) }).disposed(by: bag)
    let array = HandMadeStore<[Todo], Int>(elements) { $0[$1].isDone.toggle() }
    array.subscriber = { consume($0.count) }
    let byArray = stopwatch.time { for number in 0..<count { array.send(number % 1_000) } }

    return [
      Row(
        work: "composable store: send to one subscriber",
        measured: stopwatch.time { for _ in 0..<count { store.send(.increment) } },
        baseline: "a closure by hand", baselineMeasured: byHand, goal: 11),
      Row(
        work: "composable store: send through ten scopes",
        measured: stopwatch.time { for _ in 0..<count { scoped.send(.increment) } },
        baseline: "a closure by hand", baselineMeasured: byHand, goal: 65),
      Row(
        work: "composable store: forEach over 1,000 elements, an action of one",
        measured: stopwatch.time {
          for number in 0..<count { todos.send(.todo(id: number % 1_000, action: .toggle)) }
        },
        baseline: "an array by hand", baselineMeasured: byArray, goal: 90),
    ]
  }
}
