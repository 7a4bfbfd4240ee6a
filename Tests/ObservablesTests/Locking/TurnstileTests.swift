import Dispatch
import Observables
import Testing

struct TurnstileTests {
  // Safe to share: `count` is only touched under the lock or inside the turnstile, which is what the tests are about.
  private final class Counter: @unchecked Sendable {
    let lock = RecursiveLock()
    let turnstile = Turnstile()
    var count = 0
  }

  @Test func `the thread inside passes again at once`() {
    let turnstile = Turnstile()
    var lines: [String] = []
    turnstile.pass {
      lines.append("in")
      turnstile.pass { lines.append("nested") }
      lines.append("out")
    }
    #expect(lines == ["in", "nested", "out"])
  }

  @Test func `no event of several threads is lost, and none runs beside another`() {
    let counter = Counter()
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<2_000 { counter.turnstile.pass { counter.count += 1 } }
    }
    #expect(counter.count == 16_000)
  }

  @Test func `the events of one thread keep their order, whichever thread lets them through`() {
    let turnstile = Turnstile()
    // Safe to share: only touched inside the turnstile.
    nonisolated(unsafe) var latest = [0, 0, 0]
    nonisolated(unsafe) var isInOrder = true
    nonisolated(unsafe) let shared = turnstile
    DispatchQueue.concurrentPerform(iterations: 3) { thread in
      for number in 1...20_000 {
        shared.pass {
          if latest[thread] != number - 1 { isInOrder = false }
          latest[thread] = number
        }
      }
    }
    #expect(isInOrder)
    #expect(latest == [20_000, 20_000, 20_000])
  }

  @Test func `the lock is recursive and lets one thread in at a time`() {
    let counter = Counter()
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<2_000 { counter.lock.withLock { counter.lock.withLock { counter.count += 1 } } }
    }
    #expect(counter.count == 16_000)
  }
}
