import ComposableStores
import Foundation
import Testing

@Suite struct IdentifiedArrayMovingTests {
  @Test(arguments: [
    (0, 2, [2, 3, 1, 4]), (3, 0, [4, 1, 2, 3]), (1, 1, [1, 2, 3, 4]), (0, 3, [2, 3, 4, 1]), (2, 1, [1, 3, 2, 4]),
  ])
  func `CA-28: an element is moved to where it shall be`(source: Int, destination: Int, ids: [Int]) {
    var todos = IdentifiedArray(uniqueElements: (1...4).map { Todo($0) })
    todos.move(from: source, to: destination)
    #expect(Array(todos.ids) == ids)
    #expect(todos.isConsistent)
  }

  @Test(arguments: [
    ([0, 2], 4, [2, 4, 1, 3]), ([3, 2], 0, [3, 4, 1, 2]), ([1], 2, [1, 2, 3, 4]), ([1, 2], 2, [1, 2, 3, 4]),
    ([0, 3], 2, [2, 1, 4, 3]), ([], 1, [1, 2, 3, 4]),
  ])
  func `CA-28: several elements are moved to the front of another one`(
    sources: [Int], destination: Int, ids: [Int]
  ) {
    var todos = IdentifiedArray(uniqueElements: (1...4).map { Todo($0) })
    todos.move(fromOffsets: IndexSet(sources), toOffset: destination)
    #expect(Array(todos.ids) == ids)
    #expect(todos.isConsistent)
  }
}
