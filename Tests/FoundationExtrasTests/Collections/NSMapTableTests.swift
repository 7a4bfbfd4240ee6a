import FoundationExtras
import Testing

@Suite struct NSMapTableTests {
  private final class Cell {}

  @Test func `a table finds a value by an equal key, and forgets one that it holds weakly and that is gone`() {
    let table = NSMapTable<NSString, AnyObject>.strongToWeakObjects()
    let kept = Cell()
    do {
      let gone = Cell()
      table.setObject(gone, forKey: "gone")
      table.setObject(kept, forKey: "kept")
      #expect(table.count == 2)
      withExtendedLifetime(gone) {}
    }
    #expect(table.object(forKey: "gone") == nil)
    #expect(table.object(forKey: NSString(string: "kept")) === kept)
    #expect(table.count == 1)
    #expect(table.keyEnumerator().map { "\($0)" } == ["kept"])
    table.removeObject(forKey: "kept")
    #expect(table.object(forKey: "kept") == nil)
  }

  @Test func `a table forgets the value of a key that it holds weakly and that is gone`() {
    let table = NSMapTable<AnyObject, NSNumber>.weakToStrongObjects()
    let kept = Cell()
    do {
      let gone = Cell()
      table.setObject(1, forKey: gone)
      withExtendedLifetime(gone) {}
    }
    table.setObject(2, forKey: kept)
    table.setObject(3, forKey: kept)
    #expect(table.count == 1)
    #expect(table.objectEnumerator()?.map { "\($0)" } == ["3"])
    table.removeAllObjects()
    #expect(table.count == 0)
  }
}
