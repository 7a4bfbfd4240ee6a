/// The queue of work of the calling thread that keeps nested subscriptions flat and in order.
@usableFromInline
package enum Trampoline {
  /// Whether a trampoline runs on this thread.
  package static var isRunning: Bool { ThreadSlot.current.pointee.isTrampolining }

  /// Begins a trampoline, which `drainAndEnd()` has to end; false if one runs on this thread already.
  @usableFromInline
  package static func begin() -> Bool {
    let slot = ThreadSlot.current
    if slot.pointee.isTrampolining { return false }
    slot.pointee.isTrampolining = true
    return true
  }

  /// Runs what was enqueued, and what that enqueues, until nothing waits; then the trampoline is gone.
  @usableFromInline
  package static func drainAndEnd() {
    let slot = ThreadSlot.current
    while let item = slot.pointee.queue.dequeue() { item.invoke() }
    slot.pointee.isTrampolining = false
  }

  /// Runs a body inside of a trampoline: the one that runs on this thread, or one of its own.
  @inlinable
  package static func inside<Result>(_ body: () throws -> Result) rethrows -> Result {
    if !begin() { return try body() }
    defer { drainAndEnd() }
    return try body()
  }

  /// Runs a body as if no trampoline ran on this thread; what waits for the one that does goes on waiting.
  package static func aside<Result>(_ body: () throws -> Result) rethrows -> Result {
    let slot = ThreadSlot.current
    let (wasRunning, waiting) = (slot.pointee.isTrampolining, slot.pointee.queue)
    slot.pointee.isTrampolining = false
    slot.pointee.queue = Queue()
    defer {
      slot.pointee.isTrampolining = wasRunning
      slot.pointee.queue = waiting
    }
    return try body()
  }

  /// Puts an item behind all others.
  package static func enqueue(_ item: TrampolineItem) {
    ThreadSlot.current.pointee.queue.enqueue(item)
  }

  /// Runs an item by the rule of the current thread: at once with the trampoline around it, or behind what waits.
  package static func schedule(_ item: TrampolineItem) {
    if begin() {
      item.invoke()
      drainAndEnd()
    } else {
      enqueue(item)
    }
  }
}

/// One piece of work of a trampoline; a disposed one does nothing when its turn comes.
package class TrampolineItem {
  package init() {}
  package func invoke() { preconditionFailure("an item is invoked") }
}
