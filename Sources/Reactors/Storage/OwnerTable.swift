import Observables
import TypeLayouts

/// A table of values that are attached to objects by identity and released after the owner's death.
///
/// A table that watches its owners releases a value at the moment of its owner's death, where that can be known
/// (`DeathWatch`). Elsewhere, in other tables, and while a clock plays, values of dead owners are swept.
///
/// The owner is held weakly, so an entry whose address was reused is never returned for the new object. Dead entries
/// are swept, oldest first, whenever the table has doubled since the last sweep: its size stays within twice the number
/// of living owners.
///
/// A value that was attached while a clock played is released only while that clock plays, or after the clock's end:
/// releasing it may run code that belongs to the thread of that clock, and any thread may use the table at any time.
final class OwnerTable<Value: AnyObject> {
  /// A class, because copying a weak reference out of the dictionary costs more than the look-up.
  private final class Entry {
    weak var owner: AnyObject?
    let value: Value
    let number: UInt64
    private weak var clock: AnyObject?
    /// Whether the value was attached while a clock played.
    let hasClock: Bool

    init(owner: AnyObject, value: Value, number: UInt64) {
      self.owner = owner
      self.value = value
      self.number = number
      clock = AmbientScheduler.mainStandIn
      hasClock = clock != nil
    }

    /// Whether the owner is dead, and this thread may release the value.
    var isDue: Bool {
      if owner != nil { return false }
      return !hasClock || clock == nil || clock === AmbientScheduler.mainStandIn
    }
  }

  private let lock = RecursiveLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The entries of dead owners whose addresses were reused before the entries were due.
  private var displaced: [Entry] = []
  private var nextNumber: UInt64 = 0
  private var sweepAt = 32
  private let watchesOwners: Bool

  /// Creates an empty table.
  /// - Parameter watchesOwners: Whether values are released at the death of their owners; such a table lives for ever.
  init(watchesOwners: Bool = false) {
    self.watchesOwners = watchesOwners
    if watchesOwners { DeathWatch.add { [self] in take(belongingTo: $0) } }
  }

  /// The number of entries, including those of dead owners that were not swept yet.
  var count: Int { lock.withLock { entries.count + displaced.count } }

  /// Returns the value that is attached to `owner`, or nil.
  func value(of owner: AnyObject) -> Value? {
    lock.withLock {
      guard let entry = entries[ObjectIdentifier(owner)], entry.owner === owner else { return nil }
      return entry.value
    }
  }

  /// Returns the value that is attached to `owner`, creating it at first use; `make` must not use this table.
  func value(of owner: AnyObject, orMake make: () -> Value) -> Value {
    var dead: [Entry] = []
    // Entries are released outside the lock: their values may run foreign code in `deinit`.
    defer { while !dead.isEmpty { dead.removeFirst() } }
    if watchesOwners { DeathWatch.watch(type(of: owner)) }
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

  /// Removes the entry of an owner that is dying.
  /// - Returns: The entry, for the caller to release; nil if there is none that may be released now. The host of a clock
  ///   sweeps by itself, between two pieces of work: an owner may die in the middle of a reduction.
  private func take(belongingTo owner: ObjectIdentifier) -> AnyObject? {
    lock.withLock {
      guard let entry = entries[owner], !entry.hasClock, entry.isDue else { return nil }
      return entries.removeValue(forKey: owner)
    }
  }

  /// Releases every value whose owner died.
  /// - Returns: Whether there was one.
  @discardableResult
  func sweep() -> Bool {
    var dead = lock.withLock { takeDead() }
    defer { while !dead.isEmpty { dead.removeFirst() } }
    return !dead.isEmpty
  }

  private func takeDead() -> [Entry] {
    // A copy: an owner that is looked at may die then, if another thread releases it, and the table may change.
    let all = displaced + entries.values
    // Hosts sweep often, and most sweeps find nothing.
    if !all.contains(where: \.isDue) {
      sweepAt = max(32, (entries.count + displaced.count) * 2)
      return []
    }
    // Evaluated once for each entry: an owner may die on another thread at any time.
    let dead = all.filter(\.isDue).sorted { $0.number < $1.number }
    let numbers = Set(dead.map(\.number))
    entries = entries.filter { !numbers.contains($0.value.number) }
    displaced.removeAll { numbers.contains($0.number) }
    sweepAt = max(32, (entries.count + displaced.count) * 2)
    return dead
  }
}
