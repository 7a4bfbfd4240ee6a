import Synchronization

/// Lets one element through at a time, in the order of arrival; one that comes meanwhile, from inside or from another
/// thread, waits and is taken along by whoever is inside.
///
///     if gate.enter(element) { handle(element); gate.leave(handle) }
package final class Gate<Element> {
  private enum Phase {
    /// Nobody is inside.
    static var free: UInt8 { 0 }
    /// Somebody is inside, nothing waits.
    static var busy: UInt8 { 1 }
    /// Somebody is inside and something waits; only changed with the lock held.
    static var crowded: UInt8 { 2 }
  }

  private let phase = Atomic<UInt8>(0)
  private let lock = RecursiveLock()
  private let waiting = Ring<Element>()

  package init() {}

  /// Whether the caller is inside now and has to handle the element and `leave`; if not, the element waits.
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

  /// Whether the caller is inside now; if not, somebody else is, and nothing has changed.
  package func tryToEnter() -> Bool { move(Phase.free, Phase.busy) }

  /// Handles what waits, one by one, until nothing does; then the gate is free.
  package func leave(_ handle: (Element) -> Void) {
    while !tryToLeave() {
      if let element = next() { handle(element) }
    }
  }

  /// Takes the oldest element that waits, for whoever is inside; nil if none does.
  package func next() -> Element? {
    if phase.load(ordering: .relaxed) != Phase.crowded { return nil }
    lock.lock()
    defer { lock.unlock() }
    let element = waiting.removeFirst()
    if waiting.isEmpty { phase.store(Phase.busy, ordering: .relaxed) }
    return element
  }

  /// Frees the gate unless something waits.
  /// - Returns: Whether the caller is outside now.
  package func tryToLeave() -> Bool { move(Phase.busy, Phase.free) }

  @inline(__always)
  private func move(_ from: UInt8, _ to: UInt8) -> Bool {
    phase.compareExchange(expected: from, desired: to, ordering: .acquiringAndReleasing).exchanged
  }
}
