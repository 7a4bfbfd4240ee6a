import ActionScripts
import Timelines
import VirtualTime

extension Instant {
  /// The instant as scripts write it: `150ms`.
  public var text: String { ScriptDuration(nanoseconds: nanoseconds).text }

  /// Returns the instant a span later, or the last instant if that is too late.
  public func advanced(by span: Duration) -> Instant {
    let (sum, overflow) = nanoseconds.addingReportingOverflow(span.wholeNanoseconds)
    return Instant(nanoseconds: overflow ? .max : sum)
  }

  /// Returns the mistake of a script that lets so much time pass that an instant cannot hold it; nil where it can.
  func endOfTime(within span: Duration) -> (message: String, note: String)? {
    if span.wholeNanoseconds <= Int64.max - nanoseconds { return nil }
    return ("time ends at \(Instant(nanoseconds: .max).milliseconds)ms", "the clock shows \(milliseconds)ms here")
  }
}

extension Duration {
  /// The span as scripts write it.
  var scriptText: String { ScriptDuration(nanoseconds: max(0, wholeNanoseconds)).text }
}
