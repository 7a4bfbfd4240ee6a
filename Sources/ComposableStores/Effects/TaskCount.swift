import Observables

/// Counts the tasks of asynchronous effects that run, and wakes whoever waits for something to happen.
final class TaskCount {
  private let lock = RecursiveLock()
  // Touched with the lock held.
  @exclusivity(unchecked) private var count = 0
  @exclusivity(unchecked) private var waiting: [CheckedContinuation<Void, Never>] = []

  /// A task begins.
  func begin() { lock.withLock { count += 1 } }

  /// A task has ended, or was cancelled.
  func end() {
    lock.withLock { count -= 1 }
    wake()
  }

  /// Lets those who wait look again.
  func wake() {
    let woken = lock.withLock {
      defer { waiting = [] }
      return waiting
    }
    for continuation in woken { continuation.resume() }
  }

  /// Waits until something is true or no task runs that could make it true.
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
