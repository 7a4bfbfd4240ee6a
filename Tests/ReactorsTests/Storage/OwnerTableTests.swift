import Observables
import Synchronization
import TestSupport
import Testing
import VirtualTime

@testable import Reactors

@Suite struct OwnerTableTests {
  final class Owner {}

  /// Tells of its end.
  final class Attached {
    let number: Int
    let history: History

    init(_ number: Int, _ history: History) {
      self.number = number
      self.history = history
    }

    deinit { history.note("\(number)") }
  }

  @Test func `RK-34: a value that is attached to an object is made once and found again`() {
    let table = OwnerTable<Attached>()
    let history = History()
    let (first, second) = (Owner(), Owner())
    #expect(table.value(of: first) == nil)
    let made = table.value(of: first) { Attached(1, history) }
    #expect(table.value(of: first) { Attached(2, history) } === made)
    #expect(table.value(of: second) { Attached(3, history) } !== made)
    #expect(table.value(of: first) === made)
  }

  @Test func `RK-34: a sweep lets go of what belonged to the dead, the oldest first`() {
    let table = OwnerTable<Attached>()
    let history = History()
    var owners = (0..<20).map { _ in Owner() }
    for (number, owner) in owners.enumerated() { _ = table.value(of: owner) { Attached(number, history) } }
    let survivor = owners.remove(at: 3)
    owners = []
    #expect(history.lines == [])
    table.sweep()
    #expect(history.lines == (0..<20).filter { $0 != 3 }.map { "\($0)" })
    #expect(table.value(of: survivor)?.number == 3)
    #expect(table.count == 1)
  }

  @Test func `RK-34: what was attached while a clock played ends while that clock plays, or after its end`() {
    let table = OwnerTable<Attached>()
    let history = History()
    let other = VirtualClock()
    var clock: VirtualClock? = VirtualClock()
    func attach(_ number: Int) { _ = table.value(of: Owner()) { Attached(number, history) } }
    func look(_ clock: VirtualClock) { clock.whilePlaying { _ = table.sweep() } }
    clock?.whilePlaying { attach(1) }
    look(other)
    table.sweep()
    #expect(history.lines == [])
    clock.map(look)
    #expect(history.lines == ["1"])
    clock?.whilePlaying { attach(2) }
    clock = nil
    look(other)
    #expect(history.lines == ["1", "2"])
    attach(3)
    look(other)
    #expect(history.lines == ["1", "2", "3"])
    #expect(table.count == 0)
  }

  @Test func `RK-34: a sweep on another thread keeps no owner of a clock alive`() {
    let table = OwnerTable<Owner>()
    let clock = VirtualClock()
    let isDone = Atomic<Bool>(false)
    let survivors = Atomic<Int>(0)
    Crew.run(2) { member in
      if member == 0 {
        while !isDone.load(ordering: .acquiring) { table.sweep() }
        return
      }
      clock.whilePlaying {
        for _ in 0..<500 {
          var owners = (0..<20).map { _ in Owner() }
          for owner in owners { _ = table.value(of: owner) { Owner() } }
          while !owners.isEmpty {
            weak let dropped = owners.removeLast()
            if dropped != nil { survivors.add(1, ordering: .relaxed) }
          }
        }
      }
      isDone.store(true, ordering: .releasing)
    }
    #expect(survivors.load(ordering: .relaxed) == 0)
  }

  @Test func `RK-34: the table does not grow with the number of the dead`() {
    let table = OwnerTable<Attached>()
    let history = History()
    var largest = 0
    for number in 0..<5_000 {
      let owner = Owner()
      _ = table.value(of: owner) { Attached(number, history) }
      largest = max(largest, table.count)
    }
    #expect(largest <= 33)
    #expect(history.lines.count >= 5_000 - 33)
  }

  @Test func `RK-34: the end of what is attached may come back to the table`() {
    /// Looks into the table when it ends.
    final class Nosy {
      let table: OwnerTable<AnyObject>
      let other: Owner
      init(_ table: OwnerTable<AnyObject>, _ other: Owner) {
        self.table = table
        self.other = other
      }
      deinit { _ = table.value(of: other) { Owner() } }
    }
    let table = OwnerTable<AnyObject>()
    let other = Owner()
    do {
      let owner = Owner()
      _ = table.value(of: owner) { Nosy(table, other) }
    }
    table.sweep()
    #expect(table.value(of: other) != nil)
    #expect(table.count == 1)
  }

  @Test func `RK-34: what makes a value may wait for another thread that attaches one, which stays`() {
    let table = OwnerTable<Attached>()
    let history = History()
    let owner = Owner()
    let value = table.value(of: owner) {
      #expect(Crew.canRun { _ = table.value(of: owner) { Attached(1, history) } })
      return Attached(2, history)
    }
    #expect(value.number == 1)
    #expect(table.value(of: owner) === value)
    #expect(history.lines == ["2"])
  }
}
