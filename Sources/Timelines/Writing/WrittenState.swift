import JSONValues

/// A state and its JSON text. The next state copies the text of those members that are stored as before, since what is
/// in the same storage is the same.
struct WrittenState {
  /// Shorter texts are written anew, which costs less than to keep them.
  private static let shortest = 256

  /// The members, each with the text of its value; an empty text is not known.
  private var members: [(value: JSONValue, text: [UInt8])] = []

  /// Returns the text of the member at an index, if the state to write stores it as this state does.
  func text(of value: JSONValue, at index: Int) -> [UInt8]? {
    guard members.indices.contains(index), !members[index].text.isEmpty, value.isStored(as: members[index].value)
    else { return nil }
    return members[index].text
  }

  /// Takes the place of the state before.
  /// - Parameters:
  ///   - text: The memory that contains the texts.
  ///   - ranges: The texts of the values of the state's members.
  mutating func take(_ state: JSONValue, _ text: UnsafeRawBufferPointer, _ ranges: [Range<Int>]) {
    guard case .object(let present) = state, ranges.contains(where: { $0.count >= Self.shortest }) else {
      return self = WrittenState()
    }
    var taken: [(value: JSONValue, text: [UInt8])] = []
    for index in present.indices {
      let (value, range) = (present[index].value, ranges[index])
      let known = self.text(of: value, at: index)
      taken.append((value, known ?? (range.count < Self.shortest ? [] : Array(text[range]))))
    }
    members = taken
  }
}

extension JSONValue {
  /// Returns whether both are arrays or objects in the same storage.
  fileprivate func isStored(as other: JSONValue) -> Bool {
    switch (self, other) {
    case (.array(let mine), .array(let theirs)): mine.isStored(as: theirs)
    case (.object(let mine), .object(let theirs)): mine.isStored(as: theirs)
    default: false
    }
  }
}

extension Array {
  /// Returns whether both have the same elements, because they lie in the same storage.
  fileprivate func isStored(as other: [Element]) -> Bool {
    if isEmpty || count != other.count { return false }
    return withUnsafeBufferPointer { mine in other.withUnsafeBufferPointer { mine.baseAddress == $0.baseAddress } }
  }
}
