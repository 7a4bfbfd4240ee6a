/// Where drivers and signals send their elements: the main scheduler, unless a test says otherwise.
public enum SharingScheduler {
  /// Makes a scheduler for one sequence; each one has an order of its own.
  public static var make: () -> any SchedulerType {
    ThreadSlot.current.pointee.makeSharingScheduler ?? { MainActorScheduler() }
  }

  /// Makes the drivers and signals that `action` builds on this thread send their elements on `scheduler`.
  ///
  ///     SharingScheduler.mock(scheduler: testScheduler) { driver = source.asDriver(onErrorJustReturn: 0) }
  public static func mock(scheduler: any SchedulerType, action: () throws -> Void) rethrows {
    try mock(makeScheduler: { scheduler }, action: action)
  }

  /// Makes the drivers and signals that `action` builds on this thread each send their elements on a scheduler of the closure.
  public static func mock(makeScheduler: @escaping () -> any SchedulerType, action: () throws -> Void) rethrows {
    let slot = ThreadSlot.current
    let before = slot.pointee.makeSharingScheduler
    slot.pointee.makeSharingScheduler = makeScheduler
    defer { slot.pointee.makeSharingScheduler = before }
    try action()
  }
}
