import SystemCalls

/// Operations on file descriptors, used by the channels.
package enum Descriptors {
  /// Writes all bytes, in as many calls as it takes.
  ///
  /// - Returns: 0, or the error number of the call that failed.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    bytes.withUnsafeBytes { write($0, to: descriptor) }
  }

  /// Writes all bytes, as `write(_:to:)` writes those of an array.
  package static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: rest))
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&waiting, 1, -1)
      } else if errno != EINTR {
        return errno
      }
    }
    return 0
  }

  /// Fills the descriptors 0, 1 and 2 where the process was started without them, so that no file that is opened later
  /// gets one of them. Input is opened for writing and output for reading: using them fails, as it should.
  package static func fillStandardPlaces() {
    for (descriptor, mode) in [(Int32(0), O_WRONLY), (1, O_RDONLY), (2, O_RDONLY)]
    where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", mode)
    }
  }

  /// Moves a file away from the descriptors that a started program uses, and keeps it from being inherited.
  package static func moveAside(_ descriptor: Int32) throws(ChannelError) -> Int32 {
    let moved = fcntl(descriptor, F_DUPFD_CLOEXEC, 10)
    let failure = errno
    close(descriptor)
    if moved < 0 { throw ChannelError("cannot keep a file open", code: failure) }
    return moved
  }

  private static func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    SystemCalls.write(descriptor, bytes.baseAddress, bytes.count)
  }
}
