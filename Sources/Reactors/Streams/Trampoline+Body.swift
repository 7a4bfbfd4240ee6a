import Observables

extension Trampoline {
  /// Runs `body` now, with the trampoline around it if none runs on this thread: what it queues comes after it.
  static func around(_ body: () -> Void) {
    if isRunning { return body() }
    begin()
    body()
    drainAndEnd()
  }
}
