/// Turns the records of a run, one at a time and in their order, into UTF-8 text.
///
/// The text gathers in the writer until its owner takes it; nothing is printed here. A writer serves one run: several
/// cases, and several scripts, follow one another.
public protocol TimelineWriter: Sendable {
  /// Appends what the record looks like in this form; some records look like nothing in some forms.
  mutating func write(_ record: Record)

  /// Completes what waited for the next record. Call it when no record will follow for a while, and at the end.
  mutating func flush()

  /// How many bytes `takeOutput()` would hand over.
  var pendingByteCount: Int { get }

  /// Hands over the lines that are complete and forgets them.
  mutating func takeOutput() -> [UInt8]

  /// Lends the lines that are complete and forgets them, keeping the memory for the lines to come; if `body` throws,
  /// they are kept.
  mutating func drainOutput(_ body: (UnsafeRawBufferPointer) throws -> Void) rethrows
}
