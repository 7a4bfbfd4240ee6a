import Observables
import Reactors
import Testing

@Suite struct EventWatcherTests {
  @Test func `RK-08: a trace hears each stage before the subscribers do`() {
    let reactor = StringReactor()
    reactor.effect = { .from([$0, "2"]) }
    let history = History()
    let tracing = history.trace(reactor)
    _ = history.follow(reactor.state, "state ")
    _ = history.follow(reactor.action.asObservable(), "action ")
    reactor.action.onNext("1")
    tracing.dispose()
    reactor.action.onNext("3")
    #expect(
      history.lines == [
        "= ", "state ", "> 1", "action 1", "~ 1", "= 1", "state 1", "~ 2", "= 12", "state 12",
        "action 3", "state 123", "state 1232",
      ])
  }

  @Test func `RK-08: several traces hear in the order in which they began`() {
    let reactor = StringReactor()
    let history = History()
    _ = reactor.state
    let first = reactor.trace { _ in history.note("first") }
    _ = reactor.trace { history.note(History.line($0)) }
    reactor.action.onNext("a")
    first.dispose()
    first.dispose()
    reactor.action.onNext("b")
    #expect(history.lines == ["first", "> a", "first", "~ a", "first", "= a", "> b", "~ b", "= ab"])
  }
}
