import Synchronization

/// A small recursive lock that stores the thread that owns it.
///
/// The lock is stored inside the object that it guards. Locking costs one compare-and-swap, unlocking one store. A
/// thread that has to wait spins, then yields, then sleeps. The lock is meant for short critical sections that never
/// call foreign code.
package struct RecursiveLock: ~Copyable {
  private let owner = Atomic<UInt>(0)
  // Only the owner accesses it, so relaxed loads and stores suffice; they are atomic only for the compiler.
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
