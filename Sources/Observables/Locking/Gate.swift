import Synchronization

/// A gate that lets one element through at a time, in the order of arrival.
///
/// An element that arrives meanwhile, also from inside, waits. The thread that is inside handles it before it leaves.
///
///     if gate.enter(element) { handle(element); gate.leave(handle) }
package final class Gate<Element> {
  private enum Phase {
    /// No thread is inside.
    static var free: UInt8 { 0 }
    /// A thread is inside, and no element waits.
    static var busy: UInt8 { 1 }
    /// A thread is inside, and elements wait. Changes to or from this phase need the lock.
    static var crowded: UInt8 { 2 }
  }

  private let phase = Atomic<UInt8>(0)
  private let lock = RecursiveLock()
  private let waiting = Ring<Element>()

  package init() {}

  /// Enters with an element; if another caller is inside, the element waits.
  /// - Returns: Whether the caller is inside now and has to handle the element and `leave`.
  package func enter(_ element: Element) -> Bool {
    if tryToEnter() { return true }
    lock.lock()
    defer { lock.unlock() }
    while true {
      if tryToEnter() { return true }
      if phase.load(ordering: .relaxed) == Phase.crowded || move(Phase.busy, Phase.crowded) {
        waiting.append(element)
        return false
      }
    }
  }

  /// Enters without an element, unless another caller is inside.
  /// - Returns: Whether the caller is inside now.
  package func tryToEnter() -> Bool { move(Phase.free, Phase.busy) }

  /// Handles the waiting elements one by one until none waits, then frees the gate.
  package func leave(_ handle: (Element) -> Void) {
    if !tryToLeave() { handleWaiting(handle) }
  }

  // Not inlined, because it needs the type of an optional element, and looking up that type takes longer than leaving a
  // free gate.
  @inline(never)
  private func handleWaiting(_ handle: (Element) -> Void) {
    repeat {
      if let element = next() { handle(element) }
    } while !tryToLeave()
  }

  /// Removes and returns the oldest waiting element, or returns nil if none waits. Call it only from inside.
  package func next() -> Element? {
    if phase.load(ordering: .relaxed) != Phase.crowded { return nil }
    lock.lock()
    defer { lock.unlock() }
    let element = waiting.removeFirst()
    if waiting.isEmpty { phase.store(Phase.busy, ordering: .relaxed) }
    return element
  }

  /// Frees the gate unless an element waits.
  /// - Returns: Whether the caller is outside now.
  package func tryToLeave() -> Bool { move(Phase.busy, Phase.free) }

  @inline(__always)
  private func move(_ from: UInt8, _ to: UInt8) -> Bool {
    phase.compareExchange(expected: from, desired: to, ordering: .acquiringAndReleasing).exchanged
  }
}
