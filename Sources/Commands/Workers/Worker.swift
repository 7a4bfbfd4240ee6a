import SystemCalls
import Synchronization

/// A worker process, from the outside: orders go in, answers come out, and it can be ended at any time.
final class Worker {
  /// How the process ended, and how much memory it had at most, in bytes.
  struct End {
    let ending: WorkerEnding
    let peak: UInt64
  }

  /// How far it is.
  let progress: ProgressPage
  /// This end of the channel, which never waits.
  let channel: Int32
  /// What it is to do, in order; the first one is under way.
  var jobs: [WorkJob] = []
  /// How long the work at hand takes.
  var clock = WorkClock()
  /// Whether it has played a case to its end.
  var hasPlayed = false
  /// How many times it has answered.
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

  // MARK: Talking

  /// Whether something waits to be sent.
  var hasMoreToSend: Bool { !outgoing.isEmpty }

  /// Gives it something to do, behind all that it has to do.
  func give(_ job: WorkJob) {
    jobs.append(job)
    send(MessageFrames.frame(job.order))
  }

  /// Sends on what waits, as far as there is room for it.
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
        // It is dead, which shows when its answers are read.
        outgoing = []
      }
    }
  }

  /// Takes in what has arrived. Returns whether the process still talks.
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

  /// Whether it has begun with something that it has not answered.
  var owesAnswer: Bool { progress.answer > answers }

  /// The next answer, if all of it has arrived.
  func nextAnswer() throws(MessageError) -> WorkAnswer? {
    let answer = try incoming.next(WorkAnswer.self)
    if answer != nil { answers += 1 }
    return answer
  }

  // MARK: Ending

  private var known: End?

  /// Whether the process itself has ended, also where something that it has started keeps the channel open.
  var isDead: Bool {
    var info = siginfo_t()
    return waitid(P_PID, id_t(process), &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_signo != 0
  }

  /// Ends the process with all that it has started, and returns how it ended; by itself, if it has already.
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

  /// What the reactor printed in the case that was not played to its end.
  var printedText: [UInt8] { printed.read() }
}

/// The worker processes that live: an interrupted tool takes them along.
private enum LivingWorkers {
  /// Nil once the tool itself is about to end.
  private static let processes = Mutex<Set<pid_t>?>([])

  /// The first one makes the tool listen for signals, and the last thing that it does is to end them all.
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
    // Another thread ends the tool. What becomes of the workers now is no news any more.
    while isOver { pause() }
  }
}

private func systemSend(_ channel: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(channel, bytes.baseAddress, bytes.count)
}
