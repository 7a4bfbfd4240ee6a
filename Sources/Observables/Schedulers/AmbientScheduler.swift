/// The scheduler that stands in for real time on the calling thread.
///
/// While a script plays, it is the virtual clock. Every scheduler of real time consults it first.
public enum AmbientScheduler {
  /// The ambient scheduler of this thread; nil outside of `withCurrent`.
  public static var current: (any SchedulerType)? { ThreadSlot.current.pointee.ambient.scheduler }

  /// Runs `body` with `scheduler` as the ambient scheduler of this thread, then restores the one from before.
  public static func withCurrent<Result>(_ scheduler: (any SchedulerType)?, _ body: () throws -> Result) rethrows
    -> Result
  {
    try withCurrent(ThreadSlot.Ambient(scheduler), body)
  }

  /// Returns whether a stand-in is the ambient scheduler of this thread.
  package static func isCurrent(_ standIn: any MainStandIn) -> Bool {
    ThreadSlot.current.pointee.standIn == ObjectIdentifier(standIn)
  }

  /// Runs `body` with `standIn` as the ambient scheduler of this thread, then restores the one from before.
  package static func withCurrent<Result>(standIn: any MainStandIn, _ body: () throws -> Result) rethrows -> Result {
    try withCurrent(ThreadSlot.Ambient(standIn: standIn), body)
  }

  private static func withCurrent<Result>(_ ambient: ThreadSlot.Ambient, _ body: () throws -> Result) rethrows
    -> Result
  {
    let slot = ThreadSlot.current
    let before = slot.pointee.ambient
    slot.pointee.ambient = ambient
    defer { slot.pointee.ambient = before }
    return try body()
  }
}
