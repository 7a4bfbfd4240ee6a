import ExactStrings
import JSONValues
import SystemCalls

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
    /// The number of bytes from the value before, which the key and the marks around it take.
    let keyCount: Int
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
    var start = 0
    for index in present.indices {
      start &+= places[index].keyCount
      if !present.isStored(as: members, at: index) {
        if present[index].key != members[index].key { return begin(with: state) }
        replace(at: index, start, by: present[index].value)
      }
      start &+= places[index].count
    }
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
        let end = cursor.position
        cursor.write(UInt8(ascii: places.isEmpty ? "{" : ","))
        cursor.write(quoted: member.key)
        cursor.write(UInt8(ascii: ":"))
        let start = cursor.position
        cursor.write(member.value)
        places.append(Place(keyCount: start - end, count: cursor.position - start))
      }
      cursor.write(UInt8(ascii: "}"))
    }
    for (index, member) in present.enumerated() {
      members.append(JSONValue.Member(member.key, kept(member.value, places[index].count)))
    }
  }

  private mutating func replace(at index: Int, _ start: Int, by value: JSONValue) {
    let range = start..<start + places[index].count
    // Most short values have as many characters as the one before. The others are written twice.
    if range.count >= Self.shortest || !write(value, over: range) {
      scratch.append { $0.write(value) }
      places[index].count = scratch.count
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
  /// Returns whether the members at an index have the same bytes in memory. What they refer to is the same, then.
  @inline(__always)
  fileprivate func isStored(as others: [JSONValue.Member], at index: Int) -> Bool {
    withUnsafeBufferPointer { mine in
      others.withUnsafeBufferPointer { theirs in
        memcmp(mine.baseAddress! + index, theirs.baseAddress! + index, MemoryLayout<JSONValue.Member>.size) == 0
      }
    }
  }
}
