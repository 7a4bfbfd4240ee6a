import Testing

@testable import VirtualTime

struct PriorityQueueTests {
  private final class Item: PriorityQueueElement {
    var heapIndex = -1
    let time: Int
    let number: Int

    init(_ time: Int, _ number: Int) {
      self.time = time
      self.number = number
    }

    func precedes(_ other: Item) -> Bool { time != other.time ? time < other.time : number < other.number }
  }

  @Test func `elements leave by time, then by insertion, also after removals from the middle`() {
    var queue = PriorityQueue<Item>()
    // A fixed shuffle: 7 is prime to 50.
    let items = (0..<50).map { Item($0 * 7 % 10, $0) }
    for item in items { queue.insert(item) }
    for item in items where item.number % 5 == 0 { queue.remove(item) }
    queue.remove(items[0])
    var out: [Item] = []
    while let item = queue.first {
      queue.remove(item)
      out.append(item)
    }
    let expected = items.filter { $0.number % 5 != 0 }.sorted { $0.precedes($1) }
    #expect(out.map(\.number) == expected.map(\.number))
  }
}
