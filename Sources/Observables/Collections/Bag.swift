/// Elements in the order of their insertion, each with a key that removes it again.
package struct Bag<Element> {
  /// The key of one insertion.
  package struct Key: Equatable {
    fileprivate let number: UInt64
  }

  /// The elements, oldest first.
  package private(set) var elements: ContiguousArray<Element> = []
  private var numbers: ContiguousArray<UInt64> = []
  private var nextNumber: UInt64 = 0

  package init() {}

  package var count: Int { elements.count }
  package var isEmpty: Bool { elements.isEmpty }

  package mutating func insert(_ element: Element) -> Key {
    let key = Key(number: nextNumber)
    nextNumber += 1
    numbers.append(key.number)
    elements.append(element)
    return key
  }

  /// Removes and returns the element of `key`, or returns nil if it was removed before.
  @discardableResult
  package mutating func remove(_ key: Key) -> Element? {
    guard let index = index(of: key) else { return nil }
    numbers.remove(at: index)
    return elements.remove(at: index)
  }

  /// Replaces the element of `key`, unless it was removed before.
  package mutating func replace(_ key: Key, with element: Element) {
    if let index = index(of: key) { elements[index] = element }
  }

  /// Removes all elements and returns them, oldest first.
  package mutating func removeAll() -> ContiguousArray<Element> {
    defer {
      elements = []
      numbers = []
    }
    return elements
  }

  /// Finds the index of a key by binary search: keys only grow.
  private func index(of key: Key) -> Int? {
    var low = 0
    var high = numbers.count
    while low < high {
      let middle = (low + high) / 2
      if numbers[middle] < key.number { low = middle + 1 } else { high = middle }
    }
    return low < numbers.count && numbers[low] == key.number ? low : nil
  }
}
