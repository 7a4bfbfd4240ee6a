import ActionScripts
import ExactStrings
import JSONValues
import Mutants
import Playback
import Timelines
import WorkerProcesses

extension PlayedCase {
  /// Plays a case in this process and records its progress on the page.
  /// - Parameters:
  ///   - change: The change of the mutant that it is played with; nil for none.
  ///   - isFollowed: Whether the trail of the case is kept.
  ///   - golden: The golden that may have the section in its present place; nil for none.
  init(
    playing one: PreparedCase, changing change: Mutant.Change? = nil, telling progress: SharedProgress? = nil,
    following isFollowed: Bool = false, beside golden: GoldenReader? = nil
  ) {
    let recorder = CaseRecorder(progress, golden)
    let reach = { (place: Record.Place) -> Void in progress?.reach(place) }
    if isFollowed {
      (outcome, trail) = one.playFollowed(reaching: reach, recorder.receive)
      // A case that breaks off with a mistake reaches nothing.
      if !outcome.mistakes.isEmpty { trail = nil }
    } else {
      outcome = one.play(changing: change, reaching: reach, to: recorder)
    }
    recorder.finish()
    goldenPart = recorder.goldenPart
    if goldenPart != nil {
      section = Array("\(one.outline.heading)\n".utf8)
    } else if let text = recorder.section {
      (section, causes) = (text, recorder.causes)
    } else {
      self = PlayedCase(mistake: Diagnostic("cannot read '\((golden?.path ?? "").onOneLine)' any more"))
    }
  }
}

/// Writes the timeline of a case, and shows its progress on the page.
private final class CaseRecorder: RecordReceiver {
  @exclusivity(unchecked) private var writer = TextTimelineWriter(keepingCauses: ())
  /// The section, which is empty while the golden has the same text; nil if the golden cannot be read any more.
  private(set) var section: [UInt8]? = []
  private let progress: SharedProgress?
  /// The golden, as long as it has the section.
  private var golden: GoldenReader?
  /// The place of the section in the golden.
  private let start: Int
  /// The number of bytes until the section begins.
  private var headerRest = TimelineHeader.bytes.count

  init(_ progress: SharedProgress?, _ golden: GoldenReader?) {
    self.progress = progress
    self.golden = golden
    start = golden?.offset ?? 0
  }

  /// The part of the golden that is the section; nil where it is not there.
  var goldenPart: GoldenPart? { golden?.part(from: start) }

  /// The causes of the frames.
  var causes: FrameCauses { writer.causes ?? FrameCauses() }

  /// Completes the section.
  func finish() {
    writer.flush()
    take()
    if let golden, !golden.isBehindSection { keep(from: golden) }
  }

  func receive(_ record: Record) {
    writer.write(record)
    show(record.at)
  }

  func receive(action: NamedValue, at instant: Instant, _ cause: Record.Cause?) {
    writer.write(action: action, at: instant, cause)
    show(instant)
  }

  func receive(mutation: NamedValue, at instant: Instant, _ cause: Record.Cause?) {
    writer.write(mutation: mutation, at: instant, cause)
    show(instant)
  }

  func receive(
    state: @autoclosure () -> JSONValue, _ changes: [StateChange], at instant: Instant, _ cause: Record.Cause?
  ) {
    writer.write(state: state(), changes, at: instant, cause)
    show(instant)
  }

  private func show(_ instant: Instant) {
    guard let progress else { return }
    take()
    progress.setTime(instant)
    writer.lendWaitingLine(progress.setWaitingLine)
  }

  private func take() {
    writer.drainOutput { bytes in
      progress?.append(bytes)
      let header = min(headerRest, bytes.count)
      headerRest -= header
      add(UnsafeRawBufferPointer(rebasing: bytes.dropFirst(header)))
    }
  }

  private func add(_ text: UnsafeRawBufferPointer) {
    if let golden {
      if golden.goesOn(with: text) { return }
      keep(from: golden)
    }
    section?.append(contentsOf: text)
  }

  /// Keeps the text so far, since the golden has another section.
  private func keep(from golden: GoldenReader) {
    section = golden.text(from: start)
    self.golden = nil
  }
}
