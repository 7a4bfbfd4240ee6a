/// Text that grows at its end and is taken from its front: the output that a writer keeps until its owner asks for it.
public struct TextBuffer: Sendable {
  @usableFromInline
  var memory: [UInt8] = []
  @usableFromInline
  var end = 0

  /// Creates an empty text.
  public init() {}

  /// The number of bytes of the text.
  public var count: Int { end }

  /// Appends the output of `body`. It may be called twice, so it must do the same both times.
  @inlinable @inline(__always)
  public mutating func append(_ body: (inout TextCursor) -> Void) {
    let needed = attempt(body)
    if needed > memory.count {
      memory.append(contentsOf: repeatElement(0, count: max(needed - memory.count, memory.count, 256)))
      end = attempt(body)
    } else {
      end = needed
    }
  }

  /// Returns the output of `body`, which may be called twice.
  public static func text(_ body: (inout TextCursor) -> Void) -> [UInt8] { Array(bytes(body)) }

  /// Returns the output of `body`, which may be called twice, as a string.
  public static func string(_ body: (inout TextCursor) -> Void) -> String {
    String(decoding: bytes(body), as: UTF8.self)
  }

  private static func bytes(_ body: (inout TextCursor) -> Void) -> ArraySlice<UInt8> {
    var buffer = TextBuffer()
    buffer.append(body)
    return buffer.memory[..<buffer.end]
  }

  /// Returns the first `length` bytes and removes them.
  public mutating func take(_ length: Int) -> [UInt8] {
    let taken = Array(memory[..<length])
    drop(length)
    return taken
  }

  /// Calls `body` with the first `length` bytes and then removes them.
  public mutating func drain(_ length: Int, _ body: (UnsafeRawBufferPointer) throws -> Void) rethrows {
    try memory.withUnsafeBytes { bytes in try body(UnsafeRawBufferPointer(rebasing: bytes[..<length])) }
    drop(length)
  }

  /// Calls `body` with some of the bytes.
  public func lend(_ range: Range<Int>, _ body: (UnsafeRawBufferPointer) -> Void) {
    memory.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[range])) }
  }

  @inlinable @inline(__always)
  mutating func attempt(_ body: (inout TextCursor) -> Void) -> Int {
    memory.withUnsafeMutableBufferPointer { memory in
      var cursor = TextCursor(memory, at: end)
      body(&cursor)
      return cursor.position
    }
  }

  private mutating func drop(_ length: Int) {
    for index in length..<end { memory[index - length] = memory[index] }
    end -= length
  }
}
