import ComposableStores
import HeadlessViews
import Observables
import Testing
import VirtualTime

@testable import SampleReactors

@MainActor @Suite struct TodoCellTests {
  @Test func `CA-23: a cell shows the todo of its store, and after another one is set that one`() {
    let first = store("one")
    let second = store("two")
    let cell = TodoCell()
    cell.show(first)
    #expect(cell.textLabel?.text == "[ ] one")
    first.send(.toggle)
    #expect(cell.textLabel?.text == "[x] one")
    cell.show(second)
    first.send(.rename("three"))
    #expect(cell.textLabel?.text == "[ ] two")
  }

  private func store(_ title: String) -> Store<Todo.State, Todo.Action> {
    Store(
      initialState: Todo.State(id: 1, title: title),
      reducer: Todo(mainQueue: HistoricalScheduler(), save: { _ in .never() }))
  }
}
