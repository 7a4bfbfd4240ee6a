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

  @Test("the thread inside passes again at once")
  func reentrancy() {
    let turnstile = Turnstile()
    var lines: [String] = []
    turnstile.pass {
      lines.append("in")
      turnstile.pass { lines.append("nested") }
      lines.append("out")
    }
    #expect(lines == ["in", "nested", "out"])
  }

  @Test("no event of several threads is lost, and none runs beside another")
  func threads() {
    let counter = Counter()
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<2_000 { counter.turnstile.pass { counter.count += 1 } }
    }
    #expect(counter.count == 16_000)
  }

  @Test("the lock is recursive and lets one thread in at a time")
  func lock() {
    let counter = Counter()
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<2_000 { counter.lock.withLock { counter.lock.withLock { counter.count += 1 } } }
    }
    #expect(counter.count == 16_000)
  }
}
