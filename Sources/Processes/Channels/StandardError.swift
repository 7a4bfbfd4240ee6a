import SystemCalls

/// Standard error, without a buffer. Text without a reader is lost, and that is no error.
package struct StandardError: Sendable {
  private let descriptor: Int32

  /// Creates output to a file descriptor; 2 is standard error.
  package init(descriptor: Int32 = 2) {
    self.descriptor = descriptor
  }

  /// Whether the output is a terminal.
  package var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Writes a text unchanged: no line feed is added.
  package func write(_ text: String) {
    write(Array(text.utf8))
  }

  /// Writes bytes.
  package func write(_ bytes: [UInt8]) {
    _ = Descriptors.write(bytes, to: descriptor)
  }
}
