import Synchronization
import SystemCalls

/// A worker process as the tool sees it: it receives orders, sends answers, and can be ended at any time.
final class Worker {
  /// The end of the process, and its peak memory in bytes.
  struct End {
    let ending: WorkerEnding
    let peak: UInt64
  }

  /// The progress of the process.
  let progress: ProgressPage
  /// The tool's end of the channel, which never blocks.
  let channel: Int32
  /// Its jobs, in order; the first one is under way.
  var jobs: [WorkJob] = []
  /// The duration of the current work.
  var clock = WorkClock()
  /// Whether it has played a case to its end.
  var hasPlayed = false
  /// Whether it plays in copies of itself, and outlives them.
  var playsInCopies = false
  /// The number of its answers.
  private(set) var answers = 0
  private let process: pid_t
  private let printed: PrintedText
  private var incoming = MessageFrames()
  private var outgoing: ArraySlice<UInt8> = []

  /// Starts a process.
  init(_ settings: WorkerSettings) throws(ChannelError) {
    progress = try ProgressPage.make()
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

  // MARK: Sending and receiving

  /// Whether bytes wait to be sent.
  var hasMoreToSend: Bool { !outgoing.isEmpty }

  /// Gives the worker a job after all its other jobs.
  func give(_ job: WorkJob) {
    jobs.append(job)
    send(MessageFrames.frame(job.order))
  }

  /// Gives the worker an order that is no job.
  func give(_ order: ExplorationOrder) { send(MessageFrames.frame(WorkOrder.explore(order))) }

  /// Sends waiting bytes, as far as there is room for them.
  func sendMore() { send([]) }

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
  func receive() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(channel, &buffer, buffer.count)
      if count == 0 { return false }
      if count > 0 {
        incoming.append(buffer[..<count])
      } else if errno == EAGAIN {
        return true
      } else if errno != EINTR {
        return false
      }
    }
  }

  /// Whether the process has begun work that it has not answered.
  var owesAnswer: Bool { progress.answer > answers }

  /// Returns the next answer; nil if it has not arrived completely.
  func nextAnswer() throws(MessageError) -> WorkAnswer? {
    let answer = try incoming.next(WorkAnswer.self)
    if answer != nil { answers += 1 }
    return answer
  }

  // MARK: Ending

  private var known: End?

  /// Whether the process has ended, even where a program that it started keeps the channel open.
  var isDead: Bool {
    var info = siginfo_t()
    return waitid(P_PID, id_t(process), &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_signo != 0
  }

  /// Ends the process and all programs that it has started, and returns how it ended. A process that has already ended
  /// keeps its own ending.
  func end() -> End {
    if let known { return known }
    kill(-process, SIGKILL)
    kill(process, SIGKILL)
    LivingWorkers.remove(process)
    var status: Int32 = 0
    var usage = rusage()
    var waited: pid_t
    repeat { waited = wait4(process, &status, 0, &usage) } while waited < 0 && errno == EINTR
    let end = End(ending: WorkerEnding(status: waited == process ? status : nil), peak: usage.peak)
    known = end
    return end
  }

  /// The text that the reactor printed in the case that was not played to its end.
  var printedText: [UInt8] { printed.read() }
}

/// The live worker processes: an interrupted tool ends them.
private enum LivingWorkers {
  /// The processes; nil once the tool itself is about to end.
  private static let processes = Mutex<Set<pid_t>?>([])

  /// The clean-up that ends all workers. The first worker registers it, so that the tool listens for signals.
  private static let cleanUp = CleanUps.add {
    let living = processes.withLock { processes in
      defer { processes = nil }
      return processes ?? []
    }
    for process in living { kill(-process, SIGKILL) }
  }

  static func add(_ process: pid_t) {
    _ = cleanUp
    change { $0?.insert(process) }
  }

  static func remove(_ process: pid_t) { change { $0?.remove(process) } }

  private static func change(_ body: (inout sending Set<pid_t>?) -> Void) {
    let isOver = processes.withLock { processes in
      body(&processes)
      return processes == nil
    }
    // Another thread ends the tool. The fate of the workers does not matter any more.
    while isOver { pause() }
  }
}

private func systemSend(_ channel: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(channel, bytes.baseAddress, bytes.count)
}
