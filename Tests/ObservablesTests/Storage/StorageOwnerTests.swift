import Observables
import TestSupport
import Testing

@Suite(.leakFree) struct StorageOwnerTests {
  private class Note {
    let history: History
    init(_ history: History) { self.history = history }
    deinit { history.note("\(type(of: self)) goes") }
  }
  private final class First: Note {}
  private final class Second: Note {}

  @Test func `RK-34: a storage makes one value of each type, and releases them with itself, the oldest first`() {
    let history = History()
    var storage: ObjectStorage? = ObjectStorage()
    #expect(storage?.value(First.self) == nil)
    weak let first = storage?.value(First.self) { First(history) }
    #expect(first != nil)
    #expect(storage?.value(First.self) { First(history) } === first)
    _ = storage?.value(Second.self) { Second(history) }
    #expect(history.lines == [])
    storage = nil
    #expect(history.lines == ["First goes", "Second goes"])
  }

  @Test func `RK-34: if another thread stores a value while one is being made, the stored value stays`() {
    let history = History()
    let storage = ObjectStorage()
    let value = storage.value(Note.self) {
      #expect(Crew.canRun { _ = storage.value(Note.self) { First(history) } })
      return Second(history)
    }
    #expect(value is First)
    #expect(storage.value(Note.self) === value)
    #expect(history.lines == ["Second goes"])
  }
}
