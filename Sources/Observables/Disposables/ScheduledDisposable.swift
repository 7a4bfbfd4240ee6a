import Synchronization

/// A disposable that disposes another one on a scheduler.
public final class ScheduledDisposable: Cancelable {
  /// The scheduler that runs the disposal.
  public let scheduler: any ImmediateSchedulerType
  private let flag = Atomic<Bool>(false)
  private var disposable: (any Disposable)?

  /// Creates a disposable that disposes `disposable` on `scheduler`.
  public init(scheduler: any ImmediateSchedulerType, disposable: any Disposable) {
    self.scheduler = scheduler
    self.disposable = disposable
  }

  /// Whether the disposal has run.
  public var isDisposed: Bool { flag.load(ordering: .acquiring) }

  /// Schedules the disposal.
  public func dispose() {
    _ = scheduler.schedule(self) { scheduled in
      scheduled.disposeNow()
      return Disposables.create()
    }
  }

  private func disposeNow() {
    if flag.exchange(true, ordering: .acquiringAndReleasing) { return }
    let disposable = self.disposable
    self.disposable = nil
    disposable?.dispose()
  }
}
