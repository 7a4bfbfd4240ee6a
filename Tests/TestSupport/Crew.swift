import Foundation
import Observables
import Synchronization

/// Several threads that do something at the same time.
public enum Crew {
  /// Runs a body on `count` threads, which all wait for one another before they begin, and waits for their ends.
  ///
  /// The body may touch what the others touch: to see that this is safe is what a crew is for.
  public static func run(_ count: Int, stackSize: Int = 1 << 20, _ body: @escaping (_ member: Int) -> Void) {
    let work = Work(body: body)
    let present = Atomic<Int>(0)
    let done = DispatchSemaphore(value: 0)
    #if DEBUG || TRACE_RESOURCES
      let counter = ResourceCounter.current
    #endif
    for member in 0..<count {
      let thread = Thread {
        present.add(1, ordering: .acquiringAndReleasing)
        while present.load(ordering: .acquiring) < count { pauseWhileContended(round: 64) }
        #if DEBUG || TRACE_RESOURCES
          ResourceCounter.$current.withValue(counter) { work.run(member) }
        #else
          work.run(member)
        #endif
        done.signal()
      }
      thread.stackSize = stackSize
      thread.start()
    }
    for _ in 0..<count { done.wait() }
    work.letGo()
  }

  /// Runs a body on a thread of its own, and returns whether it ends within seconds, as it does unless it waits for a
  /// lock.
  public static func canRun(_ body: @escaping () -> Void) -> Bool {
    let work = Work { _ in body() }
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      work.run(0)
      work.letGo()
      done.signal()
    }
    return done.wait(timeout: .now() + 10) == .success
  }

  // Safe to share: the closure is only called until all members are done, and only then given up, so that nothing of it
  // lives on with a thread that has not quite ended; what it captures has to be safe to share, which is what is tested.
  private final class Work: @unchecked Sendable {
    private var body: ((Int) -> Void)?

    init(body: @escaping (Int) -> Void) { self.body = body }

    func run(_ member: Int) { body?(member) }
    func letGo() { body = nil }
  }
}
