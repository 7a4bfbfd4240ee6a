import Observables
import Synchronization

/// Runs Swift concurrency on the virtual clock: `Task`, `Task.sleep`, `Task.yield`, `@MainActor`, groups, `async let`,
/// actors and asynchronous sequences.
///
/// After `install()` the executor serves the whole process. A job from a thread on which a clock plays becomes an item
/// of that clock, so that ties, livelocks, culprits and the time-out work as for all other work; a sleep is an item at
/// its virtual time. All other jobs go to the executors of the platform, as if nothing were installed. The exception
/// are jobs that a thread outside of concurrency resumes while a case is open, such as the callback of a dispatch
/// queue: they wait until the playing clock looks for work.
///
/// The runtime offers this as SPI, which another compiler may lack or have changed. With such a compiler `install()`
/// does nothing, and asynchronous effects are refused. They are also refused if the clocks of the language cannot be
/// made virtual.
package enum VirtualExecutor {
  /// Whether the playing clock serves tasks.
  package static var isInstalled: Bool { installed.load(ordering: .acquiring) }

  /// Begins to serve the tasks of the process. Must be called once, before the first task is started.
  package static func install() {
    #if os(Linux) && compiler(>=6.3) && compiler(<6.4)
      RuntimeClock.becomeVirtual()
      #if canImport(Glibc) && (arch(x86_64) || arch(arm64))
        DispatchWork.becomeVirtual()
        RunLoopWork.becomeVirtual()
      #endif
      _createExecutors(factory: ClockExecutors.self)
      installed.store(true, ordering: .releasing)
    #endif
  }

  /// Whether a case may start tasks: they are served, and their clocks show the time of the playing clock.
  package static var servesTasks: Bool { serves.load(ordering: .acquiring) }

  /// Begins a case: jobs that are resumed from outside wait for it.
  package static func openCase() {
    if !isInstalled { return }
    serves.store(RuntimeClock.isVirtual, ordering: .releasing)
    Arrivals.open()
  }

  /// Ends a case. If no other case is open, jobs that have arrived since the clock last looked go to the platform.
  package static func closeCase() {
    if isInstalled { Arrivals.close() }
  }

  private static let installed = Atomic<Bool>(false)
  private static let serves = Atomic<Bool>(false)
}

#if os(Linux) && compiler(>=6.3) && compiler(<6.4)
  @_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency

  private struct ClockExecutors: ExecutorFactory {
    static let mainExecutor: any MainExecutor = ClockMainExecutor()
    static let defaultExecutor: any TaskExecutor = ClockTaskExecutor()
  }

  /// Serves jobs without an actor.
  private final class ClockTaskExecutor: TaskExecutor, SchedulingExecutor {
    func enqueue(_ job: consuming ExecutorJob) {
      dispatch(UnownedJob(job), on: .ofNobody, otherwise: PlatformExecutorFactory.defaultExecutor)
    }

    func enqueue<C: Clock>(
      _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
    ) {
      if let playing = VirtualClock.playing, let sleeper = withUnsafeCurrentTask(body: { $0.map(address) }) {
        let job = UnownedJob(job)
        // The app started this task itself, so it was not refused earlier: its sleep is where the time goes wrong.
        if !VirtualExecutor.servesTasks { playing.refusedTask() }
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

  /// Serves the main actor: the playing thread stands in for the main one.
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

  /// Passes a job to the clock that plays on this thread, to the next clock that looks for work, or to the platform.
  private func dispatch(
    _ job: UnownedJob, on executor: UnownedSerialExecutor, otherwise platform: @autoclosure () -> any Executor
  ) {
    let run: @Sendable () -> Void = { job.runSynchronously(on: executor) }
    if let clock = VirtualClock.playing { return clock.enqueue(address(of: job), run) }
    let platform = platform()
    // Code inside a task on a thread of the platform belongs to the platform.
    let isInTask = withUnsafeCurrentTask { $0 != nil }
    let arrival = Arrival(task: address(of: job), run: run, leave: { platform.enqueue(job) })
    if isInTask || !Arrivals.take(arrival) { platform.enqueue(job) }
  }

  extension UnownedSerialExecutor {
    /// The executor of jobs without an actor: the runtime represents it as a reference of two zeros, without a public
    /// name.
    fileprivate static var ofNobody: UnownedSerialExecutor {
      unsafeBitCast((0, 0), to: UnownedSerialExecutor.self)
    }
  }

  /// A task is its own job, so both have the same address. Both are a single pointer.
  private func address(of job: UnownedJob) -> UInt { unsafeBitCast(job, to: UInt.self) }
  private func address(_ task: UnsafeCurrentTask) -> UInt { unsafeBitCast(task, to: UInt.self) }
#endif
