import ComposableStores
import Foundation
import Testing

@Suite struct IdentifiedArrayRemovalTests {
  private let todos: IdentifiedArrayOf<Todo> = [Todo(1, "a"), Todo(2, "b"), Todo(3, "c"), Todo(4, "d")]

  @Test func `CA-28: an element is removed by its id, by what it is, or by its position`() {
    var todos = todos
    #expect(todos.remove(id: 2)?.title == "b")
    #expect(todos.remove(id: 2) == nil)
    #expect(todos.remove(Todo(1))?.title == "a")
    #expect(todos.remove(Todo(1)) == nil)
    #expect(todos.remove(at: 1).title == "d")
    #expect(todos.ids == [3])
    #expect(todos.isConsistent)
  }

  @Test func `CA-28: the first and the last element can be removed`() {
    var todos = todos
    #expect(todos.removeFirst().id == 1)
    #expect(todos.removeLast().id == 4)
    #expect(todos.ids == [2, 3])
    #expect(todos.isConsistent)
  }

  @Test func `CA-28: a range of positions is removed`() {
    var todos = todos
    todos.removeSubrange(1..<3)
    #expect(todos.ids == [1, 4])
    #expect(todos.isConsistent)
  }

  @Test func `CA-28: the elements at positions, the first ones and the last ones are removed`() {
    var todos = todos
    todos.remove(atOffsets: IndexSet([0, 2]))
    #expect(todos.ids == [2, 4] && todos.isConsistent)
    todos.remove(atOffsets: IndexSet())
    #expect(todos.ids == [2, 4])
    todos = self.todos
    todos.removeFirst(2)
    #expect(todos.ids == [3, 4] && todos.isConsistent)
    todos.removeLast(1)
    #expect(todos.ids == [3] && todos.isConsistent)
    todos = self.todos
    todos.removeSubrange(2...)
    #expect(todos.ids == [1, 2] && todos.isConsistent)
  }

  @Test func `CA-28: all elements are removed`() {
    var todos = todos
    todos.removeAll()
    #expect(todos.isEmpty && todos.isConsistent)
    todos = self.todos
    todos.removeAll(keepingCapacity: true)
    #expect(todos.isEmpty && todos.elements.capacity >= 4)
    todos.append(Todo(1))
    #expect(todos.ids == [1])
  }

  @Test func `CA-28: elements that satisfy a predicate are removed, none if it throws`() {
    struct Failure: Error {}
    var todos = todos
    #expect(throws: Failure.self) {
      try todos.removeAll { todo in
        if todo.id == 3 { throw Failure() }
        return true
      }
    }
    #expect(todos == self.todos)
    todos.removeAll { $0.id > 9 }
    #expect(todos == self.todos)
    todos.removeAll { $0.id.isMultiple(of: 2) }
    #expect(todos.ids == [1, 3])
    #expect(todos.isConsistent)
  }

  @Test func `CA-28: a filtered array is an identified array`() {
    let even: IdentifiedArrayOf<Todo> = todos.filter { $0.id.isMultiple(of: 2) }
    #expect(even.ids == [2, 4])
    #expect(even.isConsistent)
  }
}
