import ComposableStores
import Testing

@Suite struct IdentifiedArrayCollectionTests {
  private let todos: IdentifiedArrayOf<Todo> = [Todo(4, "a"), Todo(2, "b"), Todo(3, "c"), Todo(1, "d")]

  /// Copies are counted by the addresses of a buffer: it stays where it is as long as it has one owner.
  struct Row: Identifiable {
    let id: Int
    var values: [Int]

    var address: UInt { values.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) } }
  }

  @Test func `CA-28: positions go from 0 to the number of elements`() {
    #expect(todos.startIndex == 0)
    #expect(todos.endIndex == 4)
    #expect(todos[1].title == "b")
    #expect(todos.indices == 0..<4)
    #expect(todos.last?.title == "d")
    #expect(todos.reversed().map(\.id) == [1, 3, 2, 4])
  }

  @Test func `CA-28: an element may be replaced by one with another id, unless the id is taken`() {
    var todos = todos
    todos[0] = Todo(9, "new")
    #expect(todos.ids == [9, 2, 3, 1])
    todos[0].id = 8
    #expect(todos.ids == [8, 2, 3, 1])
    let log = WarningLog()
    log.during { todos[1] = Todo(3, "taken") }
    #expect(todos.map(\.title) == ["new", "b", "c", "d"])
    #expect(log.lines == ["IdentifiedArray: an element with the id 3 is there already; the later one was left out"])
    #expect(todos.isConsistent)
  }

  @Test func `CA-28: the array can be sorted, reversed, partitioned and shuffled, and loses no id`() {
    let log = WarningLog()
    log.during {
      var todos = todos
      todos.sort { $0.id < $1.id }
      #expect(todos.ids == [1, 2, 3, 4])
      todos.reverse()
      #expect(todos.ids == [4, 3, 2, 1])
      let start = todos.partition { $0.id > 2 }
      #expect(start == 2)
      #expect(Set(todos[start...].map(\.id)) == [3, 4])
      #expect(todos.isConsistent)
      var chance = SeededGenerator(seed: 1)
      todos.shuffle(using: &chance)
      #expect(todos.isConsistent)
      todos.swapAt(0, 3)
      todos.swapAt(2, 2)
      #expect(todos.isConsistent)
    }
    #expect(log.lines == [])
  }

  @Test func `CA-28: a part of the array can be sorted, turned and replaced`() {
    var todos = todos
    #expect(todos[1...2].map(\.id) == [2, 3])
    todos[1...].sort { $0.id < $1.id }
    #expect(todos.ids == [4, 1, 2, 3])
    todos[..<2].reverse()
    #expect(todos.ids == [1, 4, 2, 3])
    let log = WarningLog()
    log.during { todos[1...2] = [Todo(5), Todo(1), Todo(4)] }
    #expect(todos.ids == [1, 5, 4, 3])
    #expect(log.lines.count == 1)
    #expect(todos.isConsistent)
  }

  @Test func `CA-28: memory that is left with an id twice loses the later element`() {
    var todos = todos
    let log = WarningLog()
    log.during { _ = todos.withContiguousMutableStorageIfAvailable { $0[3] = $0[0] } }
    #expect(todos.ids == [4, 2, 3])
    #expect(log.lines.count == 1)
    #expect(todos.isConsistent)
    #expect(todos.withContiguousStorageIfAvailable { $0.count } == 3)
  }

  @Test func `CA-28: sorting leaves out an element with the id of another one, which stays`() {
    let log = WarningLog()
    log.during {
      var todos = todos
      todos[id: 2]?.id = 3
      todos.sort { $0.title < $1.title }
      #expect(todos.map(\.title) == ["a", "c", "d"])
      #expect(todos.isConsistent)
    }
    #expect(
      log.lines == [
        "IdentifiedArray: an element with the id 3 is there already; the changed one keeps the id 2",
        "IdentifiedArray: an element with the id 3 is there already; the later one was left out",
      ])
  }

  @Test func `CA-28: partitioning leaves out an element with the id of another one, which stays`() {
    WarningLog().during {
      var todos = todos
      todos[1].id = 3
      let start = todos.partition { $0.id == 3 }
      #expect(todos[start...].map(\.title) == ["c"])
      #expect(todos.count == 3 && todos.isConsistent)
    }
  }

  @Test func `CA-28: an element that has the id of another one gets it when that is free again`() {
    WarningLog().during {
      var todos = todos
      todos[id: 2]?.id = 3
      todos[id: 3]?.id = 5
      todos.sort { $0.title < $1.title }
      #expect(todos.ids == [4, 3, 5, 1])
      #expect(todos.isConsistent)
    }
  }

  @Test func `CA-28: a change in place copies neither the elements nor what they hold`() {
    var rows = IdentifiedArray(uniqueElements: (0..<10).map { Row(id: $0, values: [$0]) })
    let address = rows[3].address
    let buffer = rows.elements.withUnsafeBufferPointer { $0.baseAddress }
    rows[3].values[0] += 1
    rows[id: 3]?.values[0] += 1
    rows.modify(id: 3) { $0.values[0] += 1 }
    #expect(rows[3].values == [6])
    #expect(rows[3].address == address)
    #expect(rows.elements.withUnsafeBufferPointer { $0.baseAddress } == buffer)
  }

  @Test func `CA-28: a copy does not change with the original`() {
    var todos = todos
    let copy = todos
    todos[id: 2]?.title = "changed"
    todos[0].title = "changed"
    todos.remove(id: 3)
    #expect(copy == self.todos)
    #expect(copy.isConsistent)
  }
}
