/// The work queue of the calling thread, which keeps nested subscriptions flat and in order.
@usableFromInline
package enum Trampoline {
  /// Whether a trampoline runs on this thread.
  package static var isRunning: Bool { ThreadSlot.current.pointee.isTrampolining }

  /// A trampoline that was begun on this thread.
  @usableFromInline
  package struct Turn {
    fileprivate let slot: UnsafeMutablePointer<ThreadSlot>

    /// Runs the enqueued items, and those that they enqueue, until none waits, then ends the trampoline.
    @usableFromInline
    package func drainAndEnd() {
      while let item = slot.pointee.queue.dequeue() { item.invoke() }
      slot.pointee.isTrampolining = false
    }
  }

  /// Begins a trampoline, which `drainAndEnd()` has to end; returns nil if one runs on this thread already.
  @usableFromInline
  package static func begin() -> Turn? {
    let slot = ThreadSlot.current
    if slot.pointee.isTrampolining { return nil }
    slot.pointee.isTrampolining = true
    return Turn(slot: slot)
  }

  /// Runs `body` inside a trampoline: the one that runs on this thread, or a new one.
  @inlinable
  package static func inside<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let turn = begin() else { return try body() }
    defer { turn.drainAndEnd() }
    return try body()
  }

  /// Runs `body` as if no trampoline ran on this thread. Items that wait for a running trampoline go on waiting.
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

  /// Adds an item after all others.
  package static func enqueue(_ item: TrampolineItem) {
    ThreadSlot.current.pointee.queue.enqueue(item)
  }

  /// Runs an item at once in a new trampoline or, if one runs on this thread already, adds it after all others.
  package static func schedule(_ item: TrampolineItem) {
    if let turn = begin() {
      item.invoke()
      turn.drainAndEnd()
    } else {
      enqueue(item)
    }
  }
}

/// A piece of work of a trampoline; a disposed item does nothing when its turn comes.
package class TrampolineItem {
  package init() {}
  package func invoke() { preconditionFailure("an item is invoked") }
}
