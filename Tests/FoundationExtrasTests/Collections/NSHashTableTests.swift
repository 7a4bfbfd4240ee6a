import FoundationExtras
import Testing

@Suite struct NSHashTableTests {
  private final class Listener {}

  @Test func `a table forgets objects that it holds weakly and that are gone, and keeps the order of the others`() {
    let table = NSHashTable<AnyObject>.weakObjects()
    let kept = Listener()
    do {
      let gone = Listener()
      table.add(gone)
      table.add(kept)
      table.add(kept)
      #expect(table.count == 2)
      withExtendedLifetime(gone) {}
    }
    #expect(table.allObjects.map(ObjectIdentifier.init) == [ObjectIdentifier(kept)])
    #expect(table.anyObject === kept)
    table.remove(kept)
    #expect(!table.contains(kept))
  }

  @Test func `a table that holds objects strongly has each of several equal ones once`() {
    let table = NSHashTable<NSString>()
    table.add("a")
    table.add(NSString(string: "a"))
    table.add("b")
    table.add(nil)
    #expect(table.allObjects == ["a", "b"])
    #expect(table.member("b") == "b")
    table.removeAllObjects()
    #expect(table.count == 0)
  }
}
