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
  init(
    playing one: PreparedCase, changing change: Mutant.Change? = nil, telling progress: SharedProgress? = nil,
    following isFollowed: Bool = false
  ) {
    let recorder = CaseRecorder(progress)
    let reach = { (place: Record.Place) -> Void in progress?.reach(place) }
    if isFollowed {
      (outcome, trail) = one.playFollowed(reaching: reach, recorder.receive)
    } else {
      outcome = one.play(changing: change, reaching: reach, to: recorder)
    }
    section = recorder.finish()
    causes = recorder.causes
  }
}

/// Writes the timeline of a case, and shows its progress on the page.
private final class CaseRecorder: RecordReceiver {
  @exclusivity(unchecked) private var writer = TextTimelineWriter(keepingCauses: ())
  private var section: [UInt8] = []
  private let progress: SharedProgress?

  init(_ progress: SharedProgress?) { self.progress = progress }

  /// The causes of the frames.
  var causes: FrameCauses { writer.causes ?? FrameCauses() }

  /// Completes the timeline and returns it without its first line.
  func finish() -> [UInt8] {
    writer.flush()
    take()
    if section.starts(with: TimelineHeader.bytes) { section.removeFirst(TimelineHeader.bytes.count) }
    return section
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

  func receive(state: JSONValue, _ changes: [StateChange], at instant: Instant, _ cause: Record.Cause?) {
    writer.write(state: state, changes, at: instant, cause)
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
      section.append(contentsOf: bytes)
    }
  }
}
