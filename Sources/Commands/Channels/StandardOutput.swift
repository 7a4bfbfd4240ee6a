import SystemCalls
import Synchronization

/// Standard output with a buffer: what is written appears at ``flush()``, when the buffer is full, or at the end.
///
/// Whoever reads may go away (`| head`): the process then ends quietly, as by SIGPIPE. Output that fails in any other
/// way cannot be trusted: the process says so and exits with 2.
package final class StandardOutput: Sendable {
  /// The file descriptor.
  package let descriptor: Int32
  private let buffer: Mutex<[UInt8]>
  private static let capacity = 65_536

  /// Output to a file descriptor; 1 is standard output.
  package init(descriptor: Int32 = 1) {
    self.descriptor = descriptor
    var empty: [UInt8] = []
    empty.reserveCapacity(Self.capacity * 2)
    buffer = Mutex(empty)
  }

  /// Standard output for the tool alone: what reactors and libraries print from now on goes to standard error, line by line.
  package static func takenOver() -> StandardOutput {
    guard case let own = fcntl(1, F_DUPFD_CLOEXEC, 10), own >= 0 else { return StandardOutput() }
    setOutputBuffering(_IOLBF)
    dup2(2, 1)
    return StandardOutput(descriptor: own)
  }

  /// Puts it back in its place, for a program that takes the place of this one.
  package func giveBack() {
    flush()
    if descriptor != 1 { dup2(descriptor, 1) }
  }

  /// Whether a person reads.
  package var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Writes a text, as it is: no line feed is added.
  package func write(_ text: String) {
    write(text.utf8)
  }

  /// Writes bytes.
  package func write(_ bytes: some Sequence<UInt8>) {
    buffer.withLock { buffer in
      buffer.append(contentsOf: bytes)
      if buffer.count >= Self.capacity { drain(&buffer) }
    }
  }

  /// Hands on everything that was written so far.
  package func flush() {
    buffer.withLock { drain(&$0) }
  }

  private func drain(_ buffer: inout [UInt8]) {
    let failure = Descriptors.write(buffer, to: descriptor)
    buffer.removeAll(keepingCapacity: true)
    if failure == EPIPE { Termination.endAsIfByBrokenPipe() }
    if failure != 0 {
      let error = ChannelError("cannot write standard output", code: failure)
      StandardError().write("error: \(error)\n")
      Termination.end(with: .untrusted)
    }
  }
}
