import Playback
import Timelines

extension PlayedCase {
  /// Plays a case in this process. `progress` is told as it goes.
  init(playing one: PreparedCase, of script: PreparedScript, telling progress: ProgressPage? = nil) {
    var writer = TextTimelineWriter()
    var places: [Record.Place?] = []
    var section: [UInt8] = []
    func take() {
      writer.drainOutput { bytes in
        progress?.append(bytes)
        section.append(contentsOf: bytes)
      }
    }
    let outcome = one.play(reaching: { progress?.reach($0) }) { record in
      writer.write(record)
      switch record.event.own {
      case .action(let place, _, _), .emit(let place, _, _): places.append(place)
      case .expect(let place, let isMet, _, _): if !isMet { places.append(place) }
      default: break
      }
      guard let progress else { return }
      take()
      progress.setTime(record.at)
      writer.lendWaitingLine(progress.setWaitingLine)
    }
    writer.flush()
    take()
    self.outcome = Outcome(outcome, of: script)
    self.section = Array(section.dropFirst(section.starts(with: PlayedScript.header) ? PlayedScript.header.count : 0))
    self.places = places
  }
}
