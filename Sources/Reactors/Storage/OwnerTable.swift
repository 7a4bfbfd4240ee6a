import Observables

/// What is attached to objects that cannot carry it themselves: found by identity, let go after the owner died.
///
/// The owner is held weakly, so an entry whose address was reused is never taken for the new object's. Dead entries are
/// swept, oldest first, whenever the table has doubled since the last sweep: it stays within twice the number of the living.
///
/// What was attached while a clock played is let go while that clock plays, or after its end: what ends with it speaks to
/// the thread of that clock, and another thread may look at the table at any time.
final class OwnerTable<Value: AnyObject> {
  /// An object, because to copy a weak reference out of the dictionary costs more than the look-up.
  private final class Entry {
    weak var owner: AnyObject?
    let value: Value
    let number: UInt64
    private weak var clock: AnyObject?
    private let hasClock: Bool

    init(owner: AnyObject, value: Value, number: UInt64) {
      self.owner = owner
      self.value = value
      self.number = number
      clock = AmbientScheduler.mainStandIn
      hasClock = clock != nil
    }

    /// Whether the owner is dead, and this thread may let go of what was attached to it.
    var isDue: Bool {
      if owner != nil { return false }
      return !hasClock || clock == nil || clock === AmbientScheduler.mainStandIn
    }
  }

  private let lock = RecursiveLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// Entries of the dead whose addresses were reused before they were due.
  private var displaced: [Entry] = []
  private var nextNumber: UInt64 = 0
  private var sweepAt = 32

  /// How many entries there are, those of the dead that were not swept yet included.
  var count: Int { lock.withLock { entries.count + displaced.count } }

  /// What is attached to `owner`, if anything.
  func value(of owner: AnyObject) -> Value? {
    lock.withLock {
      guard let entry = entries[ObjectIdentifier(owner)], entry.owner === owner else { return nil }
      return entry.value
    }
  }

  /// What is attached to `owner`, made at first use; `make` must not come back to this table.
  func value(of owner: AnyObject, orMake make: () -> Value) -> Value {
    var dead: [Entry] = []
    // The dead are let go outside of the lock: what they hold may run foreign code when it dies.
    defer { while !dead.isEmpty { dead.removeFirst() } }
    return lock.withLock {
      if let value = value(of: owner) { return value }
      if entries.count + displaced.count >= sweepAt { dead = takeDead() }
      let value = make()
      if let stale = entries[ObjectIdentifier(owner)] {
        if stale.isDue { dead.append(stale) } else { displaced.append(stale) }
      }
      entries[ObjectIdentifier(owner)] = Entry(owner: owner, value: value, number: nextNumber)
      nextNumber += 1
      return value
    }
  }

  /// Lets go of everything whose owner died.
  /// - Returns: Whether there was anything.
  @discardableResult
  func sweep() -> Bool {
    var dead = lock.withLock { takeDead() }
    defer { while !dead.isEmpty { dead.removeFirst() } }
    return !dead.isEmpty
  }

  private func takeDead() -> [Entry] {
    // Asked once for each: an owner may die on another thread at any time.
    let dead = (displaced + entries.values).filter(\.isDue).sorted { $0.number < $1.number }
    let numbers = Set(dead.map(\.number))
    entries = entries.filter { !numbers.contains($0.value.number) }
    displaced.removeAll { numbers.contains($0.number) }
    sweepAt = max(32, (entries.count + displaced.count) * 2)
    return dead
  }
}
