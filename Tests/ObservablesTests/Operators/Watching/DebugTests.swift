import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.serialized, .leakFree) struct DebugTests {
  @Test("OP-10 debug tells the hook, with virtual time")
  func lines() throws {
    let history = History()
    let before = Hooks.debugHandler
    Hooks.debugHandler = { line in if line.contains("source") { history.note(line) } }
    defer { Hooks.debugHandler = before }
    let play = MarblePlay()
    let source = play.hot("-a-|")
    try play.clock.whilePlaying {
      _ = source.debug("source").subscribe()
      try play.clock.advance(by: .milliseconds(50))
    }
    #expect(
      history.lines == [
        "0ms: source -> subscribed", "10ms: source -> Event next(a)", "30ms: source -> Event completed",
        "30ms: source -> isDisposed",
      ])
  }

  @Test("OP-10 debug trims long events")
  func trimming() {
    let history = History()
    let before = Hooks.debugHandler
    let handler: Hooks.DebugHandler = { line in if line.hasPrefix("long") { history.note(line) } }
    Hooks.debugHandler = handler
    defer { Hooks.debugHandler = before }
    _ = Observable.just(String(repeating: "x", count: 50)).debug("long", trimOutput: true).subscribe()
    #expect(history.lines[1] == "long -> Event next(xxxxxxxxxxxxxxx...xxxxxxxxxxxxxxxxxxx)")
  }
}
