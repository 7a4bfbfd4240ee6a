import Synchronization
import SystemCalls

/// The handling of SIGINT, SIGTERM, SIGHUP and SIGQUIT, which runs the clean-ups, and of SIGTSTP, which runs the
/// suspensions.
///
/// A signal handler may do next to nothing. This one writes a byte into a pipe. A thread that waits at the other end
/// does the work, and may allocate and lock.
package enum Interruptions {
  private static let pipeEntrance = Atomic<Int32>(-1)
  private static let postponement = Mutex<(@Sendable (_ number: Int32) -> Void)?>(nil)

  /// Begins to listen; further calls have no effect.
  package static func listen() { _ = isListening }

  /// Makes the first SIGINT or SIGTERM run an action instead of ending the process, so that the results so far can be
  /// printed. The next signal has its usual effect.
  package static func postpone(_ action: @escaping @Sendable (_ number: Int32) -> Void) {
    listen()
    postponement.withLock { $0 = action }
  }

  private static let isListening: Bool = {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return false }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    pipeEntrance.store(ends[1], ordering: .sequentiallyConsistent)
    NewThread.start { [exitEnd = ends[0]] in waitForSignals(at: exitEnd) }
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP] { hear(number) }
    return true
  }()

  /// Handles a signal, unless it is ignored.
  static func hear(_ number: Int32) {
    Termination.setEffect(of: number) { Interruptions.handle($0) }
  }

  private static func handle(_ number: Int32) {
    let savedError = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(pipeEntrance.load(ordering: .sequentiallyConsistent), &byte, 1)
    errno = savedError
  }

  private static func waitForSignals(at exitEnd: Int32) {
    var byte: UInt8 = 0
    while true {
      while read(exitEnd, &byte, 1) < 0, errno == EINTR {}
      if Int32(byte) == SIGTSTP {
        Suspensions.suspend()
      } else if [SIGINT, SIGTERM].contains(Int32(byte)), let action = postponement.withLock({ $0.take() }) {
        action(Int32(byte))
      } else {
        break
      }
    }
    Termination.end(by: Int32(byte))
  }
}
