import Observables
import TestSupport
import Testing
import VirtualTime

struct InfallibleTypeWatchingTests {
  @Test func `SM-58: do changes nothing`() {
    let play = MarblePlay()
    var seen = ""
    let out = play.hot("-a-b-|").infallible.do(onNext: { seen += $0 })
    #expect(play.difference(of: out, from: "-a-b-|") == nil)
    #expect(seen == "ab")
  }

  @Test func `SM-06: hooks of do run before and after each event`() {
    let history = History()
    _ = Infallible.just(1).do(
      onNext: { history.note("onNext \($0)") }, afterNext: { history.note("afterNext \($0)") },
      onCompleted: { history.note("onCompleted") }, afterCompleted: { history.note("afterCompleted") },
      onSubscribe: { history.note("onSubscribe") }, onSubscribed: { history.note("onSubscribed") },
      onDispose: { history.note("onDispose") }
    ).write(to: history)
    #expect(
      history.lines == [
        "onSubscribe", "onNext 1", "1", "afterNext 1", "onCompleted", "completed", "disposed", "afterCompleted",
        "onSubscribed", "onDispose",
      ])
  }

  @Test func `SM-58: debug of an infallible sequence tells the hook, also of its place unless it has a name`() {
    let history = History()
    Hooks.withDebugHandler({ history.note($0) }) {
      _ = Infallible.just(String(repeating: "x", count: 50)).debug("named", trimOutput: true).subscribe()
      _ = Infallible<Int>.empty().debug(file: "F.swift", line: 7, function: "f()").subscribe()
    }
    #expect(
      history.lines == [
        "named -> subscribed", "named -> Event next(xxxxxxxxxxxxxxx...xxxxxxxxxxxxxxxxxxx)", "named -> Event completed",
        "named -> isDisposed", "F.swift:7 (f()) -> subscribed", "F.swift:7 (f()) -> Event completed",
        "F.swift:7 (f()) -> isDisposed",
      ])
  }
}
