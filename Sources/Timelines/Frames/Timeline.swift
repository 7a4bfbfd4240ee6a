import ExactStrings
import JSONValues

/// A run as plain values: its cases, each with its frames.
public struct Timeline: Hashable, Sendable {
  /// The greatest nesting depth of arrays and objects in a line that is read. It is larger than that of a script's
  /// values, because states can hold several of them, and records have brackets of their own.
  public static let nestingLimit = 2048

  /// The cases, in the order of the run.
  public var cases: [TimelineCase]

  /// Creates a timeline of cases.
  public init(cases: [TimelineCase] = []) {
    self.cases = cases
  }

  /// Creates the timeline of records, which is the one that their text form shows, with the causes of the records.
  /// Records before the first `begin` are left out.
  public init(records: [Record]) {
    var writer = TextTimelineWriter(keepingCauses: ())
    let start = records.firstIndex { $0.event.isBegin } ?? records.endIndex
    for record in records[start...] { writer.write(record) }
    writer.flush()
    guard let timeline = try? Timeline(text: writer.takeOutput(), checking: .outline) else {
      preconditionFailure("what a writer writes can be read")
    }
    self = timeline
    var index = 0
    for case .begin(let script, _, _, _) in records[start...].lazy.map(\.event) {
      cases[index].script = script
      index += 1
    }
    guard let causes = writer.causes else { return }
    var count = 0
    for index in cases.indices {
      for _ in cases[index].frames {
        cases[index].frames.causes.append(causes[count])
        count += 1
      }
    }
  }

  /// The text form: UTF-8, including the last line end.
  public var text: [UInt8] {
    TextBuffer.text { output in
      for timelineCase in cases { timelineCase.write(to: &output) }
    }
  }
}

/// One case of a run: a fresh reactor and its events.
public struct TimelineCase: Hashable, Sendable {
  /// The title; nil for the one case of a script without titles.
  public var title: String?
  /// The name of the reactor.
  public var reactor: String
  /// The script that was played; nil where it is not known, as in the text form.
  public var script: String?
  /// Whether this is the first case of a script, so that the header stands above it.
  public var startsScript: Bool
  /// The frames, in order.
  public var frames: FrameList

  /// Creates a case with its frames.
  public init(
    title: String?, reactor: String, script: String? = nil, startsScript: Bool = true, frames: FrameList = FrameList()
  ) {
    self.title = title
    self.reactor = reactor
    self.script = script
    self.startsScript = startsScript
    self.frames = frames
  }

  /// The line that opens the case in the text form, without its line end: `== TITLE  REACTOR`.
  public var heading: String { TextBuffer.string { $0.write(heading: title, reactor: reactor) } }

  fileprivate func write(to output: inout TextCursor) {
    if startsScript { output.write(TimelineHeader.bytes) }
    output.write(heading: title, reactor: reactor)
    output.write(UInt8(ascii: "\n"))
    for frame in frames {
      frame.line.withUnsafeBufferPointer { output.write($0) }
      output.write(UInt8(ascii: "\n"))
    }
  }
}

extension Record.Event {
  fileprivate var isBegin: Bool {
    if case .begin = self { true } else { false }
  }
}
