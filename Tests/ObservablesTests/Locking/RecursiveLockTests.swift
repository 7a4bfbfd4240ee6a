import Dispatch
import Observables
import TestSupport
import Testing

struct RecursiveLockTests {
  // Safe to share: `count` is only touched under the lock, which is what the tests are about.
  private final class Counter: @unchecked Sendable {
    let lock = RecursiveLock()
    var count = 0
  }

  @Test func `the owner locks again, and others wait until it has unlocked as often`() {
    let counter = Counter()
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for _ in 0..<1_000 {
        counter.lock.lock()
        counter.lock.lock()
        counter.lock.lock()
        counter.lock.unlock()
        counter.lock.unlock()
        counter.count += 1
        counter.lock.unlock()
      }
    }
    #expect(counter.count == 4_000)
  }

  @Test func `the result of the body is handed on`() {
    let lock = RecursiveLock()
    #expect(lock.withLock { lock.withLock { 7 } } == 7)
  }

  @Test func `an error of the body is handed on, and the lock is free for other threads`() {
    let counter = Counter()
    #expect(throws: TestError()) { try counter.lock.withLock { throw TestError() } }
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for _ in 0..<1_000 {
        try? counter.lock.withLock {
          counter.count += 1
          throw TestError()
        }
      }
    }
    #expect(counter.count == 4_000)
  }
}
