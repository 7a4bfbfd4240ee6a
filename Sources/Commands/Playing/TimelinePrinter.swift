import JSONValues
import Processes
import Timelines

/// Writes records to standard output in one of the forms of a timeline.
final class TimelinePrinter {
  private let format: OutputFormat
  // There is a writer for each form, and one of them stays empty. An optional or a protocol would cost a copy of each
  // record.
  @exclusivity(unchecked) private var text: TextTimelineWriter
  @exclusivity(unchecked) private var jsonLines = JSONLinesTimelineWriter()
  private let output: StandardOutput

  init(_ format: OutputFormat, isFull: Bool, output: StandardOutput) {
    self.format = format
    text = TextTimelineWriter(isFull: isFull)
    self.output = output
  }

  /// Begins the timeline of another script, with its own first line.
  func startScript() {
    flush()
    text = TextTimelineWriter(isFull: text.isFull)
  }

  /// Prints everything that was written so far.
  func flush() {
    text.flush()
    drain()
    output.flush()
  }

  private func drain(beyond limit: Int = 0) {
    switch format {
    case .text: text.drainOutput(beyond: limit) { output.write($0) }
    case .jsonl: jsonLines.drainOutput(beyond: limit) { output.write($0) }
    }
  }
}

// Records are printed at `flush()`, and if the buffer is full after a record other than an action or a mutation.
extension TimelinePrinter: RecordReceiver {
  func receive(_ record: Record) {
    switch format {
    case .text: text.write(record)
    case .jsonl: jsonLines.write(record)
    }
    drain(beyond: StandardOutput.capacity)
  }

  func receive(action: NamedValue, at instant: Instant, _ cause: Record.Cause?) {
    switch format {
    case .text: text.write(action: action, at: instant, cause)
    case .jsonl: jsonLines.write(action: action, at: instant, cause)
    }
  }

  func receive(mutation: NamedValue, at instant: Instant, _ cause: Record.Cause?) {
    switch format {
    case .text: text.write(mutation: mutation, at: instant, cause)
    case .jsonl: jsonLines.write(mutation: mutation, at: instant)
    }
  }

  func receive(
    state: @autoclosure () -> JSONValue, _ changes: [StateChange], at instant: Instant, _ cause: Record.Cause?
  ) {
    switch format {
    case .text: text.write(state: state(), changes, at: instant, cause)
    case .jsonl: jsonLines.write(state: state(), changes, at: instant)
    }
    drain(beyond: StandardOutput.capacity)
  }
}
