/// A first-in, first-out queue in raw memory that grows by doubling.
///
/// A class and not a struct, because operators use it where the type of the element is unknown. The metadata of a class
/// is at hand; the metadata of a struct is looked up at each access.
@usableFromInline
package final class Ring<Element> {
  @exclusivity(unchecked) @usableFromInline package var room = UnsafeMutablePointer<Element>.allocate(capacity: 4)
  @exclusivity(unchecked) @usableFromInline package var capacity = 4
  @exclusivity(unchecked) @usableFromInline package var head = 0
  @exclusivity(unchecked) @usableFromInline package var count = 0

  @usableFromInline
  package init() {}

  deinit {
    removeAll()
    room.deallocate()
  }

  package var isEmpty: Bool { count == 0 }

  package func append(_ element: Element) {
    if count == capacity { grow() }
    (room + ((head + count) & (capacity - 1))).initialize(to: element)
    count += 1
  }

  /// Removes and returns the oldest element. The ring must not be empty.
  @inlinable
  package func removeFirst() -> Element {
    let place = room + head
    head = (head + 1) & (capacity - 1)
    count -= 1
    return place.move()
  }

  /// Returns another ring with the same elements.
  package func copy() -> Ring<Element> {
    let other = Ring()
    for offset in 0..<count { other.append(room[(head + offset) & (capacity - 1)]) }
    return other
  }

  package func removeAll() {
    while count > 0 { _ = removeFirst() }
  }

  private func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    let first = capacity - head
    larger.moveInitialize(from: room + head, count: first)
    (larger + first).moveInitialize(from: room, count: head)
    room.deallocate()
    room = larger
    capacity *= 2
    head = 0
  }
}
