import Observables

extension Trampoline {
  /// Runs `body` now, with the trampoline around it if none runs on this thread: what it queues comes after it.
  static func around(_ body: () -> Void) {
    if isRunning {
      body()
    } else {
      begin()
      body()
      drainAndEnd()
    }
  }

  /// Runs `body` now, or behind what this thread is at.
  static func queued(_ body: @escaping () -> Void) {
    if isRunning {
      _ = CurrentThreadScheduler.instance.schedule(()) { _ in
        body()
        return Disposables.create()
      }
    } else {
      around(body)
    }
  }
}
