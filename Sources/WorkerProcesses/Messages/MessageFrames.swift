/// A stream of messages: for each one a mark, four bytes of length, and its bytes.
package struct MessageFrames {
  private var bytes: [UInt8] = []
  private var start = 0
  /// Distinguishes a message from the output of a reactor that writes to the wrong file.
  private static let mark = Array("reel".utf8)
  private static let headSize = mark.count + 4

  /// Creates a stream from which nothing has arrived.
  package init() {}

  /// Returns the bytes of one message in a stream.
  package static func frame(_ message: some Message) -> [UInt8] {
    var body = MessageBytes(mark + [0, 0, 0, 0])
    message.write(to: &body)
    let length = body.bytes.count - headSize
    for index in mark.count..<headSize {
      body.replace(at: index, by: UInt8(truncatingIfNeeded: length >> (8 * (index - mark.count))))
    }
    return body.bytes
  }

  /// Adds bytes that have arrived.
  package mutating func append(_ more: some Collection<UInt8>) {
    if start == bytes.count {
      bytes.removeAll(keepingCapacity: true)
      start = 0
    }
    bytes.append(contentsOf: more)
  }

  /// The size from which the memory of a message is not kept for later messages.
  private static let largeSize = 1 << 18

  /// Returns the next message; nil if it has not arrived completely.
  package mutating func next<Content: Message>(_ type: Content.Type) throws(MessageError) -> Content? {
    let head = bytes[start...].prefix(Self.headSize)
    guard Self.mark.starts(with: head.prefix(Self.mark.count)) else { throw MessageError() }
    guard head.count == Self.headSize else { return nil }
    let length = head.dropFirst(Self.mark.count).reversed().reduce(0) { $0 << 8 | Int($1) }
    let end = start + Self.headSize + length
    guard end <= bytes.count else {
      // A large message needs no more memory than its size.
      if length >= Self.largeSize { bytes.reserveCapacity(end) }
      return nil
    }
    var message = MessageBytes(bytes, in: (start + Self.headSize)..<end)
    let content = try Content(from: &message)
    if !message.isAtEnd { throw MessageError() }
    start = end
    if start >= Self.largeSize {
      bytes = Array(bytes[start...])
      start = 0
    }
    return content
  }
}
