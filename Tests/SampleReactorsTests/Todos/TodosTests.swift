import ComposableStores
import Observables
import Testing
import VirtualTime

@testable import SampleReactors

@Suite(.reportedFailures) struct TodosTests {
  private let scheduler = TestScheduler(initialClock: 0, resolution: 0.001, simulateProcessingDelay: false)

  private func store(_ titles: String...) -> TestStore<Todos.State, Todos.Action> {
    var lastID = titles.count
    return TestStore(
      initialState: Todos.State(
        todos: IdentifiedArray(uniqueElements: titles.enumerated().map { Todo.State(id: $0 + 1, title: $1) })),
      reducer: Todos(
        mainQueue: scheduler,
        nextID: {
          lastID += 1
          return lastID
        },
        save: { _ in .just(true) }))
  }

  @Test func `CA-28: todos are added, moved and removed by their ids`() {
    let store = store("one")
    store.send(.add("two")) { $0.todos.append(Todo.State(id: 2, title: "two")) }
    store.send(.move(from: 0, to: 1)) { $0.todos = [Todo.State(id: 2, title: "two"), Todo.State(id: 1, title: "one")] }
    store.send(.move(from: 0, to: 2))
    store.send(.move(from: -1, to: 0))
    store.send(.remove(id: 2)) { $0.todos.remove(id: 2) }
    store.send(.remove(id: 2))
    store.send(.add("three")) { $0.todos.append(Todo.State(id: 3, title: "three")) }
  }

  @Test func `CA-30: what is done is sorted behind what is not, a second after the last mark`() {
    let store = store("one", "two", "three")
    store.send(.todo(id: 2, action: .toggle)) { $0.todos[id: 2]?.isDone = true }
    scheduler.advance(by: .milliseconds(400))
    store.send(.todo(id: 1, action: .toggle)) { $0.todos[id: 1]?.isDone = true }
    scheduler.advance(by: .milliseconds(500))
    store.receive(.todo(id: 2, action: .saveFinished(true))) { $0.todos[id: 2]?.saving = .saved }
    store.receive(.todo(id: 1, action: .saveFinished(true))) { $0.todos[id: 1]?.saving = .saved }
    scheduler.advance(by: .milliseconds(500))
    store.receive(.sortDone) { $0.todos.move(from: 2, to: 0) }
  }

  @Test func `CA-25: removing a todo ends its effects`() {
    let store = store("one", "two")
    store.send(.todo(id: 1, action: .rename("1"))) { $0.todos[id: 1]?.title = "1" }
    store.send(.todo(id: 2, action: .rename("2"))) { $0.todos[id: 2]?.title = "2" }
    store.send(.remove(id: 1)) { $0.todos.remove(id: 1) }
    scheduler.advance(by: .seconds(1))
    store.receive(.todo(id: 2, action: .saveFinished(true))) { $0.todos[id: 2]?.saving = .saved }
  }

  @Test func `the filter picks what is visible`() {
    var state = Todos.State(todos: [
      Todo.State(id: 1, title: "one", isDone: true), Todo.State(id: 2, title: "two"),
    ])
    #expect(state.visibleIDs == [1, 2])
    state.filter = .open
    #expect(state.visibleIDs == [2])
    state.filter = .done
    #expect(state.visibleIDs == [1])

    let store = store("one")
    store.send(.show(.done)) { $0.filter = .done }
    store.send(.removeDone)
  }
}
