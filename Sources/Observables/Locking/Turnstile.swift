import Synchronization

/// A turnstile that lets the events of several sources through one at a time, without holding a lock meanwhile.
///
/// The thread that is inside may enter again at once, so re-entrant events are delivered nested, depth first. Another
/// thread does not wait: it leaves its event with `postpone`, and the thread inside delivers the event before it
/// leaves.
///
///     if turnstile.enter() { receive(element); turnstile.leave() } else { turnstile.postpone { self.next(element) } }
package final class Turnstile {
  private let owner = Atomic<UInt>(0)
  private let hasWaiting = Atomic<Bool>(false)
  @exclusivity(unchecked) private var depth = 0
  private let waitingLock = RecursiveLock()
  private var waiting: [() -> Void] = []

  package init() {}

  /// Enters, unless another thread is inside.
  /// - Returns: Whether the calling thread is inside now and has to call `leave()`.
  package func enter() -> Bool {
    let me = currentThreadWord()
    if owner.load(ordering: .relaxed) == me {
      depth += 1
      return true
    }
    let isInside = owner.compareExchange(
      expected: 0, desired: me, successOrdering: .sequentiallyConsistent, failureOrdering: .sequentiallyConsistent
    ).exchanged
    // An event that this thread postponed before comes before its next one, also if the thread inside left just now.
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

  /// Leaves an event to the thread that is inside, or delivers it here if none is any more.
  package func postpone(_ job: @escaping () -> Void) {
    waitingLock.withLock {
      waiting.append(job)
      hasWaiting.store(true, ordering: .sequentiallyConsistent)
    }
    if enter() { leave() }
  }

  /// Delivers an event now, or leaves it to the thread that is inside. For rare events only, because it costs a
  /// closure.
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
