import Synchronization

/// A source that sends one element per turn of the thread's trampoline, so that several of them interleave.
///
/// While no other item waits for a turn, the source takes its next turn at once, without queueing. The order is the
/// same.
package class TurnSource<Element>: TrampolineItem, Cancelable, Attachment {
  let downstream: Sink<Element>
  private let flag = Atomic<Bool>(false)

  init(_ downstream: Sink<Element>) {
    self.downstream = downstream
  }

  package final var isDisposed: Bool { @inline(__always) get { flag.load(ordering: .relaxed) } }

  package final func dispose() { flag.store(true, ordering: .relaxed) }

  /// Sends the next element or the end; returns false after the end.
  func turn() -> Bool { preconditionFailure("a source of turns takes turns") }

  package final override func invoke() {
    let slot = ThreadSlot.current
    while !isDisposed, turn() {
      if slot.pointee.waitingCount != 0 {
        slot.pointee.queue.enqueue(self)
        return
      }
    }
  }

  /// Schedules the turns: on the thread's trampoline, or one by one on another scheduler.
  final func start(on scheduler: any ImmediateSchedulerType) -> any Attachment {
    if scheduler is CurrentThreadScheduler {
      Trampoline.schedule(self)
      return self
    }
    return scheduler.scheduleRecursive(()) { [self] _, recurse in
      if turn() { recurse(()) }
    }.attachment
  }
}
