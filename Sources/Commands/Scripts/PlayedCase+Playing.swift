import Mutants
import Playback
import Timelines

extension PlayedCase {
  /// Plays a case in this process and records its progress on the page.
  /// - Parameter change: The change of the mutant that it is played with; nil for none.
  init(playing one: PreparedCase, changing change: Mutant.Change? = nil, telling progress: ProgressPage? = nil) {
    var writer = TextTimelineWriter(keepingCauses: ())
    var section: [UInt8] = []
    func take() {
      writer.drainOutput { bytes in
        progress?.append(bytes)
        section.append(contentsOf: bytes)
      }
    }
    let outcome = one.play(changing: change, reaching: { progress?.reach($0) }) { record in
      writer.write(record)
      guard let progress else { return }
      take()
      progress.setTime(record.at)
      writer.lendWaitingLine(progress.setWaitingLine)
    }
    writer.flush()
    take()
    self.outcome = outcome
    self.section = Array(section.dropFirst(section.starts(with: PlayedScript.header) ? PlayedScript.header.count : 0))
    causes = writer.causes ?? FrameCauses()
  }
}
