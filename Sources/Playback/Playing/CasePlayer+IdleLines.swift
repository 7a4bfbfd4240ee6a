import ActionScripts
import ExactStrings
import Timelines

// Lines of a script that have no effect, which is probably not meant.
extension CasePlayer {
  /// The largest number of lines to warn of: a session from standard input may have any length.
  private static var mostIdleLines: Int { 100 }

  /// Notes that something listens to a stream, or that what is pushed into it reaches nobody. Once a stream was heard,
  /// nobody may be meant to hear it any more, until it ends.
  func noteWhetherHeard(_ push: StreamPush, _ stream: StreamSource) {
    if stream.hasSubscribers() {
      heardStreams.insert(push.stream)
    } else if !isDropped {
      note("! \(push.stream) \(push.value.verb)", push.site.place, "reached nobody: nothing listens there")
    }
  }

  /// Notes that a line which waits for the end of all work has met only periodic work, for which it does not wait.
  func notePeriodicWork() {
    guard !clock.hasOneShotWork, let next = clock.nextDue, let place = stepPlace else { return }
    let instant = Instant(nanoseconds: next.wholeNanoseconds).text
    note("+idle", place, "let no time pass: only periodic work is scheduled, next at \(instant)")
  }

  private func note(_ statement: String, _ place: Record.Place, _ consequence: String) {
    if idleLines.count == Self.mostIdleLines { return }
    let line = "'\(statement)' (\(place.wholeText(in: script ?? "-"))) \(consequence)"
    if !idleLines.contains(line) { idleLines.append(line) }
  }
}

extension StreamPush.Value {
  /// The word of the script for it.
  fileprivate var verb: String {
    switch self {
    case .value: "emit"
    case .complete: "complete"
    case .fail: "fail"
    }
  }
}
