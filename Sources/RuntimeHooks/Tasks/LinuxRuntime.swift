#if canImport(Glibc) && (arch(x86_64) || arch(arm64)) && compiler(>=6.3) && compiler(<6.4) && !PORTABLE
  import Observables
  import Synchronization
  import VirtualTime
  @_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency

  /// Puts Swift concurrency on the virtual clock: `Task`, `Task.sleep`, `Task.yield`, `@MainActor`, groups, `async
  /// let`, actors and asynchronous sequences.
  ///
  /// The runtime serves the whole process from `install()` on. A job from a thread on which a clock plays becomes an
  /// item of that clock, with the same order, livelock limit, culprit and time-out as all other work; a sleep is an
  /// item at its virtual time. Jobs from other threads go to the executors of the platform, as if nothing were
  /// installed. An exception are jobs that a thread outside of concurrency resumes while a case is open, such as the
  /// callback of a dispatch queue: they wait until the clock that plays takes them.
  ///
  /// The Swift runtime offers this as SPI, which another compiler may lack or have changed. There, ``PortableRuntime``
  /// is used instead.
  final class LinuxRuntime: TaskRuntime {
    private let serves = Atomic<Bool>(false)

    /// Begins to serve the tasks of the process, if the system is as expected.
    ///
    /// What can be looked up is looked up before anything is replaced. If something else is wrong, the libraries get
    /// back the functions that they called before. The executors cannot be taken back; from then on they pass each job
    /// to those of the platform.
    /// - Returns: The part of the system that is not as expected; nil if tasks are served.
    func install() -> UnknownPart? {
      if let part = Self.partWithoutName { return part }
      MainQueue.listen()
      guard let part = replaceAndTry() else { return nil }
      Self.isWithdrawn = true
      ReplacedImports.bind(alsoAddresses: true)
      return part
    }

    /// The part of the system that lacks a function; nil if there is none.
    private static var partWithoutName: UnknownPart? {
      if let name = ProcessRuntime.demand.name, MainQueue.symbol(name) == nil { return .tasks }
      if !DispatchWork.isKnown { return .dispatch }
      return RunLoopWork.isKnown ? nil : .runLoops
    }

    private func replaceAndTry() -> UnknownPart? {
      if !RuntimeClock.becomeVirtual() { return .tasks }
      if !DispatchWork.becomeVirtual() { return .dispatch }
      if !RunLoopWork.becomeVirtual() { return .runLoops }
      _createExecutors(factory: ClockExecutors.self)
      VirtualClock.runtime = self
      return RuntimeTrial.run()
    }

    /// The clock that plays on this thread; nil where the executors pass all jobs on.
    fileprivate static var playing: VirtualClock? { isWithdrawn ? nil : VirtualClock.playing }
    // Safe to share: written once, before there is a second thread that could look.
    @exclusivity(unchecked) nonisolated(unsafe) private static var isWithdrawn = false

    var servesTasks: Bool { serves.load(ordering: .acquiring) }

    func openCase() {
      // The clock is checked each time, because other code may have replaced it.
      serves.store(RuntimeClock.isVirtual, ordering: .releasing)
      Arrivals.open()
    }

    func closeCase() { Arrivals.close() }
    var mayHaveNews: Bool { Arrivals.areWaiting || MainQueue.mayBeWaiting || BackgroundWork.mayRun }
    func moveArrivals(to clock: VirtualClock) { Arrivals.move(to: clock) }
    var hasMainWork: Bool { BackgroundWork.settle() || MainQueue.hasWork }
    func runMainWork() { MainQueue.runIfNeeded() }
  }

  private struct ClockExecutors: ExecutorFactory {
    static let mainExecutor: any MainExecutor = ClockMainExecutor()
    static let defaultExecutor: any TaskExecutor = ClockTaskExecutor()
  }

  /// Runs the jobs of tasks without an actor.
  private final class ClockTaskExecutor: TaskExecutor, SchedulingExecutor {
    func enqueue(_ job: consuming ExecutorJob) {
      dispatch(UnownedJob(job), on: .ofNobody, otherwise: PlatformExecutorFactory.defaultExecutor)
    }

    func enqueue<C: Clock>(
      _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
    ) {
      if let playing = LinuxRuntime.playing, let sleeper = withUnsafeCurrentTask(body: { $0.map(address) }) {
        let job = UnownedJob(job)
        // For a task that the app starts by itself, the error shows at its sleep.
        if !playing.servesTasks { playing.refusedTask() }
        let span = clock.now.duration(to: instant) as? Duration ?? .zero
        playing.sleep(sleeper, for: span) { job.runSynchronously(on: .ofNobody) }
      } else if let platform = PlatformExecutorFactory.defaultExecutor as? any SchedulingExecutor {
        platform.enqueue(job, at: instant, tolerance: tolerance, clock: clock)
      } else {
        fatalError("a task sleeps where no virtual clock plays, and the executor of the platform has no clock")
      }
    }

    func enqueue<C: Clock>(
      _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
    ) {
      enqueue(job, at: clock.now.advanced(by: delay), tolerance: tolerance, clock: clock)
    }
  }

  /// Serves the main actor: the thread that plays stands in for the main one.
  private final class ClockMainExecutor: MainExecutor {
    func enqueue(_ job: consuming ExecutorJob) {
      dispatch(UnownedJob(job), on: asUnownedSerialExecutor(), otherwise: PlatformExecutorFactory.mainExecutor)
    }

    var isMainExecutor: Bool { true }

    func isIsolatingCurrentContext() -> Bool? {
      LinuxRuntime.playing != nil ? true : PlatformExecutorFactory.mainExecutor.isIsolatingCurrentContext()
    }

    func checkIsolated() {
      if LinuxRuntime.playing == nil { PlatformExecutorFactory.mainExecutor.checkIsolated() }
    }

    func run() throws { try PlatformExecutorFactory.mainExecutor.run() }
    func stop() { PlatformExecutorFactory.mainExecutor.stop() }
  }

  /// Gives a job to the clock that plays on this thread, to the one that will look next, or to the platform.
  private func dispatch(
    _ job: UnownedJob, on executor: UnownedSerialExecutor, otherwise platform: @autoclosure () -> any Executor
  ) {
    let run: @Sendable () -> Void = { job.runSynchronously(on: executor) }
    if let clock = LinuxRuntime.playing { return clock.enqueue(address(of: job), run) }
    let platform = platform()
    // Jobs that a task on a thread of the platform starts stay with the platform.
    let isInTask = withUnsafeCurrentTask { $0 != nil }
    let arrival = Arrival(task: address(of: job), run: run, leave: { platform.enqueue(job) })
    if isInTask || !Arrivals.take(arrival) { platform.enqueue(job) }
  }

  extension UnownedSerialExecutor {
    /// The executor of tasks without an actor. The runtime represents it by two zeros, and has no public name for it.
    fileprivate static var ofNobody: UnownedSerialExecutor {
      unsafeBitCast((0, 0), to: UnownedSerialExecutor.self)
    }
  }

  /// A task is its own job, so both have the same address.
  private func address(of job: UnownedJob) -> UInt { unsafeBitCast(job, to: UInt.self) }
  private func address(_ task: UnsafeCurrentTask) -> UInt { unsafeBitCast(task, to: UInt.self) }
#endif
