/// The scheduler on which drivers and signals send their elements: the main scheduler, unless a test sets another one.
public enum SharingScheduler {
  /// Makes a scheduler for one sequence; each scheduler keeps its own actions in order.
  public static var make: () -> any SchedulerType {
    ThreadSlot.current.pointee.makeSharingScheduler ?? { MainActorScheduler() }
  }

  /// Runs `action`; drivers and signals that it makes on this thread send their elements on `scheduler`.
  ///
  ///     SharingScheduler.mock(scheduler: testScheduler) { driver = source.asDriver(onErrorJustReturn: 0) }
  public static func mock(scheduler: any SchedulerType, action: () throws -> Void) rethrows {
    try mock(makeScheduler: { scheduler }, action: action)
  }

  /// Runs `action`; each driver or signal that it makes on this thread sends its elements on a scheduler of the
  /// closure.
  public static func mock(makeScheduler: @escaping () -> any SchedulerType, action: () throws -> Void) rethrows {
    let slot = ThreadSlot.current
    let before = slot.pointee.makeSharingScheduler
    slot.pointee.makeSharingScheduler = makeScheduler
    defer { slot.pointee.makeSharingScheduler = before }
    try action()
  }
}
