import Synchronization

/// Lets the events of several sources through one at a time without ever holding a lock while it calls out.
///
/// The thread that is inside passes again at once, so that re-entrant events are delivered nested, depth first. Another
/// thread does not wait: it leaves its event with `postpone`, and the thread inside delivers it on its way out.
///
///     if turnstile.enter() { receive(element); turnstile.leave() } else { turnstile.postpone { self.next(element) } }
package final class Turnstile {
  private let owner = Atomic<UInt>(0)
  private let hasWaiting = Atomic<Bool>(false)
  @exclusivity(unchecked) private var depth = 0
  private let waitingLock = RecursiveLock()
  private var waiting: [() -> Void] = []

  package init() {}

  /// Whether the calling thread is inside now; if so, it has to `leave()`.
  package func enter() -> Bool {
    let me = currentThreadWord()
    if owner.load(ordering: .relaxed) == me {
      depth += 1
      return true
    }
    let isInside = owner.compareExchange(
      expected: 0, desired: me, successOrdering: .sequentiallyConsistent, failureOrdering: .sequentiallyConsistent
    ).exchanged
    // An event that this thread left just before the one inside went out comes before the one it brings now.
    if isInside, hasWaiting.load(ordering: .relaxed) { runWaiting() }
    return isInside
  }

  package func leave() {
    if depth > 0 {
      depth -= 1
      return
    }
    if hasWaiting.load(ordering: .relaxed) { runWaiting() }
    repeat {
      owner.store(0, ordering: .sequentiallyConsistent)
    } while hasWaiting.load(ordering: .sequentiallyConsistent) && enter()
  }

  /// Leaves an event to the thread that is inside, or delivers it here if nobody is any more.
  package func postpone(_ job: @escaping () -> Void) {
    waitingLock.withLock {
      waiting.append(job)
      hasWaiting.store(true, ordering: .sequentiallyConsistent)
    }
    if enter() { leave() }
  }

  /// Lets an event through: now, or on the thread that is inside. For what is rare; it costs a closure.
  package func pass(_ job: @escaping () -> Void) {
    if enter() {
      job()
      leave()
    } else {
      postpone(job)
    }
  }

  private func runWaiting() {
    while true {
      let jobs = waitingLock.withLock {
        defer { waiting = [] }
        if waiting.isEmpty { hasWaiting.store(false, ordering: .sequentiallyConsistent) }
        return waiting
      }
      if jobs.isEmpty { return }
      for job in jobs { job() }
    }
  }
}
