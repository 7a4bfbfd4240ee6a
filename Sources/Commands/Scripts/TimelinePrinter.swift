import Timelines

/// Writes records to standard output in one of the forms of a timeline.
final class TimelinePrinter {
  private enum Writer {
    case text(TextTimelineWriter)
    case jsonLines(JSONLinesTimelineWriter)
  }

  private static let bufferSize = 32_768
  private var writer: Writer
  private let output: StandardOutput

  init(_ format: OutputFormat, isFull: Bool, output: StandardOutput) {
    writer =
      switch format {
      case .text: .text(TextTimelineWriter(isFull: isFull))
      case .jsonl: .jsonLines(JSONLinesTimelineWriter())
      }
    self.output = output
  }

  /// Writes a record; it appears when the buffer is full, or at `flush()`.
  func print(_ record: Record) {
    switch writer {
    case .text(var text):
      // The writer is taken out while it changes, so that its buffer is never copied.
      writer = .text(TextTimelineWriter())
      text.write(record)
      let isFull = text.pendingByteCount > Self.bufferSize
      if isFull { text.drainOutput { output.write($0) } }
      writer = .text(text)
    case .jsonLines(var json):
      writer = .jsonLines(JSONLinesTimelineWriter())
      json.write(record)
      if json.pendingByteCount > Self.bufferSize { json.drainOutput { output.write($0) } }
      writer = .jsonLines(json)
    }
  }

  /// Hands everything out that was printed so far.
  func flush() {
    switch writer {
    case .text(var text):
      text.flush()
      text.drainOutput { output.write($0) }
      writer = .text(text)
    case .jsonLines(var json):
      json.flush()
      json.drainOutput { output.write($0) }
      writer = .jsonLines(json)
    }
    output.flush()
  }
}
