extension IdentifiedArray {
  /// Returns the position of the element with an id; nil if there is none.
  @inlinable public func index(id: ID) -> Int? { positions[id] }

  /// Returns whether there is an element with an id.
  @inlinable public func contains(id: ID) -> Bool { positions[id] != nil }

  /// The element with an id; nil if there is none.
  ///
  /// Setting nil removes the element. If there is none, setting an element appends it, provided that its id is the
  /// given one. An existing element may be replaced by one with another id that is free.
  /// - Complexity: O(1); removing is O(*n*).
  public subscript(id id: ID) -> Element? {
    @inlinable get { positions[id].map { elementStorage[$0] } }
    @inlinable set {
      guard let index = positions[id] else {
        if let newValue { append(newValue, expecting: id) }
        return
      }
      if let newValue { self[index] = newValue } else { remove(at: index) }
    }
    @inlinable _modify {
      if let index = positions[id] {
        // Moved out of the storage and back, so that the element has only one owner and is not copied when it changes.
        elementStorage.swapAt(index, elementStorage.count - 1)
        var element: Element? = elementStorage.removeLast()
        defer { putBack(element.take(), at: index) }
        yield &element
      } else {
        var element: Element?
        defer { if let element { append(element, expecting: id) } }
        yield &element
      }
    }
  }

  /// Changes the element with an id in place; returns the result of `body`, or nil if there is no such element.
  @discardableResult
  @inlinable
  package mutating func modify<Result>(id: ID, _ body: (inout Element) throws -> Result) rethrows -> Result? {
    guard let index = positions[id] else { return nil }
    defer { refile(index) }
    return try body(&elementStorage[index])
  }

  /// Returns whether the ids equal a snapshot, in the same order.
  ///
  /// Takes constant time if the ids did not change since the snapshot was taken.
  @inlinable
  package func hasSameIDs(as snapshot: ContiguousArray<ID>) -> Bool {
    if idStorage.count != snapshot.count { return false }
    let isSameBuffer = idStorage.withUnsafeBufferPointer { own in
      snapshot.withUnsafeBufferPointer { $0.baseAddress == own.baseAddress }
    }
    return isSameBuffer || idStorage == snapshot
  }

  /// Updates the id of the element at a position after the element was changed in place.
  ///
  /// If the new id is taken, the element keeps its position and its old id.
  @inlinable
  mutating func refile(_ index: Int) {
    let id = identify(elementStorage[index])
    if id != idStorage[index] { rename(index, to: id) }
  }

  @usableFromInline
  mutating func rename(_ index: Int, to id: ID) {
    let former = idStorage[index]
    guard positions[id] == nil else {
      return StoreWarning.report(
        "IdentifiedArray: an element with the id \(ValueDump.line(of: id)) is there already; the changed one keeps the id \(ValueDump.line(of: former))"
      )
    }
    positions[former] = nil
    positions[id] = index
    idStorage[index] = id
  }

  /// Files elements that were changed in place to the ids of other elements under their present ids. Removes those
  /// whose ids are still taken.
  mutating func refileElements() {
    let misfiled = indices.filter { identify(elementStorage[$0]) != idStorage[$0] }
    for index in misfiled { positions[idStorage[index]] = nil }
    let superfluous = misfiled.filter { index in
      let id = identify(elementStorage[index])
      if positions[id] != nil {
        reportTaken(id)
        return true
      }
      positions[id] = index
      idStorage[index] = id
      return false
    }
    remove(atOffsets: superfluous)
  }

  /// Puts the element at `index` back after `_modify` moved it out; removes its place if `element` is nil.
  @inlinable
  mutating func putBack(_ element: Element?, at index: Int) {
    if let element {
      elementStorage.append(element)
      elementStorage.swapAt(index, elementStorage.count - 1)
      return refile(index)
    }
    if index < elementStorage.count { elementStorage.append(elementStorage.remove(at: index)) }
    positions[idStorage.remove(at: index)] = nil
    renumber(from: index)
  }

  @usableFromInline
  mutating func append(_ element: Element, expecting id: ID) {
    let own = identify(element)
    guard own == id else {
      return StoreWarning.report(
        "IdentifiedArray: the element for the id \(ValueDump.line(of: id)) has the id \(ValueDump.line(of: own)); it was left out"
      )
    }
    append(element)
  }

  /// Writes the positions of all elements from `index` on.
  @inlinable
  mutating func renumber(from index: Int) {
    for index in index..<idStorage.count { positions[idStorage[index]] = index }
  }
}
