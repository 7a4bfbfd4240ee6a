import Timelines

/// Writes records to standard output in one of the forms of a timeline.
final class TimelinePrinter {
  private static let bufferSize = 32_768
  /// One of the two is there. They are kept apart, rather than behind a protocol, so that no record is boxed on its way.
  @exclusivity(unchecked) private var text: TextTimelineWriter?
  @exclusivity(unchecked) private var jsonLines: JSONLinesTimelineWriter?
  private let output: StandardOutput

  init(_ format: OutputFormat, isFull: Bool, output: StandardOutput) {
    switch format {
    case .text: text = TextTimelineWriter(isFull: isFull)
    case .jsonl: jsonLines = JSONLinesTimelineWriter()
    }
    self.output = output
  }

  /// Begins the timeline of another script, which has a first line of its own.
  func startScript() {
    flush()
    if let isFull = text?.isFull { text = TextTimelineWriter(isFull: isFull) }
  }

  /// Writes a record; it appears when the buffer is full, or at `flush()`.
  func print(_ record: Record) {
    text?.write(record)
    jsonLines?.write(record)
    if text?.pendingByteCount ?? 0 > Self.bufferSize { text?.drainOutput { output.write($0) } }
    if jsonLines?.pendingByteCount ?? 0 > Self.bufferSize { jsonLines?.drainOutput { output.write($0) } }
  }

  /// Hands everything out that was printed so far.
  func flush() {
    text?.flush()
    text?.drainOutput { output.write($0) }
    jsonLines?.drainOutput { output.write($0) }
    output.flush()
  }
}
