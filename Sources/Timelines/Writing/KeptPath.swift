import ExactStrings
import JSONValues

/// The path of the latest change with what surrounds it in a line. It is kept, because the same field often changes
/// again.
struct KeptPath: Sendable {
  /// A text that is short enough to be kept in registers.
  struct Text: Sendable {
    fileprivate(set) var bytes = SIMD32<UInt8>()
    /// The number of bytes; 0 if there is no text.
    fileprivate(set) var count = 0
  }

  private var path = ""
  private var text = Text()

  /// Returns the text for the path of the first change, if that replaces one value by another and its text is short:
  /// what `write` writes.
  @inline(__always)
  mutating func text(of changes: [StateChange], _ write: (inout TextCursor, String) -> Void) -> Text {
    changes.withUnsafeBufferPointer { changes in
      guard let first = changes.baseAddress, first.pointee.kind == .replace,
        first.pointee.old != nil, first.pointee.new != nil
      else { return Text() }
      if !path.isStored(as: first.pointee.path) { render(first.pointee.path, write) }
      return text
    }
  }

  @inline(never)
  private mutating func render(_ path: String, _ write: (inout TextCursor, String) -> Void) {
    self.path = path
    let bytes = TextBuffer.text { write(&$0, path) }
    text.count = bytes.count > 32 ? 0 : bytes.count
    for index in 0..<text.count { text.bytes[index] = bytes[index] }
  }
}
