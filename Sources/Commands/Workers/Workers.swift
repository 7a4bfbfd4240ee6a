import Playback
import Processes
import SystemCalls
import WorkerProcesses

/// The worker processes and their jobs.
///
///     let outlines = try workers.check(sources)
///     workers.play(cases, of: source, digest: outline.digest)
///     let played = try workers.played(source)      // waits, while the others go on
///
/// The order of the requests for results decides about the order of the work. A worker that dies is replaced.
final class Workers {
  /// The largest number of workers at a time.
  let count: Int
  private let settings: WorkerSettings
  /// The time limit of a case.
  private let timeout: Duration
  /// The live workers.
  private var running: [Worker] = []
  private var queue = WorkQueue<WorkJob>()
  /// The cases that are being played, or whose results were not asked for yet, by the number of their script.
  private var playing: [Int: WorkJob] = [:]
  /// The worker that has checked a script, by its number.
  private var checkers: [Int: ObjectIdentifier] = [:]
  /// The number of consecutive workers that ended without having done anything, for an unknown reason.
  private var idleEnds = 0

  /// The largest number of jobs that a worker has at hand, so that it need not wait for the next one.
  private static let jobsAtHand = 8
  /// The number of consecutive workers, in addition to `count`, that may end without having done anything.
  private static let toleratedIdleEnds = 2
  /// The longest interval between two checks for ended processes.
  private static let longestWait = Duration.milliseconds(200)

  /// Creates the workers. No process is started before there is a job.
  init(count: Int, settings: WorkerSettings, timeout: Duration) {
    self.count = count
    self.settings = settings
    self.timeout = timeout
  }

  /// Checks scripts.
  func check(_ sources: [ScriptSource]) throws(ChannelError) -> [ScriptOutline] {
    // A job is released as soon as its outline is known.
    var jobs = Array(sources.map(WorkJob.init(checking:)).reversed())
    for job in jobs.reversed() { queue.append(job, for: nil) }
    var outlines: [ScriptOutline] = []
    outlines.reserveCapacity(sources.count)
    while let job = jobs.popLast() {
      try work(until: job)
      if let outline = job.outline { outlines.append(outline) }
    }
    return outlines
  }

  /// Begins to play cases of a script, as it was checked, in the background.
  /// - Parameter golden: The path of the golden whose text need not be sent; nil where all text is wanted.
  func play(_ cases: [CaseOutline], of source: ScriptSource, digest: UInt64, beside golden: String? = nil) {
    let job = WorkJob(playing: cases, of: source, digest: digest, beside: golden)
    playing[source.number] = job
    queue.append(job, for: checkers.removeValue(forKey: source.number))
  }

  /// Begins to play cases of a script with mutants, in the background.
  func begin(_ job: WorkJob) { queue.append(job, for: nil) }

  /// Waits for a job that was begun, and returns its cases.
  func finish(_ job: WorkJob) throws(ChannelError) -> [PlayedCase] {
    try work(until: job)
    return job.played
  }

  /// Waits for the cases of a script that `play` has begun.
  func played(_ source: ScriptSource) throws(ChannelError) -> [PlayedCase] {
    guard let job = playing.removeValue(forKey: source.number) else { return [] }
    try work(until: job)
    return job.played
  }

  /// Ends all processes and drops all jobs. Later jobs are done by new processes.
  func endAll() {
    running = []
    queue = WorkQueue<WorkJob>()
    playing = [:]
    checkers = [:]
  }
}

extension Workers {
  private func work(until job: WorkJob) throws(ChannelError) {
    while !job.isDone {
      try assignJobs()
      waitForEvents()
      for worker in running { try check(on: worker) }
    }
  }

  /// Starts workers while there are more jobs than idle workers, and gives all workers jobs.
  private func assignJobs() throws(ChannelError) {
    while running.count < count, queue.count > running.count(where: \.jobs.isEmpty) {
      do throws(ChannelError) {
        running.append(try Worker(settings))
      } catch {
        // Fewer workers are enough.
        if running.isEmpty { throw error }
        break
      }
    }
    // Towards the end no worker gets many jobs, so that none is left with all of them.
    let jobsAtHand = min(max(queue.count / max(running.count, 1) / 2, 1), Self.jobsAtHand)
    for depth in 0..<jobsAtHand {
      for worker in running where worker.jobs.count == depth {
        if let job = queue.next(for: ObjectIdentifier(worker), mayTake: depth == 0) { worker.give(job) }
      }
    }
  }

  /// Waits until a worker has sent an answer, has ended, or exceeds its time.
  private func waitForEvents() {
    let left = running.map { timeout - ($0.clock.elapsed($0.progress) ?? .zero) }.min() ?? timeout
    Worker.wait(for: running, atMost: max(.zero, min(left, Self.longestWait)))
  }

  private func check(on worker: Worker) throws(ChannelError) {
    let isConnected = worker.exchange()
    do throws(MessageError) {
      try takeAnswers(of: worker)
    } catch {
      return try handleEnd(of: worker, .invalidAnswer)
    }
    if !isConnected { return try handleEnd(of: worker, .exit) }
    guard worker.isLate(after: timeout) else { return }
    // The work may just have ended, with its answer on the way.
    _ = worker.end()
    _ = worker.receive()
    try? takeAnswers(of: worker)
    try handleEnd(of: worker, worker.isLate(after: timeout) ? .timeout : .endedInTime)
  }

  private func takeAnswers(of worker: Worker) throws(MessageError) {
    while let answer = try worker.nextAnswer() {
      if case .ready = answer { continue }
      guard let job = worker.jobs.first, job.take(answer) else { throw MessageError() }
      idleEnds = 0
      if case .checked = answer {
        checkers[job.source.number] = ObjectIdentifier(worker)
      } else {
        worker.hasPlayed = true
      }
      if job.isDone { worker.jobs.removeFirst() }
    }
  }

  /// Attributes a worker's end to the case that it was playing, and gives its other jobs to other workers.
  private func handleEnd(of worker: Worker, _ cause: Interruption.Cause) throws(ChannelError) {
    let end = worker.end()
    running.removeAll { $0 === worker }
    queue.release(ObjectIdentifier(worker))
    for (number, checker) in checkers where checker == ObjectIdentifier(worker) { checkers[number] = nil }
    let isInterrupted = cause == .invalidAnswer || worker.owesAnswer && cause != .endedInTime
    if !isInterrupted, cause == .exit, worker.answers < 2 {
      // Workers may be ended from outside, one of them or all at once.
      idleEnds += 1
      if idleEnds > count + Self.toleratedIdleEnds {
        throw ChannelError(endedAtOnce: end.ending)
      }
    }
    if isInterrupted, let job = worker.jobs.first {
      let isKilled = cause == .exit && end.ending.isKill
      if cause != .timeout, !isKilled, worker.hasPlayed, let fresh = try? Worker(settings) {
        // The earlier cases of the same process may be at fault. The result in a fresh process counts.
        fresh.give(job)
        running.append(fresh)
        worker.jobs.removeFirst()
      } else {
        let interruption = Interruption(cause: cause, end: end, timeout: timeout, memory: settings.memory)
        job.take(interruption.failure(of: worker), forAll: cause != .invalidAnswer && worker.progress.index == nil)
      }
    }
    queue.putBack(worker.jobs.filter { !$0.isDone })
  }
}
