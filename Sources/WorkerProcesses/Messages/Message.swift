import ExactStrings

/// A value that one process of the tool sends to another one that runs the same program. Its form is never stored in a
/// file.
package protocol Message {
  /// Appends the value to a message.
  func write(to bytes: inout MessageBytes)
  /// Reads the value from the front of a message.
  init(from bytes: inout MessageBytes) throws(MessageError)
}

/// An error of bytes that are not a message: they were not written by the tool.
package struct MessageError: Error {
  /// Creates the error.
  package init() {}
}

/// The bytes of a message, written at the end and read from the front.
package struct MessageBytes {
  package private(set) var bytes: [UInt8]
  /// The part that remains to be read; its end moves with the bytes that are written.
  private var rest: Range<Int>

  /// Creates a message from bytes, or an empty one.
  package init(_ bytes: [UInt8] = []) {
    self.init(bytes, in: 0..<bytes.count)
  }

  /// Creates a message from a part of some bytes, which are not copied.
  init(_ bytes: [UInt8], in range: Range<Int>) {
    self.bytes = bytes
    rest = range
  }

  /// Whether everything was read.
  package var isAtEnd: Bool { rest.isEmpty }

  package mutating func append(_ byte: UInt8) {
    bytes.append(byte)
    rest = rest.lowerBound..<bytes.count
  }

  package mutating func append(_ more: some Collection<UInt8>) {
    bytes.append(contentsOf: more)
    rest = rest.lowerBound..<bytes.count
  }

  /// Replaces a byte that was written before.
  mutating func replace(at index: Int, by byte: UInt8) { bytes[index] = byte }

  /// Appends the parts of a value, one after the other.
  package mutating func write<each Part: Message>(_ part: repeat each Part) { repeat (each part).write(to: &self) }

  /// Reads the parts of a value, in the order in which they were written.
  package mutating func read<each Part: Message>() throws(MessageError) -> (repeat each Part) {
    (repeat try (each Part)(from: &self))
  }

  /// Makes a value from parts, which are read in the order in which they were written.
  package mutating func read<each Part: Message, Value>(
    _ make: (repeat each Part) -> Value
  ) throws(MessageError) -> Value {
    make(repeat try (each Part)(from: &self))
  }

  package mutating func next() throws(MessageError) -> UInt8 {
    guard let place = rest.first else { throw MessageError() }
    rest = (place + 1)..<rest.upperBound
    return bytes[place]
  }

  package mutating func next(_ count: Int) throws(MessageError) -> ArraySlice<UInt8> {
    guard count >= 0, count <= rest.count else { throw MessageError() }
    defer { rest = (rest.lowerBound + count)..<rest.upperBound }
    return bytes[rest.prefix(count)]
  }
}

extension UInt64: Message {
  /// Writes seven bits a byte, the low ones first.
  package func write(to bytes: inout MessageBytes) {
    var rest = self
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    self = 0
    for shift in stride(from: 0, through: 63, by: 7) {
      let byte = try bytes.next()
      self |= UInt64(byte & 0x7f) << UInt64(shift)
      if byte < 0x80 { return }
    }
    throw MessageError()
  }
}

extension Int: Message {
  package func write(to bytes: inout MessageBytes) { UInt64(bitPattern: Int64(self)).write(to: &bytes) }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    self = Int(Int64(bitPattern: try UInt64(from: &bytes)))
  }
}

extension Bool: Message {
  package func write(to bytes: inout MessageBytes) { bytes.append(self ? 1 : 0) }

  package init(from bytes: inout MessageBytes) throws(MessageError) { self = try bytes.next() != 0 }
}

extension String: Message {
  package func write(to bytes: inout MessageBytes) {
    utf8.count.write(to: &bytes)
    bytes.append(utf8)
  }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    self.init(decoding: try bytes.next(Int(from: &bytes)), as: UTF8.self)
  }
}

extension UInt8: Message {
  package func write(to bytes: inout MessageBytes) { bytes.append(self) }

  package init(from bytes: inout MessageBytes) throws(MessageError) { self = try bytes.next() }
}

extension Array: Message where Element: Message {
  package func write(to bytes: inout MessageBytes) {
    count.write(to: &bytes)
    // To cast the array would look at each byte.
    if Element.self == UInt8.self { return withUnsafeBytes { bytes.append($0) } }
    for element in self { element.write(to: &bytes) }
  }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    let count = try Int(from: &bytes)
    if Element.self == UInt8.self {
      let raw = try bytes.next(count)
      self.init(unsafeUninitializedCapacity: count) { memory, filled in
        UnsafeMutableRawBufferPointer(memory).copyBytes(from: raw)
        filled = count
      }
      return
    }
    self = []
    for _ in 0..<Swift.max(count, 0) { append(try Element(from: &bytes)) }
  }
}

extension Optional: Message where Wrapped: Message {
  package func write(to bytes: inout MessageBytes) {
    (self != nil).write(to: &bytes)
    self?.write(to: &bytes)
  }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    self = try Bool(from: &bytes) ? try Wrapped(from: &bytes) : nil
  }
}

extension ExactString: Message {
  package func write(to bytes: inout MessageBytes) { string.write(to: &bytes) }

  package init(from bytes: inout MessageBytes) throws(MessageError) { self.init(try String(from: &bytes)) }
}

/// The elements are sent in their order, so that the same set has the same bytes.
extension Set: Message where Element: Message & Comparable {
  package func write(to bytes: inout MessageBytes) { sorted().write(to: &bytes) }

  package init(from bytes: inout MessageBytes) throws(MessageError) { self.init(try [Element](from: &bytes)) }
}

/// The entries are sent in the order of their keys, so that the same dictionary has the same bytes.
extension Dictionary: Message where Key: Message & Comparable, Value: Message {
  package func write(to bytes: inout MessageBytes) {
    count.write(to: &bytes)
    for (key, value) in sorted(by: { $0.key < $1.key }) { bytes.write(key, value) }
  }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    self = [:]
    for _ in 0..<Swift.max(try Int(from: &bytes), 0) { self[try Key(from: &bytes)] = try Value(from: &bytes) }
  }
}

extension Message where Self: RawRepresentable, RawValue: Message {
  package func write(to bytes: inout MessageBytes) { rawValue.write(to: &bytes) }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    guard let value = Self(rawValue: try RawValue(from: &bytes)) else { throw MessageError() }
    self = value
  }
}
