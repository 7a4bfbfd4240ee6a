import SystemCalls
import Playback

/// Worker processes, and what they are to do.
///
///     let outlines = try workers.check(sources)
///     workers.play(cases, of: source, digest: outline.digest)
///     let played = try workers.played(source)      // waits, while the others go on
///
/// Who asks for results decides about their order. A worker that dies is replaced.
final class Workers {
  /// How many there may be at a time.
  let count: Int
  private let settings: WorkerSettings
  /// How long a case may take.
  private let timeout: Duration
  private var crew: [Worker] = []
  private var queue = WorkQueue()
  /// What is being played, or was and nobody has asked for it yet, by the number of its script.
  private var playing: [Int: WorkJob] = [:]
  /// Who has checked a script, by its number.
  private var homes: [Int: ObjectIdentifier] = [:]
  /// How many workers have ended in a row that had done nothing, and nobody knows of what.
  private var idleDeaths = 0

  /// How many jobs a worker has at hand at most, so that it need not wait for the next one.
  private static let stock = 8
  /// How many more workers than there may be at a time may end in a row without having done anything.
  private static let patience = 2
  /// How often is looked for processes that have ended, at least.
  private static let heartbeat = Duration.milliseconds(200)
  /// How much later than it should somebody may wake up on a machine that did not stand still.
  private static let lateness = Duration.seconds(1)

  /// No process is started before there is something to do.
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

  /// Has cases of a script played as it was checked, in the background.
  func play(_ cases: [CaseOutline], of source: ScriptSource, digest: UInt64) {
    let job = WorkJob(playing: cases, of: source, digest: digest)
    playing[source.number] = job
    queue.append(job, for: homes.removeValue(forKey: source.number))
  }

  /// Waits for the cases of a script that were to be played.
  func played(_ source: ScriptSource) throws(ChannelError) -> [PlayedCase] {
    guard let job = playing.removeValue(forKey: source.number) else { return [] }
    try work(until: job)
    return job.played
  }

  /// Ends all processes, and forgets what there was to do. What is to be done after that is done by new ones.
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

  /// Starts workers while there is more to do than those that have nothing can begin with, and gives everybody work.
  private func assign() throws(ChannelError) {
    while crew.count < count, queue.count > crew.count(where: \.jobs.isEmpty) {
      do throws(ChannelError) {
        crew.append(try Worker(settings))
      } catch {
        // Fewer will do.
        if crew.isEmpty { throw error }
        break
      }
    }
    // Towards the end nobody gets much, so that nobody is left with it.
    let stock = min(max(queue.count / max(crew.count, 1) / 2, 1), Self.stock)
    for depth in 0..<stock {
      for worker in crew where worker.jobs.count == depth {
        if let job = queue.next(for: ObjectIdentifier(worker), mayTake: depth == 0) { worker.give(job) }
      }
    }
  }

  /// Waits until somebody has something to say, or takes too long.
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
    // It may be done just now, with its answer on the way.
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

  /// Lays the end of a worker to what it was about, and has others do the rest.
  private func bury(_ worker: Worker, _ cause: Interruption.Cause) throws(ChannelError) {
    let end = worker.end()
    crew.removeAll { $0 === worker }
    queue.release(ObjectIdentifier(worker))
    for (number, home) in homes where home == ObjectIdentifier(worker) { homes[number] = nil }
    let isToBlame = cause == .babble || worker.owesAnswer && cause != .mistaken
    if !isToBlame, cause == .death, worker.answers < 2 {
      // One may be ended from outside, or all of them at once.
      idleDeaths += 1
      if idleDeaths > count + Self.patience {
        throw ChannelError(ended: "a worker process ended before it did anything: \(end.ending.text)")
      }
    }
    if isToBlame, let job = worker.jobs.first {
      let isKilled = cause == .death && end.ending.isKill
      if cause != .late, !isKilled, worker.hasPlayed, let fresh = try? Worker(settings) {
        // What was played before in the same process may be at fault. What counts is what becomes of it without.
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
