import SystemCalls
import ExactStrings

/// Input or output that failed, with the reason of the operating system.
package struct ChannelError: Error, Hashable, CustomStringConvertible {
  /// What failed and why, without `error:`.
  package let description: String

  /// An error with the number that the C library left in `errno`.
  package init(_ failure: String, code: Int32) {
    description = "\(failure): \(String(cString: strerror(code)))"
  }

  /// An error with its own words.
  init(ended failure: String) {
    description = failure
  }
}
