import ExactStrings
import JSONValues

/// Writes states as JSON, one after the other. A state copies the texts of the keys that the one before has, too, and of
/// those members that are stored as before, since what is in the same storage is the same.
struct WrittenState {
  /// Shorter texts are written anew, which costs less than to keep them.
  private static let shortest = 256

  /// The keys of the latest state.
  private var keys: [String] = []
  /// The texts of the keys in their order, each with its colon.
  private var keyTexts: [UInt8] = []
  /// Where the text of each key ends.
  private var keyEnds: [Int] = []
  /// The members, each with the text of its value; an empty text is not known.
  private var members: [(value: JSONValue, text: [UInt8])] = []
  /// The texts of the latest state that are long enough to be kept, with the indices of their members.
  private var longTexts: [(index: Int, range: Range<Int>)] = []

  /// Writes a state, which is to be taken afterwards.
  mutating func write(_ state: JSONValue, to line: inout TextCursor) {
    if !longTexts.isEmpty { longTexts = [] }
    guard case .object(let present) = state else { return line.write(state) }
    line.write(UInt8(ascii: "{"))
    for index in present.indices {
      if index > 0 { line.write(UInt8(ascii: ",")) }
      write(key: present[index].key, at: index, to: &line)
      let start = line.position
      if let text = text(of: present[index].value, at: index) {
        line.write(text)
      } else {
        line.write(present[index].value)
      }
      if line.position - start >= Self.shortest { longTexts.append((index, start..<line.position)) }
    }
    line.write(UInt8(ascii: "}"))
  }

  /// Takes the place of the state before.
  /// - Parameter text: The memory in which the state was written.
  mutating func take(_ state: JSONValue, _ text: UnsafeRawBufferPointer) {
    guard case .object(let present) = state, !longTexts.isEmpty else {
      if !members.isEmpty { members = [] }
      return
    }
    var taken = present.map { (value: $0.value, text: [UInt8]()) }
    for (index, range) in longTexts {
      taken[index].text = self.text(of: taken[index].value, at: index) ?? Array(text[range])
    }
    members = taken
  }

  @inline(__always)
  private mutating func write(key: String, at index: Int, to line: inout TextCursor) {
    if index >= keys.count || keys[index] != key { learn(key, at: index) }
    keyTexts.withUnsafeBufferPointer { texts in
      line.write(UnsafeBufferPointer(rebasing: texts[(index == 0 ? 0 : keyEnds[index - 1])..<keyEnds[index]]))
    }
  }

  /// Learns a key in the place of the one that was at this index, and of all behind it.
  @inline(never)
  private mutating func learn(_ key: String, at index: Int) {
    keys.removeSubrange(index...)
    keyEnds.removeSubrange(index...)
    keyTexts.removeSubrange((keyEnds.last ?? 0)...)
    keys.append(key)
    keyTexts.write(quoted: key)
    keyTexts.write(UInt8(ascii: ":"))
    keyEnds.append(keyTexts.count)
  }

  /// Returns the text of a member at an index, if the latest state stores it in the same place.
  private func text(of value: JSONValue, at index: Int) -> [UInt8]? {
    guard members.indices.contains(index), !members[index].text.isEmpty, value.isStored(as: members[index].value)
    else { return nil }
    return members[index].text
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
