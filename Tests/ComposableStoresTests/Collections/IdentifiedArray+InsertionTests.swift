import ComposableStores
import Testing

@Suite struct IdentifiedArrayInsertionTests {
  private let todos: IdentifiedArrayOf<Todo> = [Todo(1, "a"), Todo(2, "b")]

  @Test func `CA-28: appending tells whether the element is new and where its id is`() {
    var todos = todos
    let (isNew, position) = todos.append(Todo(3, "c"))
    #expect(isNew && position == 2)
    let log = WarningLog()
    let (isNewAgain, former) = log.during { todos.append(Todo(1, "again")) }
    #expect(!isNewAgain && former == 0)
    #expect(todos.map(\.title) == ["a", "b", "c"])
    #expect(log.lines.count == 1)
  }

  @Test func `CA-28: of many elements those with new ids are appended`() {
    var todos = todos
    let log = WarningLog()
    log.during { todos.append(contentsOf: [Todo(3), Todo(2), Todo(4), Todo(3)]) }
    #expect(todos.ids == [1, 2, 3, 4])
    #expect(log.lines.count == 2)
    #expect(todos.isConsistent)
  }

  @Test(arguments: [0, 1, 2])
  func `CA-28: an element is inserted at a position`(position: Int) {
    var todos = todos
    let (isNew, index) = todos.insert(Todo(3), at: position)
    #expect(isNew && index == position)
    var expected: ContiguousArray = [1, 2]
    expected.insert(3, at: position)
    #expect(todos.ids == expected)
    #expect(todos.isConsistent)
    let log = WarningLog()
    #expect(!log.during { todos.insert(Todo(3), at: 0).inserted })
    #expect(log.lines.count == 1)
  }

  @Test func `CA-28: many elements are inserted at a position, except those whose ids are there`() {
    var todos = todos
    let log = WarningLog()
    log.during { todos.insert(contentsOf: [Todo(5), Todo(2), Todo(6), Todo(5)], at: 1) }
    #expect(todos.ids == [1, 5, 6, 2])
    #expect(log.lines.count == 2)
    #expect(todos.isConsistent)
  }

  @Test func `CA-28: an element takes the place of the one with its id, or the last place`() {
    var todos = todos
    #expect(todos.updateOrAppend(Todo(1, "new"))?.title == "a")
    #expect(todos.updateOrAppend(Todo(3, "c")) == nil)
    #expect(todos.map(\.title) == ["new", "b", "c"])
    #expect(todos.isConsistent)
  }

  @Test func `CA-28: an element takes the place of the one with its id, or the given place`() {
    var todos = todos
    let (original, position) = todos.updateOrInsert(Todo(2, "new"), at: 0)
    #expect(original?.title == "b" && position == 1)
    let (nothing, first) = todos.updateOrInsert(Todo(3, "c"), at: 0)
    #expect(nothing == nil && first == 0)
    #expect(todos.ids == [3, 1, 2])
    #expect(todos.isConsistent)
  }

  @Test func `CA-28: room can be made before elements come`() {
    var todos = todos
    todos.reserveCapacity(100)
    #expect(todos.elements.capacity >= 100)
    #expect(todos == self.todos)
  }
}
