import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct DebugTests {
  private let history = History()

  /// Writes down the lines of `debug` while `body` runs.
  private func listening(_ body: () throws -> Void) rethrows {
    try Hooks.withDebugHandler({ [history] line in history.note(line) }, body)
  }

  @Test func `OP-10: debug tells the hook, with virtual time`() throws {
    let play = MarblePlay()
    let source = play.hot("-a-|")
    try listening {
      try play.clock.whilePlaying {
        _ = source.debug("source").subscribe()
        try play.clock.advance(by: .milliseconds(50))
      }
    }
    #expect(
      history.lines == [
        "0ms: source -> subscribed", "10ms: source -> Event next(a)", "30ms: source -> Event completed",
        "30ms: source -> isDisposed",
      ])
  }

  @Test func `OP-10: debug tells of an error, and of a disposal without an end`() {
    listening {
      _ = Observable<Int>.error(TestError()).debug("error").subscribe(onError: { _ in })
      Observable<Int>.never().debug("never").subscribe().dispose()
    }
    #expect(
      history.lines == [
        "error -> subscribed", "error -> Event error(broken)", "error -> isDisposed", "never -> subscribed",
        "never -> isDisposed",
      ])
  }

  @Test func `OP-10: a sequence without a name is called by its place in the source`() {
    func nameless() { _ = Observable<Int>.empty().debug().subscribe() }
    listening { nameless() }
    let place = "DebugTests.swift:\(#line - 2) (nameless())"
    #expect(history.lines == ["subscribed", "Event completed", "isDisposed"].map { "\(place) -> \($0)" })
  }

  @Test func `OP-10: debug trims long events`() {
    listening { _ = Observable.just(String(repeating: "x", count: 50)).debug("long", trimOutput: true).subscribe() }
    #expect(history.lines[1] == "long -> Event next(xxxxxxxxxxxxxxx...xxxxxxxxxxxxxxxxxxx)")
  }

  @Test func `OP-10: the last of several tells of its disposal first, before the source is disposed`() {
    func tail(_ end: (PublishSubject<Int>, any Disposable) -> Void) -> [String] {
      let history = History()
      let source = PublishSubject<Int>()
      Hooks.withDebugHandler({ history.note($0) }) {
        let watched = source.do(onDispose: { history.note("source disposed") })
        end(source, watched.debug("first").debug("second").subscribe())
      }
      return history.lines.filter { $0.contains("isposed") }
    }
    let lines = ["second -> isDisposed", "first -> isDisposed", "source disposed"]
    #expect(tail { source, _ in source.onCompleted() } == lines)
    #expect(tail { source, _ in source.onError(TestError()) } == lines)
    #expect(tail { _, subscription in subscription.dispose() } == lines)
  }
}
