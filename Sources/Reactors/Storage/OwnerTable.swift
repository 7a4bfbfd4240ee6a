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

    /// Whether the owner is dead, and this thread may release the value. An owner that belongs to another clock is not
    /// retained here, because the thread of that clock may be checking at this moment whether anything else retains it.
    /// - Parameter held: Receives the objects that were retained. The caller releases them outside the lock, because
    ///   that may deallocate them.
    func isDue(holding held: inout [AnyObject]) -> Bool {
      if let clock {
        held.append(clock)
        if clock !== AmbientScheduler.mainStandIn { return false }
      }
      if let owner {
        held.append(owner)
        return false
      }
      return true
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

  /// Whether a value that is attached now is released at the moment of its owner's death.
  var releasesAtDeath: Bool { watchesOwners && DeathWatch.isPossible && AmbientScheduler.mainStandIn == nil }

  /// The number of entries, including those of dead owners that were not swept yet.
  var count: Int { lock.withLock { entries.count + displaced.count } }

  /// Returns the value that is attached to `owner`, or nil.
  func value(of owner: AnyObject) -> Value? {
    lock.withLock {
      guard let entry = entries[ObjectIdentifier(owner)], entry.owner === owner else { return nil }
      return entry.value
    }
  }

  /// Returns the value that is attached to `owner`, creating it at first use. If another thread attaches one meanwhile,
  /// that one stays.
  func value(of owner: AnyObject, orMake make: () -> Value) -> Value {
    if let value = value(of: owner) { return value }
    if watchesOwners { DeathWatch.watch(type(of: owner)) }
    // Outside the lock, as everything that may run foreign code: it may wait for a thread that uses this table.
    let made = make()
    let (kept, isFull): (Value, Bool) = lock.withLock {
      if let value = value(of: owner) { return (value, false) }
      if let stale = entries[ObjectIdentifier(owner)] { displaced.append(stale) }
      entries[ObjectIdentifier(owner)] = Entry(owner: owner, value: made, number: nextNumber)
      nextNumber += 1
      return (made, entries.count + displaced.count > sweepAt)
    }
    if isFull { sweep() }
    return kept
  }

  /// Removes the entry of an owner that is dying.
  /// - Returns: The entry, for the caller to release; nil if there is none that may be released now. The host of a
  ///   clock sweeps by itself, between two pieces of work: an owner may die in the middle of a reduction.
  private func take(belongingTo owner: ObjectIdentifier) -> AnyObject? {
    lock.withLock {
      guard let entry = entries[owner], !entry.hasClock, entry.owner == nil else { return nil }
      return entries.removeValue(forKey: owner)
    }
  }

  /// Releases every value whose owner died.
  /// - Returns: Whether there was one.
  @discardableResult
  func sweep() -> Bool {
    var held: [AnyObject] = []
    var dead = lock.withLock { takeDead(holding: &held) }
    held = []
    defer { while !dead.isEmpty { dead.removeFirst() } }
    return !dead.isEmpty
  }

  private func takeDead(holding held: inout [AnyObject]) -> [Entry] {
    // Each entry is asked once: an owner may die on another thread at any time. Hosts sweep often, most sweeps find
    // nothing, and most tables of a host have few entries.
    var dead = displaced.filter { $0.isDue(holding: &held) }
    if !dead.isEmpty { displaced.removeAll { one in dead.contains { $0 === one } } }
    var owners: [ObjectIdentifier] = []
    for (owner, entry) in entries where entry.isDue(holding: &held) {
      owners.append(owner)
      dead.append(entry)
    }
    for owner in owners { entries[owner] = nil }
    dead.sort { $0.number < $1.number }
    sweepAt = max(32, (entries.count + displaced.count) * 2)
    return dead
  }
}
