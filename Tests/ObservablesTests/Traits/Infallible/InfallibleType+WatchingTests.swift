import Observables
import TestSupport
import Testing
import VirtualTime

struct InfallibleTypeWatchingTests {
  @Test("58 do changes nothing")
  func picture() {
    let play = MarblePlay()
    var seen = ""
    let out = play.hot("-a-b-|").infallible.do(onNext: { seen += $0 })
    #expect(play.difference(of: out, from: "-a-b-|") == nil)
    #expect(seen == "ab")
  }

  @Test("6 hooks of do run before and after each event")
  func order() {
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
}

// One suite has all tests that listen to the hook of `debug`, because it is of the whole process.
extension DebugTests {
  @Test("58 debug of an infallible sequence tells the hook, also of its place unless it has a name")
  func infallible() {
    let history = History()
    let before = Hooks.debugHandler
    Hooks.debugHandler = { line in history.note(line) }
    defer { Hooks.debugHandler = before }
    _ = Infallible.just(String(repeating: "x", count: 50)).debug("named", trimOutput: true).subscribe()
    _ = Infallible<Int>.empty().debug(file: "F.swift", line: 7, function: "f()").subscribe()
    #expect(
      history.lines.filter { $0.hasPrefix("named") || $0.hasPrefix("F.swift") } == [
        "named -> subscribed", "named -> Event next(xxxxxxxxxxxxxxx...xxxxxxxxxxxxxxxxxxx)", "named -> Event completed",
        "named -> isDisposed", "F.swift:7 (f()) -> subscribed", "F.swift:7 (f()) -> Event completed",
        "F.swift:7 (f()) -> isDisposed",
      ])
  }
}
