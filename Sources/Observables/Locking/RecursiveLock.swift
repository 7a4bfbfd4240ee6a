import Synchronization

/// A recursive lock of one word: the thread that owns it.
///
/// It lives inside of the object that it guards. Locking costs one compare-and-swap, unlocking one store. A contended
/// thread spins, then yields, then sleeps; the lock is meant for short critical sections that never call out to foreign
/// code.
package struct RecursiveLock: ~Copyable {
  private let owner = Atomic<UInt>(0)
  // Only the owner touches it: plain loads and stores, atomic for the compiler alone.
  private let depth = Atomic<Int>(0)

  package init() {}

  package func lock() {
    let me = currentThreadWord()
    if owner.load(ordering: .relaxed) == me {
      depth.store(depth.load(ordering: .relaxed) + 1, ordering: .relaxed)
      return
    }
    if !owner.compareExchange(expected: 0, desired: me, successOrdering: .acquiring, failureOrdering: .relaxed)
      .exchanged
    {
      waitForOwnership(me)
    }
  }

  package func unlock() {
    let again = depth.load(ordering: .relaxed)
    if again > 0 {
      depth.store(again - 1, ordering: .relaxed)
    } else {
      owner.store(0, ordering: .releasing)
    }
  }

  package func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock()
    defer { unlock() }
    return try body()
  }

  private func waitForOwnership(_ me: UInt) {
    var round = 0
    repeat {
      while owner.load(ordering: .relaxed) != 0 {
        pauseWhileContended(round: round)
        round += 1
      }
    } while !owner.compareExchange(
      expected: 0, desired: me, successOrdering: .acquiring, failureOrdering: .relaxed
    ).exchanged
  }
}
