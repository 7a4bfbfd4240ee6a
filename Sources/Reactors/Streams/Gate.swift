import Observables
import Synchronization

/// Lets one element through at a time, in the order of arrival; one that comes meanwhile, from inside or from another
/// thread, waits and is taken along by whoever is inside.
///
///     if gate.enter(element) { handle(element); gate.leave(handle) }
final class Gate<Element> {
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

  /// Whether the caller is inside now and has to handle the element and `leave`; if not, the element waits.
  func enter(_ element: Element) -> Bool {
    if move(Phase.free, Phase.busy) { return true }
    lock.lock()
    defer { lock.unlock() }
    while true {
      if move(Phase.free, Phase.busy) { return true }
      if phase.load(ordering: .relaxed) == Phase.crowded || move(Phase.busy, Phase.crowded) {
        waiting.append(element)
        return false
      }
    }
  }

  /// Handles what waits, one by one, until nothing does; then the gate is free.
  func leave(_ handle: (Element) -> Void) {
    while !move(Phase.busy, Phase.free) {
      lock.lock()
      let element = waiting.removeFirst()
      if waiting.isEmpty { phase.store(Phase.busy, ordering: .relaxed) }
      lock.unlock()
      handle(element)
    }
  }

  @inline(__always)
  private func move(_ from: UInt8, _ to: UInt8) -> Bool {
    phase.compareExchange(expected: from, desired: to, ordering: .acquiringAndReleasing).exchanged
  }
}
