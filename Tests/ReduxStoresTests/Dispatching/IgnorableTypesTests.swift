import ReduxStores
import Testing

@Suite struct IgnorableTypesTests {
  /// Ignorable by its superclass.
  private class Base: IgnorableAction {}
  private final class Derived: Base {}
  private final class Ordinary: Action {}

  @Test func `RD-03: whether an action is ignorable is a matter of its type, in whatever order the types come`() {
    let store = makeStore()
    let history = History()
    _ = history.trace(store)
    let actions: [any Action] = [Base(), Derived(), Ordinary(), QuietAction(), IncreaseAction(), Derived(), Ordinary()]
    for _ in 0..<2 { for action in actions { store.dispatch(action) } }
    let ignorable = history.lines.filter { $0.hasPrefix("~") }.map { $0.hasSuffix("ignorable") }
    let once = [true, true, false, true, false, true, false]
    #expect(ignorable == once + once)
  }
}
