import ExactStrings
import SystemCalls

/// A failure of input or output, with the reason of the operating system.
package struct ChannelError: Error, Hashable, CustomStringConvertible {
  /// The message with its reason, without `error:`.
  package let description: String

  /// Creates an error from the number that the C library left in `errno`.
  package init(_ failure: String, code: Int32) {
    description = "\(failure): \(String(cString: strerror(code)))"
  }

  /// Creates an error with its own text.
  package init(ended failure: String) {
    description = failure
  }
}
