import ComposableStores
import Testing

@Suite struct IdentifiedArrayIdentitiesTests {
  private let todos: IdentifiedArrayOf<Todo> = [Todo(1, "a"), Todo(2, "b"), Todo(3, "c")]

  @Test func `CA-28: an element is found by its id`() {
    #expect(todos[id: 2]?.title == "b")
    #expect(todos[id: 4] == nil)
    #expect(todos.index(id: 3) == 2)
    #expect(todos.index(id: 4) == nil)
    #expect(todos.contains(id: 1))
    #expect(!todos.contains(id: 4))
  }

  @Test func `CA-28: an element is changed in place by its id`() {
    var todos = todos
    todos[id: 2]?.title = "changed"
    todos[id: 4]?.title = "nobody"
    #expect(todos.map(\.title) == ["a", "changed", "c"])
    #expect(todos.isConsistent)
  }

  @Test(arguments: [1, 2, 3])
  func `CA-28: an element that is set to nil is removed`(id: Int) {
    var (plain, inPlace) = (todos, todos)
    plain[id: id] = nil
    func take(_ todo: inout Todo?) { todo = nil }
    take(&inPlace[id: id])
    #expect(plain.ids == ContiguousArray([1, 2, 3].filter { $0 != id }))
    #expect(inPlace == plain)
    #expect(plain.isConsistent && inPlace.isConsistent)
    plain[id: id] = nil
    take(&inPlace[id: id])
    #expect(plain.count == 2 && inPlace.count == 2)
  }

  @Test func `CA-28: an element that is set where there is none is appended if its id is that id`() {
    var (plain, inPlace) = (todos, todos)
    func put(_ new: Todo, _ todo: inout Todo?) { todo = new }
    plain[id: 4] = Todo(4, "d")
    put(Todo(4, "d"), &inPlace[id: 4])
    #expect(plain.ids == [1, 2, 3, 4])
    #expect(inPlace == plain)
    let log = WarningLog()
    log.during {
      plain[id: 6] = Todo(5)
      put(Todo(5), &inPlace[id: 6])
    }
    #expect(plain.ids == [1, 2, 3, 4] && inPlace.ids == [1, 2, 3, 4])
    let line = "IdentifiedArray: the element for the id 6 has the id 5; it was left out"
    #expect(log.lines == [line, line])
  }

  @Test
  func `CA-28: an element that is set takes the place of the one with the id, also under a new id that is free`() {
    var todos = todos
    todos[id: 2] = Todo(2, "again")
    #expect(todos.map(\.title) == ["a", "again", "c"])
    todos[id: 2] = Todo(9, "renamed")
    #expect(todos.ids == [1, 9, 3])
    #expect(!todos.contains(id: 2))
    let log = WarningLog()
    log.during { todos[id: 9] = Todo(1, "taken") }
    #expect(todos.map(\.title) == ["a", "renamed", "c"])
    #expect(log.lines == ["IdentifiedArray: an element with the id 1 is there already; the later one was left out"])
    #expect(todos.isConsistent)
  }

  @Test func `CA-28: an element whose id changes in place is found by its new id`() {
    var todos = todos
    todos[id: 1]?.id = 7
    #expect(todos.ids == [7, 2, 3])
    #expect(todos.isConsistent)
    todos.modify(id: 7) { $0.id = 8 }
    #expect(todos.ids == [8, 2, 3])
    #expect(todos.isConsistent)
  }

  @Test func `CA-28: an element whose id changes in place to one that is taken keeps the id by which it is found`() {
    var todos = todos
    let log = WarningLog()
    log.during { todos[id: 1]?.id = 3 }
    #expect(todos.ids == [1, 2, 3])
    #expect(todos[id: 1]?.title == "a")
    #expect(todos[id: 3]?.title == "c")
    #expect(
      log.lines == ["IdentifiedArray: an element with the id 3 is there already; the changed one keeps the id 1"])
  }

  @Test func `an element is modified by a closure, which may return something; a missing one is not`() {
    var todos = todos
    let title = todos.modify(id: 3) { todo in
      todo.isDone = true
      return todo.title
    }
    #expect(title == "c")
    #expect(todos[2].isDone)
    let nothing: Void? = todos.modify(id: 4) { $0.isDone = true }
    #expect(nothing == nil)
  }

  @Test func `changes that a closure made to an element before it threw stay`() {
    struct Failure: Error {}
    var todos = todos
    #expect(throws: Failure.self) {
      try todos.modify(id: 1) { todo in
        todo.id = 5
        throw Failure()
      }
    }
    #expect(todos.ids == [5, 2, 3])
    #expect(todos.isConsistent)
  }

  @Test func `hasSameIDs holds until an id is added, removed or moved, whatever changes in the elements`() {
    var todos = todos
    let ids = todos.ids
    todos[id: 2]?.title = "changed"
    todos[0].isDone = true
    #expect(todos.hasSameIDs(as: ids))
    todos.swapAt(0, 1)
    #expect(!todos.hasSameIDs(as: ids))
    todos.swapAt(0, 1)
    #expect(todos.hasSameIDs(as: ids), "the same ids at another address")
    todos.append(Todo(4))
    #expect(!todos.hasSameIDs(as: ids))
    todos.remove(id: 4)
    #expect(todos.hasSameIDs(as: ids))
    #expect(IdentifiedArrayOf<Todo>().hasSameIDs(as: []))
  }
}
