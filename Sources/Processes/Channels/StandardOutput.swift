import Synchronization
import SystemCalls

/// Standard output with a buffer: what is written appears at ``flush()``, when the buffer is full, or at the end.
///
/// If the reader goes away (`| head`), the process ends quietly, as by SIGPIPE. Output that fails in any other way
/// cannot be trusted: the process reports the failure and exits with 2.
package final class StandardOutput: Sendable {
  /// The file descriptor.
  package let descriptor: Int32
  private let buffer: Mutex<[UInt8]>
  /// The number of bytes that are written out at once.
  package static let capacity = 65_536

  /// Creates output to a file descriptor; 1 is standard output.
  package init(descriptor: Int32 = 1) {
    self.descriptor = descriptor
    var empty: [UInt8] = []
    empty.reserveCapacity(Self.capacity * 2)
    buffer = Mutex(empty)
  }

  /// Returns standard output for the tool alone: text that reactors and libraries print from now on goes to standard
  /// error, line by line.
  package static func takenOver() -> StandardOutput {
    guard case let own = fcntl(1, F_DUPFD_CLOEXEC, 10), own >= 0 else { return StandardOutput() }
    setOutputBuffering(_IOLBF)
    dup2(2, 1)
    return StandardOutput(descriptor: own)
  }

  /// Restores the original descriptor, for a program that replaces this one.
  package func giveBack() {
    flush()
    if descriptor != 1 { dup2(descriptor, 1) }
  }

  /// Whether the output is a terminal.
  package var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Writes a text unchanged: no line feed is added.
  package func write(_ text: String) {
    write(text.utf8)
  }

  /// Writes bytes. As many at once as the buffer holds are written out without a copy.
  package func write(_ bytes: some Sequence<UInt8>) {
    buffer.withLock { buffer in
      let areOut = bytes.withContiguousStorageIfAvailable { bytes in
        if bytes.count < Self.capacity { return false }
        drain(&buffer)
        writeOut(UnsafeRawBufferPointer(bytes))
        return true
      }
      if areOut == true { return }
      buffer.append(contentsOf: bytes)
      if buffer.count >= Self.capacity { drain(&buffer) }
    }
  }

  /// Writes the buffer out.
  package func flush() {
    buffer.withLock { drain(&$0) }
  }

  private func drain(_ buffer: inout [UInt8]) {
    buffer.withUnsafeBytes { writeOut($0) }
    buffer.removeAll(keepingCapacity: true)
  }

  private func writeOut(_ bytes: UnsafeRawBufferPointer) {
    let failure = Descriptors.write(bytes, to: descriptor)
    if failure == EPIPE { Termination.end(by: SIGPIPE) }
    if failure != 0 {
      let error = ChannelError("cannot write standard output", code: failure)
      StandardError().write("error: \(error)\n")
      Termination.end(with: .untrusted)
    }
  }
}
