import Processes
import Synchronization
import SystemCalls

/// A job for a worker: what it orders, and what answers it.
package protocol WorkerJob: AnyObject {
  /// The orders that workers get.
  associatedtype Order: Message
  /// The answers that they send.
  associatedtype Answer: Message

  /// The order that is left to carry out.
  var order: Order { get }
}

/// A worker process as the tool sees it: it receives orders, sends answers, and can be ended at any time.
package final class Worker<Job: WorkerJob> {
  /// The progress of the process.
  package let progress: SharedProgress
  /// The tool's end of the channel, which never blocks.
  package let channel: Int32
  /// Its jobs, in order; the first one is under way.
  package var jobs: [Job] = []
  /// The duration of the current work.
  package var clock = WorkClock()
  /// Whether it has played a case to its end.
  package var hasPlayed = false
  /// Whether it plays in copies of itself, and outlives them.
  package var playsInCopies = false
  /// The number of its answers.
  package private(set) var answers = 0
  private let process: pid_t
  private let printed: PrintedText
  private var incoming = MessageFrames()
  private var outgoing: ArraySlice<UInt8> = []

  /// Starts a process.
  package init(_ settings: some Message) throws(ChannelError) {
    progress = try SharedProgress.make()
    printed = PrintedText(descriptor: try SharedFile.make())
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, streamSocket, 0, &ends) == 0 else {
      throw ChannelError("cannot start a worker process", code: errno)
    }
    channel = try Descriptors.moveAside(ends[0])
    let other = try Descriptors.moveAside(ends[1])
    defer { close(other) }
    process = try WorkerSpawning.spawn(
      channel: other, progress: progress.descriptor, printed: printed.descriptor)
    _ = fcntl(channel, F_SETFL, O_NONBLOCK)
    LivingWorkers.add(process)
    send(MessageFrames.frame(settings))
  }

  deinit {
    _ = end()
    close(channel)
    close(printed.descriptor)
  }

  /// Whether bytes wait to be sent.
  package var hasMoreToSend: Bool { !outgoing.isEmpty }

  /// Gives the worker a job after all its other jobs.
  package func give(_ job: Job) {
    jobs.append(job)
    send(MessageFrames.frame(job.order))
  }

  /// Gives the worker an order that is no job.
  package func give(_ order: Job.Order) { send(MessageFrames.frame(order)) }

  /// Sends waiting bytes, as far as there is room for them.
  package func sendMore() { send([]) }

  private func send(_ bytes: [UInt8]) {
    outgoing += bytes
    while !outgoing.isEmpty {
      let count = outgoing.withUnsafeBytes { systemSend(channel, $0) }
      if count >= 0 {
        outgoing = outgoing.dropFirst(count)
      } else if errno == EAGAIN {
        return
      } else if errno != EINTR {
        // The process is dead, which shows when its answers are read.
        outgoing = []
      }
    }
  }

  /// Takes the bytes that have arrived. Returns whether the process still has its channel open.
  package func receive() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(channel, &buffer, buffer.count)
      if count > 0 {
        incoming.append(buffer[..<count])
      } else if count < 0, errno == EAGAIN {
        return true
      } else if count == 0 || errno != EINTR {
        hasHungUp = true
        return false
      }
    }
  }

  /// Whether the process has begun work that it has not answered.
  package var owesAnswer: Bool { progress.answer > answers }

  /// Returns the next answer; nil if it has not arrived completely.
  package func nextAnswer() throws(MessageError) -> Job.Answer? {
    let answer = try incoming.next(Job.Answer.self)
    if answer != nil { answers += 1 }
    return answer
  }

  private var known: WorkerEnd?
  /// Whether the process has closed its channel.
  private var hasHungUp = false

  /// Whether the process has ended, even where a program that it started keeps the channel open.
  package var isDead: Bool {
    var info = siginfo_t()
    return waitid(P_PID, id_t(process), &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_signo != 0
  }

  /// Ends the process and all programs that it has started, and returns how it ended. A process that has already ended
  /// keeps its own ending.
  package func end() -> WorkerEnd {
    if let known { return known }
    if hasHungUp { awaitEnd() }
    kill(-process, SIGKILL)
    kill(process, SIGKILL)
    LivingWorkers.remove(process)
    var status: Int32 = 0
    var usage = rusage()
    var waited: pid_t
    repeat { waited = wait4(process, &status, 0, &usage) } while waited < 0 && errno == EINTR
    let end = WorkerEnd(ending: WorkerEnding(status: waited == process ? status : nil), peak: usage.peak)
    known = end
    return end
  }

  /// Waits up to a second for the end of a process that has closed its channel. Usually the process is ending already;
  /// if its reactor has closed the channel, it ends at its next answer.
  private func awaitEnd() {
    var milliseconds = 0
    while !isDead, milliseconds < 1_000 {
      usleep(1_000)
      milliseconds += 1
    }
  }

  /// The text that the reactor printed in the case that was not played to its end.
  package var printedText: [UInt8] { printed.read() }
}

/// The end of a worker process.
package struct WorkerEnd {
  /// The way in which the process ended.
  package let ending: WorkerEnding
  /// Its peak memory, in bytes.
  package let peak: UInt64

  /// Creates the end of a process.
  package init(ending: WorkerEnding, peak: UInt64) {
    self.ending = ending
    self.peak = peak
  }
}

/// The live worker processes: an interrupted tool ends them, and a stopped one stops them.
private enum LivingWorkers {
  private struct Processes {
    /// The processes; nil once the tool itself is about to end.
    var living: Set<pid_t>? = []
    /// Whether the tool is about to stop, or has not continued its workers yet.
    var areStopped = false

    func signal(_ number: Int32) {
      for process in living ?? [] { kill(-process, number) }
    }
  }

  private static let processes = Mutex(Processes())

  /// The actions for the workers when the tool ends or stops. The first worker registers them, so that the tool listens
  /// for signals.
  private static let registration = (
    cleanUp: CleanUps.add {
      processes.withLock { processes in
        processes.signal(SIGKILL)
        processes.living = nil
      }
    },
    suspension: Suspensions.add(
      before: {
        processes.withLock { processes in
          processes.areStopped = true
          processes.signal(SIGSTOP)
        }
      },
      after: {
        processes.withLock { processes in
          processes.areStopped = false
          processes.signal(SIGCONT)
        }
      })
  )

  static func add(_ process: pid_t) {
    _ = registration
    change { processes in
      processes.living?.insert(process)
      if processes.areStopped { kill(-process, SIGSTOP) }
    }
  }

  static func remove(_ process: pid_t) { change { $0.living?.remove(process) } }

  private static func change(_ body: (inout sending Processes) -> Void) {
    let isOver = processes.withLock { processes in
      body(&processes)
      return processes.living == nil
    }
    // Another thread ends the tool. The fate of the workers does not matter any more.
    while isOver { pause() }
  }
}

private func systemSend(_ channel: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(channel, bytes.baseAddress, bytes.count)
}
