extension IdentifiedArray: RandomAccessCollection, MutableCollection {
  /// The position of the first element: 0.
  @inlinable public var startIndex: Int { 0 }

  /// The position after the last element: the number of elements.
  @inlinable public var endIndex: Int { elementStorage.count }

  /// The element at a position.
  ///
  /// An element with another id may be assigned if no other element has that id; otherwise the assignment is ignored.
  public subscript(position: Int) -> Element {
    @inlinable _read { yield elementStorage[position] }
    @inlinable set {
      let id = identify(newValue)
      if id != idStorage[position] {
        if positions[id] != nil { return reportTaken(id) }
        rename(position, to: id)
      }
      elementStorage[position] = newValue
    }
    @inlinable _modify {
      defer { refile(position) }
      yield &elementStorage[position]
    }
  }

  /// The elements of a range of positions.
  ///
  /// Assigned elements replace those in the range; elements whose ids exist outside the range are left out.
  public subscript(bounds: Range<Int>) -> ArraySlice<Element> {
    get { ArraySlice(elementStorage)[bounds] }
    set {
      removeSubrange(bounds)
      insert(contentsOf: newValue, at: bounds.lowerBound)
    }
  }

  /// Exchanges the elements at two positions.
  @inlinable
  public mutating func swapAt(_ first: Int, _ second: Int) {
    elementStorage.swapAt(first, second)
    idStorage.swapAt(first, second)
    positions[idStorage[first]] = first
    positions[idStorage[second]] = second
  }

  /// Calls a closure with the elements in contiguous memory, as sorting and partitioning do.
  ///
  /// An element that got the id of another one by a change in place is removed before the call. If the closure leaves
  /// several elements with the same id, the first one stays.
  public mutating func withContiguousMutableStorageIfAvailable<Result>(
    _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> Result
  ) rethrows -> Result? {
    refileElements()
    defer { refileAll() }
    return try elementStorage.withUnsafeMutableBufferPointer(body)
  }

  /// Calls a closure with the elements in contiguous memory.
  @inlinable
  public func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<Element>) throws -> Result
  ) rethrows -> Result? {
    try elementStorage.withUnsafeBufferPointer(body)
  }

  private mutating func refileAll() {
    if zip(elementStorage, idStorage).allSatisfy({ identify($0) == $1 }) { return }
    let all = elementStorage
    removeAll(keepingCapacity: true)
    append(contentsOf: all)
  }

  @usableFromInline
  func reportTaken(_ id: ID) {
    StoreWarning.report(
      "IdentifiedArray: an element with the id \(ValueDump.line(of: id)) is there already; the later one was left out")
  }
}
