extension IdentifiedArray {
  /// Removes the element with an id; returns the element, or nil if there is none.
  @discardableResult
  @inlinable
  public mutating func remove(id: ID) -> Element? {
    positions[id].map { remove(at: $0) }
  }

  /// Removes the element that has the id of `element`; returns the removed element, or nil if there is none.
  @discardableResult
  @inlinable
  public mutating func remove(_ element: Element) -> Element? {
    remove(id: identify(element))
  }

  /// Removes and returns the element at a position.
  /// - Complexity: O(*n*), O(1) at the end.
  @discardableResult
  @inlinable
  public mutating func remove(at index: Int) -> Element {
    let element = elementStorage.remove(at: index)
    positions[idStorage.remove(at: index)] = nil
    renumber(from: index)
    return element
  }

  /// Removes and returns the first element; the array must not be empty.
  @discardableResult
  @inlinable
  public mutating func removeFirst() -> Element { remove(at: 0) }

  /// Removes and returns the last element; the array must not be empty.
  @discardableResult
  @inlinable
  public mutating func removeLast() -> Element { remove(at: endIndex - 1) }

  /// Removes the first elements; the array must have as many.
  public mutating func removeFirst(_ count: Int) { removeSubrange(0..<count) }

  /// Removes the last elements; the array must have as many.
  public mutating func removeLast(_ count: Int) { removeSubrange(endIndex - count..<endIndex) }

  /// Removes the elements at positions, such as those of an `IndexSet`.
  /// - Complexity: O(*n*)
  public mutating func remove(atOffsets offsets: some Sequence<Int>) {
    let removed = Set(offsets)
    if !removed.isEmpty { keep(indices.filter { !removed.contains($0) }) }
  }

  /// Removes the elements of a range of positions.
  public mutating func removeSubrange(_ bounds: some RangeExpression<Int>) {
    removeSubrange(bounds.relative(to: self))
  }

  /// Removes the elements of a range of positions.
  public mutating func removeSubrange(_ bounds: Range<Int>) {
    for id in idStorage[bounds] { positions[id] = nil }
    elementStorage.removeSubrange(bounds)
    idStorage.removeSubrange(bounds)
    renumber(from: bounds.lowerBound)
  }

  /// Removes all elements.
  public mutating func removeAll(keepingCapacity: Bool = false) {
    elementStorage.removeAll(keepingCapacity: keepingCapacity)
    idStorage.removeAll(keepingCapacity: keepingCapacity)
    positions.removeAll(keepingCapacity: keepingCapacity)
  }

  /// Removes the elements that satisfy a predicate; none of them if it throws.
  /// - Complexity: O(*n*)
  public mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
    let kept = try indices.filter { try !shouldBeRemoved(elementStorage[$0]) }
    if kept.count < count { keep(kept) }
  }

  /// Returns the elements that satisfy a predicate, in their order.
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self {
    var copy = self
    try copy.removeAll { try !isIncluded($0) }
    return copy
  }

  /// Leaves the elements at positions, in the order of these.
  mutating func keep(_ kept: [Int]) {
    elementStorage = ContiguousArray(kept.map { elementStorage[$0] })
    idStorage = ContiguousArray(kept.map { idStorage[$0] })
    positions.removeAll(keepingCapacity: true)
    renumber(from: 0)
  }
}
