import Timelines

/// Writes records to standard output in one of the forms of a timeline.
final class TimelinePrinter {
  private static let bufferSize = 32_768
  /// Exactly one of the two writers is set. They are separate properties rather than a protocol, so that no record is
  /// boxed.
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

  /// Begins the timeline of another script, with its own first line.
  func startScript() {
    flush()
    if let isFull = text?.isFull { text = TextTimelineWriter(isFull: isFull) }
  }

  /// Writes a record, which is printed when the buffer is full, or at `flush()`.
  func print(_ record: Record) {
    text?.write(record)
    jsonLines?.write(record)
    if text?.pendingByteCount ?? 0 > Self.bufferSize { text?.drainOutput { output.write($0) } }
    if jsonLines?.pendingByteCount ?? 0 > Self.bufferSize { jsonLines?.drainOutput { output.write($0) } }
  }

  /// Prints everything that was written so far.
  func flush() {
    text?.flush()
    text?.drainOutput { output.write($0) }
    jsonLines?.drainOutput { output.write($0) }
    output.flush()
  }
}
