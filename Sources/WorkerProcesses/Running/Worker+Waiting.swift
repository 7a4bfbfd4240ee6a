import Processes
import SystemCalls

/// The longest delay of a wait on a machine that did not stand still.
private let tolerableDelay = Duration.seconds(1)

extension Worker {
  /// Waits until one of some workers has sent bytes or has ended, or can be sent more, but not longer than `span`. A
  /// time in which the whole machine stood still does not count as time of their work.
  package static func wait(for workers: [Worker], atMost span: Duration) {
    var channels = workers.map { worker in
      pollfd(fd: worker.channel, events: Int16(worker.hasMoreToSend ? POLLIN | POLLOUT : POLLIN), revents: 0)
    }
    let start = SharedProgress.now
    poll(&channels, nfds_t(channels.count), Int32((span / .milliseconds(1)).rounded(.up)))
    let delay = Duration.nanoseconds(SharedProgress.now - start) - span
    if delay <= tolerableDelay { return }
    for worker in workers { worker.clock.pause(for: delay, worker.progress) }
  }

  /// Sends the waiting bytes, and takes those that have arrived. Returns whether the process still lives and has its
  /// channel open.
  package func exchange() -> Bool {
    if hasMoreToSend { sendMore() }
    // A process that is dead before the bytes are taken has sent all of them.
    let isDead = isDead
    return receive() && !isDead
  }

  /// Returns whether the present work has taken at least `timeout`.
  package func isLate(after timeout: Duration) -> Bool { clock.elapsed(progress).map { $0 >= timeout } ?? false }
}

extension ChannelError {
  /// Creates the error of a worker process that has ended without having done anything.
  package init(endedAtOnce ending: WorkerEnding) {
    self.init(ended: "a worker process ended before it did anything: \(ending.text)")
  }
}
