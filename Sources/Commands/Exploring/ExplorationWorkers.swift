import ActionScripts
import ExactStrings
import Exploration
import Playback
import Processes
import SystemCalls
import Timelines
import WorkerProcesses

/// The worker processes that explore one subject, and what they have found.
///
/// A block of runs is the work of one process. If a run ends the process, the runs up to it are played again, and the
/// process sends each move of that run before it plays it; then the block continues after that run. The moves are not
/// asked for if the same end was found often enough. Nothing else is lost, and nothing depends on the number of
/// processes.
final class ExplorationWorkers {
  /// The longest interval between two checks for ended processes.
  static let longestWait = Duration.milliseconds(50)

  private let count: Int
  let settings: WorkerSettings
  private let timeout: Duration
  private let source: ExplorationSource
  private let options: ExplorationOptions
  /// The values that the beginning gives for payloads of actions.
  let variations: Variations
  let shapes: MoveShapes
  /// Receives the number of finished runs.
  private let progress: (_ runs: Int, _ findings: Int) -> Void
  /// Whether a play has ended its process.
  private var endsProcesses = false
  /// An idle process that plays in copies of itself.
  private(set) var spare: Worker?

  /// - Parameter timeout: How long one run may take, in real time.
  init(
    _ workers: WorkerOptions, exploring source: ExplorationSource, within variations: Variations,
    like shapes: MoveShapes, _ options: ExplorationOptions, progress: @escaping (_ runs: Int, _ findings: Int) -> Void
  ) {
    count = workers.count
    settings = workers.settings
    timeout = workers.timeout
    self.source = source
    self.options = options
    self.variations = variations
    self.shapes = shapes
    self.progress = progress
  }

  /// Explores blocks and returns the joined results.
  /// - Parameters:
  ///   - span: The real time after which no other block is begun; nil for no limit.
  ///   - isInterrupted: Whether no other block is begun any more.
  func explore(
    _ blocks: some Sequence<Int>, for span: Duration?, isInterrupted: () -> Bool
  ) throws -> Exploration {
    let end = span.map { ContinuousClock.now + $0 }
    var numbers = blocks.makeIterator()
    var isFirst = true
    /// The next block; none once the time is over, unless there was no block yet.
    func nextBlock() -> BlockWork? {
      if isInterrupted() { return nil }
      if !isFirst, let end, ContinuousClock.now >= end { return nil }
      isFirst = false
      return numbers.next().map { BlockWork($0) }
    }
    var running: [BlockWork] = []
    var done: [BlockWork] = []
    // The causes found so far, for the progress.
    var causes = Exploration()
    while true {
      while running.count < count, let work = nextBlock() {
        try start(work)
        running.append(work)
      }
      if running.isEmpty { break }
      Worker.wait(for: running.compactMap(\.worker), atMost: Self.longestWait)
      for work in running { try readAnswers(about: work) }
      for work in running where work.result != nil {
        // The next block goes to the same process.
        if let worker = work.worker, let next = nextBlock() {
          next.worker = worker
          give(next)
          running.append(next)
        } else if let worker = work.worker, worker.playsInCopies {
          spare = worker
        }
        work.worker = nil
        done.append(work)
        for finding in work.earlier.findings + (work.result?.findings ?? []) where !options.isRemark(finding) {
          causes.add(finding)
        }
      }
      running.removeAll { $0.result != nil }
      progress(done.reduce(0) { $0 + $1.earlier.runs + ($1.result?.runs ?? 0) }, causes.findings.count)
    }
    var all = Exploration()
    done.sort { $0.plan.block < $1.plan.block }
    for work in done {
      all.add(work.earlier)
      if let result = work.result { all.add(result) }
    }
    for finding in try shrunkEnds(of: done.flatMap(\.ends)) { all.add(finding) }
    return all
  }

  private func start(_ work: BlockWork) throws(ChannelError) {
    work.worker = try Worker(settings)
    give(work)
  }

  private func give(_ work: BlockWork) {
    work.worker?.give(.explore(order(.block(work.plan))))
  }

  func order(_ task: ExplorationOrder.Task) -> ExplorationOrder {
    ExplorationOrder(source: source, options: options, task: task, endsProcesses: endsProcesses)
  }

  private func readAnswers(about work: BlockWork) throws {
    guard let worker = work.worker else { return }
    let (answers, ending) = try exchange(with: worker)
    for answer in answers {
      switch answer {
      case .playBegins: (work.moves, work.statements) = ([], [])
      case .move(let move, let statement):
        work.moves.append(move)
        work.statements.append(statement)
      case .explored(let result):
        if let end = work.plan.end {
          work.earlier.add(result)
          work.skip(end)
          give(work)
        } else if work.plan.followed == nil || work.partial != nil {
          work.result = result
          return
        } else {
          work.partial = result
        }
      case .played, .ended: break
      }
    }
    if let ending { try handleEnd(of: work, worker, ending) }
  }

  /// The end of a play that did not finish.
  struct Ending {
    let end: WorkerEnd
    let isLate: Bool
    /// Whether the process goes on: a copy of it has played.
    let leavesProcess: Bool
  }

  /// Sends the waiting bytes, and returns the answers that have arrived, with the end of the process if it has ended or
  /// takes too long.
  func exchange(
    with worker: Worker
  ) throws(UnusableWorker) -> (answers: [ExplorationAnswer], ending: Ending?) {
    let isConnected = worker.exchange()
    var answers: [ExplorationAnswer] = []
    do throws(MessageError) {
      while let answer = try worker.nextAnswer() {
        if case .exploring(let answer) = answer { answers.append(answer) }
      }
    } catch {
      throw UnusableWorker(
        text: "an answer of a worker process cannot be read: its reactor may have written to a file of the tool",
        place: nil)
    }
    if case .ended(let status, let peak) = answers.last {
      worker.playsInCopies = true
      let end = WorkerEnd(ending: WorkerEnding(status: Int32(truncatingIfNeeded: status)), peak: peak)
      return (answers, Ending(end: end, isLate: false, leavesProcess: isConnected))
    }
    let isLate = worker.isLate(after: timeout)
    if isConnected, !isLate { return (answers, nil) }
    return (answers, Ending(end: worker.end(), isLate: isLate, leavesProcess: false))
  }

  private func handleEnd(of work: BlockWork, _ worker: Worker, _ ending: Ending) throws {
    guard let run = worker.progress.index, worker.progress.elapsed != nil else {
      throw UnusableWorker(
        text: "a worker process ended before its first run: "
          + (ending.isLate ? "timed out after \(timeout.flagText)" : ending.end.ending.text),
        place: worker.progress.place)
    }
    endsProcesses = true
    let problem = problem(of: worker, ending)
    if work.plan.followed == run {
      // The moves are known now.
      work.ends.append(Playthrough(moves: work.moves, statements: work.statements, problem: problem))
      work.endsOfCause[problem.cause, default: 0] += 1
      if let partial = work.partial { work.earlier.add(partial) }
      work.skip(run)
    } else if work.endsOfCause[problem.cause, default: 0] < Explorer.shrinksPerCause {
      work.plan.followed = run
    } else {
      work.plan.end = run
    }
    (work.moves, work.statements, work.partial) = ([], [], nil)
    if ending.leavesProcess { give(work) } else { try start(work) }
  }

  /// Returns the problem of a play that did not finish.
  func problem(of worker: Worker, _ ending: Ending) -> Problem {
    let isLate = ending.isLate
    let interruption = Interruption(
      cause: isLate ? .timeout : .exit, end: ending.end, timeout: timeout, memory: settings.memory)
    let failure = interruption.failure(of: worker)
    let printed = failure.details.split(separator: "\n").map { String($0) }.filter { $0.hasPrefix("printed: ") }
    let reason = printed.first { $0.contains("rror: ") }.map { String($0.unicodeScalars.dropFirst(9)) }
    let text = reason.map { "\(failure.description): \($0)" } ?? failure.description
    return Problem(isLate ? .timeout : .crash, text, culprit: reason?.withoutNumbers ?? failure.description)
  }
}

/// The failure of a worker process that stops exploring. The process ended outside of a run, such as while it played
/// the beginning, or its answer could not be read.
struct UnusableWorker: Error {
  let text: String
  /// The line of the beginning that was played; nil where it is not known.
  let place: Record.Place?
}
