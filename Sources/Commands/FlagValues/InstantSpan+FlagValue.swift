import CommandLines
import ExactStrings
import Timelines
import VirtualTime

/// A span of virtual time: `50ms..2s`, `50ms..` or `..2s`.
extension InstantSpan: FlagValue {
  package static let placeholder = "A..B"

  package init(flagText text: String) throws(UsageError) {
    func instant(_ text: Substring) throws(UsageError) -> Instant? {
      text.isEmpty ? nil : Instant.zero.advanced(by: try Duration(flagText: String(text)))
    }
    guard text != "..", let dots = text.firstRange(of: ".."),
      let span = try? InstantSpan(from: instant(text[..<dots.lowerBound]), to: instant(text[dots.upperBound...]))
    else { throw UsageError(takes: "a span of time such as 50ms..2s, 50ms.. or ..2s", not: text) }
    if let start = span.start, let end = span.end, end < start {
      throw UsageError(takes: "the earlier time first", not: text)
    }
    self = span
  }
}
