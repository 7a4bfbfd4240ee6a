/// Turns the records of a run, one at a time and in their order, into UTF-8 text.
///
/// The text gathers in the writer until its owner takes it; nothing is printed here. A writer serves one run, which may
/// have several cases and several scripts, one after the other.
public protocol TimelineWriter: Sendable {
  /// Appends the record in this form; some records have no text in some forms.
  mutating func write(_ record: Record)

  /// Completes a line that waits for the next record. Call it when no record will follow for a while, and at the end.
  mutating func flush()

  /// The number of bytes that `takeOutput()` would return.
  var pendingByteCount: Int { get }

  /// Returns the complete lines and removes them.
  mutating func takeOutput() -> [UInt8]

  /// Calls `body` with the complete lines and removes them, keeping the memory for further lines; if `body` throws, the
  /// lines are kept.
  /// - Parameter limit: The number of bytes that are left to wait for more; 0 leaves none.
  mutating func drainOutput(beyond limit: Int, _ body: (UnsafeRawBufferPointer) throws -> Void) rethrows
}

extension TimelineWriter {
  /// Calls `body` with the complete lines and removes them, keeping the memory for further lines; if `body` throws, the
  /// lines are kept.
  public mutating func drainOutput(_ body: (UnsafeRawBufferPointer) throws -> Void) rethrows {
    try drainOutput(beyond: 0, body)
  }
}
