import ExactStrings
import JSONValues

/// The JSON of the latest state. Of the next state, only the members that are not the same in memory are written anew.
struct WrittenState {
  /// The JSON, without blanks outside strings.
  private(set) var text: [UInt8] = []
  /// The members of the latest state. `unknown` stands in for a short list or object, which is always written anew:
  /// that costs less than to keep it.
  private var members: [JSONValue.Member] = []
  /// The places of the members in the text.
  private var places: [Place] = []
  /// The memory in which a value is written before room is made for it.
  private var scratch = TextBuffer()

  private struct Place {
    /// The offset of the value.
    var start: Int
    /// The number of bytes of the value.
    var count: Int
  }

  /// A shorter text counts as short.
  private static let shortest = 256
  /// A value that no state has: a number without digits.
  private static var unknown: JSONValue { .decimal("") }

  /// Replaces the text by that of the next state.
  mutating func follow(to state: JSONValue) {
    guard case .object(let present) = state, !present.isEmpty, present.count == members.count else {
      return begin(with: state)
    }
    var next = 0
    while let index = firstDifference(from: present, startingAt: next) {
      if !present.hasKey(of: members, at: index) { return begin(with: state) }
      replace(at: index, by: present[index].value)
      next = index + 1
    }
  }

  /// Returns the index of the first member that has other bytes in memory. What members refer to that have the same
  /// bytes is the same.
  @inline(__always)
  private func firstDifference(from present: [JSONValue.Member], startingAt start: Int) -> Int? {
    present.withUnsafeBufferPointer { present in
      members.withUnsafeBufferPointer { members in
        var index = start
        while index < members.count {
          let (mine, theirs) = (members.baseAddress! + index, present.baseAddress! + index)
          if !haveSameBytes(mine, theirs, size: MemoryLayout<JSONValue.Member>.size) { return index }
          index &+= 1
        }
        return nil
      }
    }
  }

  /// Calls `body` with the JSON, which is lent without counting references.
  @inline(__always)
  mutating func lend(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    text.withUnsafeMutableBufferPointer { body(UnsafeBufferPointer($0)) }
  }

  private mutating func begin(with state: JSONValue) {
    (text, members, places) = ([], [], [])
    guard case .object(let present) = state, !present.isEmpty else {
      text = TextBuffer.text { $0.write(state) }
      return
    }
    text = TextBuffer.text { cursor in
      places = []
      for member in present {
        cursor.write(UInt8(ascii: places.isEmpty ? "{" : ","))
        cursor.write(quoted: member.key)
        cursor.write(UInt8(ascii: ":"))
        let start = cursor.position
        cursor.write(member.value)
        places.append(Place(start: start, count: cursor.position - start))
      }
      cursor.write(UInt8(ascii: "}"))
    }
    for (index, member) in present.enumerated() {
      members.append(JSONValue.Member(member.key, kept(member.value, places[index].count)))
    }
  }

  private mutating func replace(at index: Int, by value: JSONValue) {
    let range = places[index].start..<places[index].start + places[index].count
    // Most short values have as many characters as the one before. The others are written twice.
    if range.count >= Self.shortest || !write(value, over: range) {
      scratch.append { $0.write(value) }
      places[index].count = scratch.count
      for later in (index + 1)..<places.count { places[later].start += scratch.count - range.count }
      scratch.drain(scratch.count) { text.replaceSubrange(range, with: $0) }
    }
    members[index].value = kept(value, places[index].count)
  }

  /// Writes a value over the text in a range; returns whether it takes just as many bytes.
  private mutating func write(_ value: JSONValue, over range: Range<Int>) -> Bool {
    text.withUnsafeMutableBufferPointer { memory in
      var cursor = TextCursor(UnsafeMutableBufferPointer(rebasing: memory[..<range.upperBound]), at: range.lowerBound)
      cursor.write(value)
      return cursor.position == range.upperBound
    }
  }

  private func kept(_ value: JSONValue, _ count: Int) -> JSONValue {
    value.isList && count < Self.shortest ? Self.unknown : value
  }
}

extension JSONValue {
  /// Whether the value is an array or an object.
  fileprivate var isList: Bool {
    switch self {
    case .array, .object: true
    default: false
    }
  }
}

extension [JSONValue.Member] {
  /// Returns whether the members at an index have the same key, which is nearly always stored once for both.
  @inline(__always)
  fileprivate func hasKey(of others: [JSONValue.Member], at index: Int) -> Bool {
    let isStored = withUnsafeBufferPointer { mine in
      others.withUnsafeBufferPointer { theirs in mine[index].key.isStored(as: theirs[index].key) }
    }
    return isStored || self[index].key == others[index].key
  }
}
