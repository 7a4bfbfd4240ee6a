import ComposableStores
import Testing

@Suite struct IdentifiedArrayTests {
  struct Country {
    var code: String
    var name: String
  }

  @Test func `CA-28: ids are unique: the first element stays, and a diagnostic tells of the later one`() {
    let log = WarningLog()
    let todos = log.during {
      IdentifiedArrayOf<Todo>(uniqueElements: [Todo(1, "a"), Todo(2, "b"), Todo(1, "c"), Todo(2, "d")])
    }
    #expect(todos.map(\.title) == ["a", "b"])
    #expect(
      log.lines == [
        "IdentifiedArray: an element with the id 1 is there already; the later one was left out",
        "IdentifiedArray: an element with the id 2 is there already; the later one was left out",
      ])
    #expect(todos.isConsistent)
  }

  @Test func `CA-28: elements keep the order in which they came`() {
    let todos: IdentifiedArrayOf<Todo> = [Todo(3, "c"), Todo(1, "a"), Todo(2, "b")]
    #expect(todos.ids == [3, 1, 2])
    #expect(todos.elements.map(\.title) == ["c", "a", "b"])
    #expect(Array(todos) == [Todo(3, "c"), Todo(1, "a"), Todo(2, "b")])
  }

  @Test func `CA-28: elements that have no id of their own are told apart by a key path`() {
    var countries = IdentifiedArray(id: \Country.code)
    #expect(countries.isEmpty)
    countries.append(Country(code: "id", name: "Indonesia"))
    #expect(countries[id: "id"]?.name == "Indonesia")
    let log = WarningLog()
    let both = log.during {
      IdentifiedArray(
        uniqueElements: [Country(code: "a", name: "A"), Country(code: "a", name: "B")], id: \.code)
    }
    #expect(both.map(\.name) == ["A"])
    #expect(log.lines.count == 1)
  }

  @Test func `CA-28: a new array has no elements and finds none`() {
    let todos = IdentifiedArray<Int, Todo>()
    #expect(todos.isEmpty && todos.ids.isEmpty && todos.elements.isEmpty)
    #expect(todos[id: 1] == nil)
    let literal: IdentifiedArrayOf<Todo> = IdentifiedArray<Int, Todo>(arrayLiteral: Todo(1))
    #expect(literal.count == 1)
  }

  @Test func `CA-28: an array of values that are sendable is sendable`() async {
    let todos: IdentifiedArray<String, String> = IdentifiedArray(uniqueElements: ["a", "b"], id: \.self)
    let count = await Task.detached { todos.count }.value
    #expect(count == 2)
  }
}

extension IdentifiedArrayTests {
  @Test(arguments: 0..<20)
  func `CA-28: thousands of random operations have the same results as on a plain array`(seed: Int) {
    var pair = IdentifiedArrayPair(seed: UInt64(seed))
    for _ in 0..<400 {
      let operation = pair.step()
      #expect(pair.areSame, "after \(operation): \(pair.array) and \(pair.model.todos)")
    }
  }
}
