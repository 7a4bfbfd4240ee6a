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
}

extension Duration {
  /// The span as scripts write it.
  var scriptText: String { ScriptDuration(nanoseconds: max(0, wholeNanoseconds)).text }
}
