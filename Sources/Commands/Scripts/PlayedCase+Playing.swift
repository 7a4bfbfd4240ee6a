import Mutants
import Playback
import Timelines

extension PlayedCase {
  /// Plays a case in this process and records its progress on the page.
  /// - Parameters:
  ///   - change: The change of the mutant that it is played with; nil for none.
  ///   - isFollowed: Whether the trail of the case is kept.
  init(
    playing one: PreparedCase, changing change: Mutant.Change? = nil, telling progress: ProgressPage? = nil,
    following isFollowed: Bool = false
  ) {
    var writer = TextTimelineWriter(keepingCauses: ())
    var section: [UInt8] = []
    func take() {
      writer.drainOutput { bytes in
        progress?.append(bytes)
        section.append(contentsOf: bytes)
      }
    }
    let reach = { (place: Record.Place) -> Void in progress?.reach(place) }
    let receive = { (record: Record) -> Void in
      writer.write(record)
      guard let progress else { return }
      take()
      progress.setTime(record.at)
      writer.lendWaitingLine(progress.setWaitingLine)
    }
    if isFollowed {
      (outcome, trail) = one.playFollowed(reaching: reach, receive)
    } else {
      outcome = one.play(changing: change, reaching: reach, receive)
    }
    writer.flush()
    take()
    self.section = Array(section.dropFirst(section.starts(with: PlayedScript.header) ? PlayedScript.header.count : 0))
    causes = writer.causes ?? FrameCauses()
  }
}
