/// A place for one element.
///
/// A slot does what a stored optional does, but its memory is raw, so that unspecialised generic code need not look up
/// the metadata of `Optional<Element>` at each access.
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

  /// The element. The slot must be full.
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

  /// Removes and returns the element. The slot must be full.
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
