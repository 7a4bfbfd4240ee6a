import Observables

/// Counts the running tasks of asynchronous effects, and resumes the code that waits for an event.
final class TaskCount {
  private let lock = RecursiveLock()
  // Accessed with the lock held.
  @exclusivity(unchecked) private var count = 0
  @exclusivity(unchecked) private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Counts a task that begins.
  func begin() { lock.withLock { count += 1 } }

  /// Removes a task that ended or was cancelled.
  func end() {
    lock.withLock { count -= 1 }
    wake()
  }

  /// Makes the waiting code check its condition again.
  func wake() {
    let woken = lock.withLock {
      defer { waiting = [] }
      return waiting
    }
    for continuation in woken { continuation.resume() }
  }

  /// Waits until a condition is true or no running task is left that could make it true.
  nonisolated(nonsending) func wait(until isTrue: () -> Bool) async {
    while true {
      let isOver = lock.withLock { isTrue() || count == 0 }
      if isOver { return }
      await withCheckedContinuation { continuation in
        let isLate = lock.withLock {
          if isTrue() || count == 0 { return true }
          waiting.append(continuation)
          return false
        }
        if isLate { continuation.resume() }
      }
    }
  }
}
