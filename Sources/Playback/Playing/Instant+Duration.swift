import ActionScripts
import Timelines

extension Instant {
  /// The instant as scripts write it: `150ms`.
  public var text: String { ScriptDuration(nanoseconds: nanoseconds).text }

  /// Returns the instant a span later, or the last instant if that is too late.
  public func advanced(by span: Duration) -> Instant {
    let (sum, overflow) = nanoseconds.addingReportingOverflow(span.nanosecondsInTotal)
    return Instant(nanoseconds: overflow ? .max : sum)
  }
}

extension Duration {
  /// The span in nanoseconds, or the longest span if it is too long.
  var nanosecondsInTotal: Int64 {
    let (seconds, attoseconds) = components
    let (product, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    if overflow { return .max }
    let (sum, overflowed) = product.addingReportingOverflow(attoseconds / 1_000_000_000)
    return overflowed ? .max : sum
  }

  /// The span as scripts write it.
  var scriptText: String { ScriptDuration(nanoseconds: max(0, nanosecondsInTotal)).text }
}
