/// Room for one element.
///
/// What a stored optional is, without its price in unspecialised generic code: the memory is raw, so that no metadata
/// of `Optional<Element>` is looked up at each access.
@usableFromInline
package final class Slot<Element> {
  @usableFromInline
  package let room = UnsafeMutablePointer<Element>.allocate(capacity: 1)
  /// Whether there is an element.
  @exclusivity(unchecked) package private(set) var isFull = false

  @usableFromInline
  package init() {}

  deinit {
    clear()
    room.deallocate()
  }

  /// The element; there has to be one.
  @inlinable
  package var element: Element { room.pointee }

  package func put(_ element: Element) {
    if isFull {
      room.pointee = element
    } else {
      room.initialize(to: element)
      isFull = true
    }
  }

  /// Takes the element out; there has to be one.
  package func take() -> Element {
    isFull = false
    return room.move()
  }

  package func clear() {
    if isFull {
      isFull = false
      room.deinitialize(count: 1)
    }
  }
}
