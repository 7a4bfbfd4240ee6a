import Observables
import Reactors
import Testing

@Suite struct ReactorHolderTests {
  @Test func `RK-19: a view keeps its reactor; a storage owner lets it go at its own end`() {
    let history = History()
    do {
      let view = OwningNotingView(history)
      view.reactor = NamedReactor("a", history)
      view.taps.onNext("1")
    }
    #expect(history.lines == ["new bag, a", "bind a", "= a", "= a 1", "end of a"])
  }

  @Test func `RK-19: the reactor of any other dead view is let go of at a sweep, and is silent before`() {
    weak var reactor: NamedReactor?
    let history = History()
    do {
      let view = NotingView(history)
      let made = NamedReactor("a")
      reactor = made
      view.reactor = made
    }
    reactor?.action.onNext("late")
    ReactorStorage.sweep { reactor == nil }
    #expect(reactor == nil)
    #expect(history.lines == ["new bag, a", "bind a", "= a"])
  }

  @Test func `RK-34: no view finds the reactor of a dead one at the same address`() {
    for number in 0..<2_000 {
      let view = NotingView(History())
      #expect(view.reactor == nil)
      view.reactor = NamedReactor("\(number)")
      #expect(view.reactor?.name == "\(number)")
    }
  }
}
