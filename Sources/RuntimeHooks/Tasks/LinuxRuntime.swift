#if canImport(Glibc) && (arch(x86_64) || arch(arm64)) && compiler(>=6.3) && compiler(<6.4) && !PORTABLE
  import Observables
  import Synchronization
  import VirtualTime
  @_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency

  /// Puts Swift concurrency on the virtual clock: `Task`, `Task.sleep`, `Task.yield`, `@MainActor`, groups, `async let`, actors
  /// and asynchronous sequences.
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
    private let isTrusted = Atomic<Bool>(false)

    /// Begins to serve the tasks of the process.
    /// - Returns: Whether a task ran and slept as it should.
    func install() -> Bool {
      RuntimeClock.becomeVirtual()
      MainQueue.listen()
      UniqueIdentifiers.becomeRepeatable()
      let (isDispatchKnown, isFoundationKnown) = (DispatchWork.becomeVirtual(), RunLoopWork.becomeVirtual())
      _createExecutors(factory: ClockExecutors.self)
      VirtualClock.runtime = self
      let isKnown = RuntimeClock.isVirtual && isDispatchKnown && isFoundationKnown && Self.servesATask()
      isTrusted.store(isKnown, ordering: .releasing)
      return isKnown
    }

    var servesTasks: Bool { serves.load(ordering: .acquiring) }

    func openCase() {
      // The clock is checked each time, because other code may have replaced it.
      serves.store(isTrusted.load(ordering: .acquiring) && RuntimeClock.isVirtual, ordering: .releasing)
      Arrivals.open()
    }

    func closeCase() { Arrivals.close() }
    var mayHaveNews: Bool { Arrivals.areWaiting || MainQueue.mayBeWaiting || BackgroundWork.mayRun }
    func moveArrivals(to clock: VirtualClock) { Arrivals.move(to: clock) }
    var hasMainWork: Bool { BackgroundWork.settle() || MainQueue.hasWork }
    func runMainWork() { MainQueue.runIfNeeded() }

    /// Whether a task on a clock that plays sleeps for a second of that clock, neither longer nor shorter.
    private static func servesATask() -> Bool {
      let (clock, hasSlept) = (VirtualClock(), Flag())
      return clock.whilePlaying {
        Task {
          try? await Task.sleep(for: .seconds(1))
          hasSlept.isSet.store(true, ordering: .releasing)
        }
        try? clock.advance(by: .milliseconds(999))
        if hasSlept.isSet.load(ordering: .acquiring) { return false }
        try? clock.advance(by: .milliseconds(1))
        return hasSlept.isSet.load(ordering: .acquiring)
      }
    }

    private final class Flag: Sendable {
      let isSet = Atomic<Bool>(false)
    }
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
      if let playing = VirtualClock.playing, let sleeper = withUnsafeCurrentTask(body: { $0.map(address) }) {
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
      VirtualClock.playing != nil ? true : PlatformExecutorFactory.mainExecutor.isIsolatingCurrentContext()
    }

    func checkIsolated() {
      if VirtualClock.playing == nil { PlatformExecutorFactory.mainExecutor.checkIsolated() }
    }

    func run() throws { try PlatformExecutorFactory.mainExecutor.run() }
    func stop() { PlatformExecutorFactory.mainExecutor.stop() }
  }

  /// Gives a job to the clock that plays on this thread, to the one that will look next, or to the platform.
  private func dispatch(
    _ job: UnownedJob, on executor: UnownedSerialExecutor, otherwise platform: @autoclosure () -> any Executor
  ) {
    let run: @Sendable () -> Void = { job.runSynchronously(on: executor) }
    if let clock = VirtualClock.playing { return clock.enqueue(address(of: job), run) }
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
