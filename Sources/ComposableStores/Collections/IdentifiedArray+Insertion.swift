extension IdentifiedArray {
  /// Adds an element at the end, unless its id already exists.
  /// - Returns: Whether the element was added, and the position of the element with its id.
  @discardableResult
  @inlinable
  public mutating func append(_ element: Element) -> (inserted: Bool, index: Int) {
    insert(element, at: endIndex)
  }

  /// Adds the elements of a sequence at the end, except those whose ids already exist.
  @inlinable
  public mutating func append(contentsOf elements: some Sequence<Element>) {
    let expected = count + elements.underestimatedCount
    if expected > elementStorage.capacity { reserveCapacity(Swift.max(expected, 2 * count)) }
    for element in elements { append(element) }
  }

  /// Inserts an element at a position, unless its id already exists.
  /// - Returns: Whether the element was inserted, and the position of the element with its id.
  /// - Complexity: O(*n*), O(1) at the end.
  @discardableResult
  @inlinable
  public mutating func insert(_ element: Element, at index: Int) -> (inserted: Bool, index: Int) {
    let id = identify(element)
    if let taken = positions[id] {
      reportTaken(id)
      return (false, taken)
    }
    elementStorage.insert(element, at: index)
    idStorage.insert(id, at: index)
    renumber(from: index)
    return (true, index)
  }

  /// Inserts the elements of a sequence at a position, except those whose ids already exist.
  public mutating func insert(contentsOf newElements: some Sequence<Element>, at index: Int) {
    let tail = elementStorage[index...]
    let tailIDs = idStorage[index...]
    var fresh: ContiguousArray<Element> = []
    var freshIDs: ContiguousArray<ID> = []
    for element in newElements {
      let id = identify(element)
      if positions[id] != nil {
        reportTaken(id)
        continue
      }
      positions[id] = index + fresh.count
      fresh.append(element)
      freshIDs.append(id)
    }
    elementStorage.replaceSubrange(index..., with: fresh + tail)
    idStorage.replaceSubrange(index..., with: freshIDs + tailIDs)
    renumber(from: index + fresh.count)
  }

  /// Replaces the element that has the id of `element`, or adds `element` at the end.
  /// - Returns: The element that was replaced; nil if there was none.
  @discardableResult
  @inlinable
  public mutating func updateOrAppend(_ element: Element) -> Element? {
    updateOrInsert(element, at: endIndex).originalMember
  }

  /// Replaces the element that has the id of `element` at its position, or inserts `element` at a given position.
  /// - Returns: The element that was replaced, if any, and the position of `element`.
  @discardableResult
  @inlinable
  public mutating func updateOrInsert(_ element: Element, at index: Int) -> (originalMember: Element?, index: Int) {
    guard let present = positions[identify(element)] else { return (nil, insert(element, at: index).index) }
    let original = elementStorage[present]
    elementStorage[present] = element
    return (original, present)
  }

  /// Reserves space for a number of elements.
  @inlinable
  public mutating func reserveCapacity(_ capacity: Int) {
    idStorage.reserveCapacity(capacity)
    elementStorage.reserveCapacity(capacity)
    positions.reserveCapacity(capacity)
  }
}
