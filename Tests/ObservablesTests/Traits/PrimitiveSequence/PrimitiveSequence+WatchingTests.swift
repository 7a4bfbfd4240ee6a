import Observables
import TestSupport
import Testing
import VirtualTime

// The hook is of the whole process: this runs in turn with the other tests of `debug`.
extension DebugTests {
  @Test("OP-10 debug of a trait tells the hook")
  func traits() {
    let history = History()
    let before = Hooks.debugHandler
    Hooks.debugHandler = { line in if line.hasPrefix("a single") { history.note(line) } }
    defer { Hooks.debugHandler = before }
    _ = Single.just("a").debug("a single").subscribe()
    #expect(
      history.lines == [
        "a single -> subscribed", "a single -> Event next(a)", "a single -> Event completed", "a single -> isDisposed",
      ])
  }

  @Test("debug of a trait changes nothing")
  func traitPicture() {
    let play = MarblePlay()
    #expect(play.difference(of: play.hot("-[a|]").asSingle().debug(), from: "-[a|]") == nil)
  }
}
