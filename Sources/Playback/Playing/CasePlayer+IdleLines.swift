import ActionScripts
import ExactStrings
import Timelines

// Lines of a script that have no effect, which is probably not meant.
extension CasePlayer {
  /// The largest number of lines to warn of: a session from standard input may have any length.
  private static var mostIdleLines: Int { 100 }

  /// Records that a stream has a subscriber, or notes that a pushed event has none. After a stream had a subscriber
  /// once, later events without one are not reported.
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
  /// The word of a script for the event.
  fileprivate var verb: String {
    switch self {
    case .value: "emit"
    case .complete: "complete"
    case .fail: "fail"
    }
  }
}
