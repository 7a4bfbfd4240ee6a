import Synchronization
import VirtualTime

/// Jobs that threads outside of concurrency resume while a case is open; the clock of the case takes them when it looks
/// for work.
enum Arrivals {
  private struct Inbox {
    var openCases = 0
    var waiting: [Arrival] = []
  }

  private static let inbox = Mutex(Inbox())
  private static let hasSome = Atomic<Bool>(false)
  private static let isAnyOpen = Atomic<Bool>(false)

  /// Whether jobs wait for a clock.
  static var areWaiting: Bool { hasSome.load(ordering: .acquiring) }

  /// Whether a case is open.
  static var isOpen: Bool { isAnyOpen.load(ordering: .acquiring) }

  static func open() {
    inbox.withLock { inbox in
      inbox.openCases += 1
      isAnyOpen.store(true, ordering: .releasing)
    }
  }

  static func close() {
    let stranded = inbox.withLock { inbox in
      inbox.openCases -= 1
      isAnyOpen.store(inbox.openCases > 0, ordering: .releasing)
      return inbox.openCases == 0 ? removeAll(&inbox) : []
    }
    for arrival in stranded { arrival.leave() }
  }

  /// Keeps a job for the next clock that looks for work; returns false if no case is open.
  static func take(_ arrival: Arrival) -> Bool {
    inbox.withLock { inbox in
      if inbox.openCases == 0 { return false }
      inbox.waiting.append(arrival)
      hasSome.store(true, ordering: .releasing)
      return true
    }
  }

  /// Moves the jobs that have arrived to a clock.
  static func move(to clock: VirtualClock) {
    if !areWaiting { return }
    for arrival in inbox.withLock({ removeAll(&$0) }) { clock.enqueue(arrival.task, arrival.run) }
  }

  private static func removeAll(_ inbox: inout Inbox) -> [Arrival] {
    hasSome.store(false, ordering: .relaxed)
    defer { inbox.waiting = [] }
    return inbox.waiting
  }
}

/// A job that was resumed from outside.
struct Arrival: Sendable {
  /// The address of its task.
  let task: UInt
  /// Runs the job on the clock's thread.
  let run: @Sendable () -> Void
  /// Passes the job to the platform instead.
  let leave: @Sendable () -> Void
}
