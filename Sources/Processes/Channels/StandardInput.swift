import SystemCalls

/// Standard input as it arrives: bytes are returned as soon as they are there, so that a co-process gets its answer.
package struct StandardInput: Sendable {
  private let descriptor: Int32

  /// Creates input from a file descriptor; 0 is standard input.
  package init(descriptor: Int32 = 0) {
    self.descriptor = descriptor
  }

  /// Whether the input is a terminal.
  package var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Waits for bytes and returns them; nil at the end.
  ///
  /// - Parameter maximum: The largest number of bytes to return at once.
  package func readChunk(maximum: Int = 65_536) throws(ChannelError) -> [UInt8]? {
    var count = -1
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: maximum) { buffer, initializedCount in
      repeat {
        count = read(descriptor, buffer.baseAddress, maximum)
        failure = errno
      } while count < 0 && Self.isTransient(failure, descriptor)
      initializedCount = max(count, 0)
    }
    guard count >= 0 else { throw ChannelError("cannot read standard input", code: failure) }
    return bytes.isEmpty ? nil : bytes
  }

  /// Reads everything up to the end, which has to come within `limit` bytes.
  package func readAll(limit: Int) throws(ChannelError) -> [UInt8] {
    var bytes: [UInt8] = []
    while let chunk = try readChunk() {
      bytes += chunk
      if bytes.count > limit {
        throw ChannelError(ended: "cannot read standard input: it does not end within \(limit) bytes")
      }
    }
    return bytes
  }

  private static func isTransient(_ failure: Int32, _ descriptor: Int32) -> Bool {
    guard failure == EAGAIN else { return failure == EINTR }
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    poll(&waiting, 1, -1)
    return true
  }
}
