import ComposableStores
import Testing

@Suite struct IdentifiedArrayEquatableTests {
  @Test func `CA-28: arrays are equal if they have equal elements in the same order`() {
    let todos: IdentifiedArrayOf<Todo> = [Todo(1, "a"), Todo(2, "b")]
    var other: IdentifiedArrayOf<Todo> = [Todo(1, "a"), Todo(2, "b")]
    #expect(todos == other)
    #expect(todos.hashValue == other.hashValue)
    #expect(Set([todos, other]).count == 1)
    other[id: 2]?.title = "c"
    #expect(todos != other)
    other = [Todo(2, "b"), Todo(1, "a")]
    #expect(todos != other)
    #expect(todos != [Todo(1, "a")])
  }

  @Test func `CA-28: arrays of equal elements under other ids differ`() {
    let byTitle = IdentifiedArray(uniqueElements: ["a", "bb"], id: \.count)
    let other = IdentifiedArray(uniqueElements: ["a", "bb"], id: \.utf8.first.hashValue)
    #expect(byTitle != other)
    var hasher = Hasher()
    byTitle.hash(into: &hasher)
    #expect(byTitle.hashValue == other.hashValue)
  }
}
