import Observables
import TestSupport
import Testing
import VirtualTime

struct SharedSequenceCreatingTests {
  private let play = SharedPlay()

  @Test("RX-05: the pictures of the sequences that are made of values")
  func pictures() {
    #expect(play.difference(from: "|") { Driver<Int>.empty() } == nil)
    #expect(play.difference(from: "-----") { Driver<Int>.never() } == nil)
    #expect(play.difference(from: "[a|]") { Driver.just("a") } == nil)
    #expect(play.difference(from: "-a-b-|") { Driver.deferred { play.cold("-a-b-|") } } == nil)
    #expect(play.difference(from: "[abc|]") { Driver.of("a", "b", "c") } == nil)
    #expect(play.difference(from: "[abc|]") { Signal.from(["a", "b", "c"]) } == nil)
    #expect(play.difference(from: "[abc|]") { Driver.from(["a": 1, "b": 2, "c": 3].keys.sorted().lazy) } == nil)
    #expect(play.difference(from: "[a|]") { Signal.from(optional: "a" as String?) } == nil)
    #expect(play.difference(from: "|") { Signal.from(optional: nil as String?) } == nil)
  }

  @Test("RX-05: the pictures of the sequences that are made of time")
  func time() {
    #expect(play.difference(from: "---0--1--2") { Driver<Int>.interval(.milliseconds(30)) } == nil)
    #expect(
      play.difference(from: "-0--1--2") { Signal<Int>.timer(.milliseconds(10), period: .milliseconds(30)) } == nil)
  }

  @Test("SM-21: the first element of several comes at once, the others on turns of the scheduler")
  func turns() throws {
    let clock = VirtualClock()
    let history = History()
    try clock.whilePlaying {
      _ = Driver.of(1, 2).drive(onNext: { history.note("\($0)") })
      #expect(history.lines == ["1"])
      try clock.runDueWork()
    }
    #expect(history.lines == ["1", "2"])
  }

  @Test("RX-05: a factory is asked once for all observers")
  func deferred() {
    let history = History()
    VirtualClock().whilePlaying {
      let driver = Driver<Int>.deferred {
        history.note("made")
        return .never()
      }
      _ = driver.drive()
      _ = driver.drive()
    }
    #expect(history.lines == ["made"])
  }
}
