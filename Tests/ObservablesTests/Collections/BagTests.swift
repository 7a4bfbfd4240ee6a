import Observables
import Testing

struct BagTests {
  @Test func `elements keep the order of their insertion whatever is removed`() {
    var bag = Bag<Int>()
    let keys = (0..<5).map { bag.insert($0) }
    #expect(bag.remove(keys[1]) == 1)
    #expect(bag.remove(keys[1]) == nil)
    bag.replace(keys[3], with: 33)
    _ = bag.insert(5)
    #expect(Array(bag.elements) == [0, 2, 33, 4, 5])
    #expect(Array(bag.removeAll()) == [0, 2, 33, 4, 5])
    #expect(bag.isEmpty)
  }
}
