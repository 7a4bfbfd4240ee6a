import Playback
import SystemCalls

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
  private var crew: [Worker] = []
  private var queue = WorkQueue()
  /// The cases that are being played, or whose results were not asked for yet, by the number of their script.
  private var playing: [Int: WorkJob] = [:]
  /// The worker that has checked a script, by its number.
  private var homes: [Int: ObjectIdentifier] = [:]
  /// The number of consecutive workers that ended without having done anything, for an unknown reason.
  private var idleDeaths = 0

  /// The largest number of jobs that a worker has at hand, so that it need not wait for the next one.
  private static let stock = 8
  /// The number of consecutive workers, in addition to `count`, that may end without having done anything.
  private static let patience = 2
  /// The longest interval between two checks for ended processes.
  private static let heartbeat = Duration.milliseconds(200)
  /// The longest delay of a wait on a machine that did not stand still.
  private static let lateness = Duration.seconds(1)

  /// Creates the workers. No process is started before there is a job.
  init(count: Int, settings: WorkerSettings, timeout: Duration) {
    self.count = count
    self.settings = settings
    self.timeout = timeout
  }

  /// Checks scripts.
  func check(_ sources: [ScriptSource]) throws(ChannelError) -> [ScriptOutline] {
    let jobs = sources.map(WorkJob.init(checking:))
    for job in jobs { queue.append(job, for: nil) }
    var outlines: [ScriptOutline] = []
    for job in jobs {
      try work(until: job)
      if let outline = job.outline { outlines.append(outline) }
    }
    return outlines
  }

  /// Begins to play cases of a script, as it was checked, in the background.
  func play(_ cases: [CaseOutline], of source: ScriptSource, digest: UInt64) {
    let job = WorkJob(playing: cases, of: source, digest: digest)
    playing[source.number] = job
    queue.append(job, for: homes.removeValue(forKey: source.number))
  }

  /// Waits for the cases of a script that `play` has begun.
  func played(_ source: ScriptSource) throws(ChannelError) -> [PlayedCase] {
    guard let job = playing.removeValue(forKey: source.number) else { return [] }
    try work(until: job)
    return job.played
  }

  /// Ends all processes and drops all jobs. Later jobs are done by new processes.
  func retire() {
    crew = []
    queue = WorkQueue()
    playing = [:]
    homes = [:]
  }
}

// MARK: Working

extension Workers {
  private func work(until job: WorkJob) throws(ChannelError) {
    while !job.isDone {
      try assign()
      listen()
      for worker in crew { try attend(to: worker) }
    }
  }

  /// Starts workers while there are more jobs than idle workers, and gives all workers jobs.
  private func assign() throws(ChannelError) {
    while crew.count < count, queue.count > crew.count(where: \.jobs.isEmpty) {
      do throws(ChannelError) {
        crew.append(try Worker(settings))
      } catch {
        // Fewer workers are enough.
        if crew.isEmpty { throw error }
        break
      }
    }
    // Towards the end no worker gets many jobs, so that none is left with all of them.
    let stock = min(max(queue.count / max(crew.count, 1) / 2, 1), Self.stock)
    for depth in 0..<stock {
      for worker in crew where worker.jobs.count == depth {
        if let job = queue.next(for: ObjectIdentifier(worker), mayTake: depth == 0) { worker.give(job) }
      }
    }
  }

  /// Waits until a worker has sent an answer, has ended, or exceeds its time.
  private func listen() {
    var waiting = crew.map { worker in
      pollfd(
        fd: worker.channel, events: Int16(worker.hasMoreToSend ? POLLIN | POLLOUT : POLLIN), revents: 0)
    }
    let left = crew.map { timeout - ($0.clock.elapsed($0.progress) ?? .zero) }.min() ?? timeout
    let span = max(.zero, min(left, Self.heartbeat))
    let start = ProgressPage.now
    poll(&waiting, nfds_t(waiting.count), Int32((span / .milliseconds(1)).rounded(.up)))
    let took = Duration.nanoseconds(ProgressPage.now - start)
    if took - span > Self.lateness { for worker in crew { worker.clock.pause(for: took - span, worker.progress) } }
  }

  private func attend(to worker: Worker) throws(ChannelError) {
    if worker.hasMoreToSend { worker.sendMore() }
    let isDead = worker.isDead
    let talks = worker.receive() && !isDead
    do throws(MessageError) {
      try takeAnswers(of: worker)
    } catch {
      return try bury(worker, .babble)
    }
    if !talks { return try bury(worker, .death) }
    guard isLate(worker) else { return }
    // The work may just have ended, with its answer on the way.
    _ = worker.end()
    _ = worker.receive()
    try? takeAnswers(of: worker)
    try bury(worker, isLate(worker) ? .late : .mistaken)
  }

  private func isLate(_ worker: Worker) -> Bool {
    worker.clock.elapsed(worker.progress).map { $0 >= timeout } ?? false
  }

  private func takeAnswers(of worker: Worker) throws(MessageError) {
    while let answer = try worker.nextAnswer() {
      if case .ready = answer { continue }
      guard let job = worker.jobs.first, job.take(answer) else { throw MessageError() }
      idleDeaths = 0
      if case .checked = answer { homes[job.source.number] = ObjectIdentifier(worker) } else { worker.hasPlayed = true }
      if job.isDone { worker.jobs.removeFirst() }
    }
  }

  /// Attributes a worker's end to the case that it was playing, and gives its other jobs to other workers.
  private func bury(_ worker: Worker, _ cause: Interruption.Cause) throws(ChannelError) {
    let end = worker.end()
    crew.removeAll { $0 === worker }
    queue.release(ObjectIdentifier(worker))
    for (number, home) in homes where home == ObjectIdentifier(worker) { homes[number] = nil }
    let isToBlame = cause == .babble || worker.owesAnswer && cause != .mistaken
    if !isToBlame, cause == .death, worker.answers < 2 {
      // Workers may be ended from outside, one of them or all at once.
      idleDeaths += 1
      if idleDeaths > count + Self.patience {
        throw ChannelError(ended: "a worker process ended before it did anything: \(end.ending.text)")
      }
    }
    if isToBlame, let job = worker.jobs.first {
      let isKilled = cause == .death && end.ending.isKill
      if cause != .late, !isKilled, worker.hasPlayed, let fresh = try? Worker(settings) {
        // The earlier cases of the same process may be at fault. The result in a fresh process counts.
        fresh.give(job)
        crew.append(fresh)
        worker.jobs.removeFirst()
      } else {
        let interruption = Interruption(cause: cause, end: end, timeout: timeout, memory: settings.memory)
        job.take(interruption.failure(of: worker), forAll: cause != .babble && worker.progress.index == nil)
      }
    }
    queue.putBack(worker.jobs.filter { !$0.isDone })
  }
}
