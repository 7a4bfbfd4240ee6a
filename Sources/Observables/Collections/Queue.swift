/// A first-in, first-out queue in a ring that grows by doubling.
package struct Queue<Element> {
  private var slots: ContiguousArray<Element?> = []
  private var head = 0
  package private(set) var count = 0

  package init() {}

  package var isEmpty: Bool { count == 0 }

  /// The oldest element.
  package var first: Element? { count == 0 ? nil : slots[head] }

  package mutating func enqueue(_ element: Element) {
    if count == slots.count { grow() }
    slots[(head + count) & (slots.count - 1)] = element
    count += 1
  }

  package mutating func dequeue() -> Element? {
    if count == 0 { return nil }
    let element = slots[head]
    slots[head] = nil
    head = (head + 1) & (slots.count - 1)
    count -= 1
    return element
  }

  package mutating func removeAll() {
    self = Queue()
  }

  private mutating func grow() {
    var larger = ContiguousArray<Element?>()
    larger.reserveCapacity(max(4, slots.count * 2))
    for offset in 0..<count { larger.append(slots[(head + offset) & (slots.count - 1)]) }
    while larger.count < max(4, slots.count * 2) { larger.append(nil) }
    slots = larger
    head = 0
  }
}
