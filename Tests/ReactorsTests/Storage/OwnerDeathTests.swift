import Observables
import TestSupport
import Testing
import TypeLayouts
import VirtualTime

@testable import Reactors

@Suite(.enabled(if: DeathWatch.isPossible, "no object reports its death here")) struct OwnerDeathTests {
  class Owner {
    let history: History
    init(_ history: History) { self.history = history }
    deinit { history.note("deinit") }
  }
  final class GenericOwner<Value>: Owner {
    let value: Value
    init(_ value: Value, _ history: History) {
      self.value = value
      super.init(history)
    }
  }

  /// Tells of its end.
  final class Attached {
    let history: History
    init(_ history: History) { self.history = history }
    deinit { history.note("released") }
  }

  @Test func `RK-35: what is attached to an object is released right after the object's own deinit`() {
    let table = OwnerTable<Attached>(watchesOwners: true)
    let history = History()
    var owners: [Owner] = [Owner(history), GenericOwner(1, history), GenericOwner("a text on the heap", history)]
    for owner in owners { _ = table.value(of: owner) { Attached(history) } }
    #expect(table.count == 3)
    while !owners.isEmpty {
      owners.removeFirst()
      #expect(history.lines.suffix(2) == ["deinit", "released"])
    }
    #expect(history.lines.count == 6)
    #expect(table.count == 0)
  }

  @Test func `RK-35: an object of a watched class to which nothing is attached goes as before`() {
    let table = OwnerTable<Attached>(watchesOwners: true)
    let history = History()
    _ = table.value(of: Owner(history)) { Attached(history) }
    for _ in 0..<100 { withExtendedLifetime(Owner(history)) {} }
    #expect(history.lines.count { $0 == "deinit" } == 101)
    #expect(history.lines.count { $0 == "released" } == 1)
  }

  @Test func `RK-35: what was attached while a clock played waits for a sweep of its host`() {
    let table = OwnerTable<Attached>(watchesOwners: true)
    let history = History()
    VirtualClock().whilePlaying {
      _ = table.value(of: Owner(history)) { Attached(history) }
      #expect(history.lines == ["deinit"])
      table.sweep()
    }
    #expect(history.lines == ["deinit", "released"])
  }

  @Test func `RK-35: objects may die on many threads at the same time`() {
    let table = OwnerTable<AnyObject>(watchesOwners: true)
    final class Plain {}
    Crew.run(4) { _ in
      for _ in 0..<1_000 {
        let owner = Plain()
        _ = table.value(of: owner) { Plain() }
      }
    }
    #expect(table.count == 0)
  }
}
