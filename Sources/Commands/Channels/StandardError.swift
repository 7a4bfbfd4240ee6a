import SystemCalls

/// Standard error, without a buffer. If nobody listens, what is written is lost, and nothing else happens.
package struct StandardError: Sendable {
  private let descriptor: Int32

  /// Output to a file descriptor; 2 is standard error.
  package init(descriptor: Int32 = 2) {
    self.descriptor = descriptor
  }

  /// Whether a person reads.
  package var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Writes a text, as it is: no line feed is added.
  package func write(_ text: String) {
    write(Array(text.utf8))
  }

  /// Writes bytes.
  package func write(_ bytes: [UInt8]) {
    _ = Descriptors.write(bytes, to: descriptor)
  }
}
