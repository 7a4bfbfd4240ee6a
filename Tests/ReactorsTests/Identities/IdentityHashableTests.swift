import Reactors
import Testing

@Suite struct IdentityHashableTests {
  final class Cell: Reactor, IdentityHashable {
    typealias Action = Int
    let initialState = 0
  }

  class Plain: IdentityEquatable {}
  final class Special: Plain {}

  @Test func `RK-36: an object is equal to itself alone`() {
    let (first, second) = (Plain(), Special())
    #expect(first == first)
    #expect(first != second)
    #expect(Plain() != Plain())
    let reactor = Cell()
    #expect(reactor == reactor)
    #expect(reactor != Cell())
  }

  @Test func `RK-36: reactors are elements of a set and keys of a dictionary by which object they are`() {
    let (first, second) = (Cell(), Cell())
    #expect(Set([first, second, first]).count == 2)
    let names = [first: "first", second: "second"]
    #expect(names[first] == "first")
    #expect(names[Cell()] == nil)
    #expect([[first], [second]] == [[first], [second]])
    #expect([first].hashValue == [first].hashValue)
  }
}
