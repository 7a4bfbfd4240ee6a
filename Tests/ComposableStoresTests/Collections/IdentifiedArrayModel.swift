import ComposableStores
import Testing

/// An identified array as simple as it can be, to compare the real one with.
struct IdentifiedArrayModel {
  private(set) var todos: [Todo] = []

  func position(_ id: Int) -> Int? { todos.firstIndex { $0.id == id } }

  mutating func insert(_ todo: Todo, at index: Int) {
    if position(todo.id) == nil { todos.insert(todo, at: index) }
  }

  mutating func update(_ todo: Todo, orInsertAt index: Int) {
    if let present = position(todo.id) { todos[present] = todo } else { todos.insert(todo, at: index) }
  }

  mutating func replace(at index: Int, by todo: Todo) {
    if [nil, index].contains(position(todo.id)) { todos[index] = todo }
  }

  mutating func remove(_ id: Int) { todos.removeAll { $0.id == id } }

  mutating func change(_ body: (inout [Todo]) -> Void) { body(&todos) }
}

/// Operations that are done to both.
struct IdentifiedArrayPair {
  private(set) var array: IdentifiedArrayOf<Todo> = []
  private(set) var model = IdentifiedArrayModel()
  private var chance: SeededGenerator

  init(seed: UInt64) { chance = SeededGenerator(seed: seed) }

  var areSame: Bool { array.isConsistent && Array(array) == model.todos }

  private mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &chance) }

  /// Does one operation and returns its name.
  mutating func step() -> String {
    let id = number(0..<24)
    let todo = Todo(id, "\(number(0..<1000))")
    let place = number(0..<array.count + 1)
    let present = array.isEmpty ? nil : number(0..<array.count)
    switch number(0..<16) {
    case 0, 1, 2:
      array.append(todo)
      model.insert(todo, at: model.todos.count)
      return "append \(id)"
    case 3, 4:
      array.insert(todo, at: place)
      model.insert(todo, at: place)
      return "insert \(id) at \(place)"
    case 5:
      array.updateOrInsert(todo, at: place)
      model.update(todo, orInsertAt: place)
      return "update \(id) or insert at \(place)"
    case 6:
      array[id: id]?.title = todo.title
      model.change { todos in for index in todos.indices where todos[index].id == id { todos[index].title = todo.title }
      }
      return "change \(id)"
    case 7:
      array[id: id] = todo
      model.update(todo, orInsertAt: model.todos.count)
      return "set \(id)"
    case 8:
      func take(_ todo: inout Todo?) { todo = nil }
      take(&array[id: id])
      model.remove(id)
      return "take \(id)"
    case 9:
      array.remove(id: id)
      model.remove(id)
      return "remove \(id)"
    default:
      guard let present else { return "nothing" }
      return rearrange(present, todo)
    }
  }

  private mutating func rearrange(_ index: Int, _ todo: Todo) -> String {
    let other = number(0..<array.count)
    let range = Swift.min(index, other)..<Swift.max(index, other)
    switch number(0..<8) {
    case 0:
      array[index] = todo
      model.replace(at: index, by: todo)
      return "replace at \(index) by \(todo.id)"
    case 1:
      array.swapAt(index, other)
      model.change { $0.swapAt(index, other) }
      return "swap \(index) \(other)"
    case 2:
      array.move(from: index, to: other)
      model.change { $0.insert($0.remove(at: index), at: other) }
      return "move \(index) \(other)"
    case 3:
      array[range].sort { $0.id < $1.id }
      model.change { $0[range].sort { $0.id < $1.id } }
      return "sort \(range)"
    case 4:
      array.removeAll { $0.id % 5 == todo.id % 5 }
      model.change { $0.removeAll { $0.id % 5 == todo.id % 5 } }
      return "remove all \(todo.id % 5)"
    case 5:
      array.reverse()
      model.change { $0.reverse() }
      return "reverse"
    case 6:
      array.removeSubrange(range)
      model.change { $0.removeSubrange(range) }
      return "remove \(range)"
    default:
      if array.contains(id: todo.id) { return "nothing" }
      array[index].id = todo.id
      model.change { $0[index].id = todo.id }
      return "rename at \(index) to \(todo.id)"
    }
  }
}
