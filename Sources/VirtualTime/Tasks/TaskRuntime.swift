/// Puts the tasks of a process, and the work of its main queue, on the clock that plays.
package protocol TaskRuntime: AnyObject, Sendable {
  /// Whether a case may start tasks: they are served, and their clocks show the time of the clock that plays.
  var servesTasks: Bool { get }

  /// Begins a case: jobs that are resumed from outside wait for its clock.
  func openCase()

  /// Ends a case. Jobs that have arrived since its clock looked last go to the platform if no other case is open.
  func closeCase()

  /// Whether jobs or work for the main queue may have arrived since a clock looked last. If not, a clock need not look.
  var mayHaveNews: Bool { get }

  /// Puts on a clock the jobs that were resumed from outside since a clock looked last.
  func moveArrivals(to clock: VirtualClock)

  /// Whether work waits on the main queue that this thread can run.
  var hasMainWork: Bool { get }

  /// Runs the work that waits on the main queue now. If it enqueues more work, `hasMainWork` is true again.
  func runMainWork()
}
