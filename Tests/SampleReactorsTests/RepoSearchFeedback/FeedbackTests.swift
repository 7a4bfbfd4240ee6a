import Observables
import TestSupport
import Testing

@testable import SampleReactors

/// A machine that counts, and whose loops answer what it counts.
@Suite struct FeedbackTests {
  private let history = History()
  private let events = PublishSubject<String>()

  /// A machine whose state is the text of all events so far.
  private func machine(_ feedback: @escaping Feedback<String, String>) -> any Disposable {
    events.machine("", reduce: { $0 + $1 }, feedback: feedback).write(to: history)
  }

  /// Notes states, and answers none.
  private func noting(_ name: String, _ states: Observable<String>) -> Observable<String> {
    states.filter { [history] state in
      history.note("\(name) \(state)")
      return false
    }
  }

  @Test func `RX-30: a loop hears of the first state and answers states with events`() {
    let machine = machine { states in
      states.reached.compactMap { ["": "s", "sa": "1", "sa1": "2"][$0] }
    }
    defer { machine.dispose() }
    #expect(history.lines == ["s"])
    events.onNext("a")
    #expect(history.lines == ["s", "a", "1", "2"])
  }

  @Test func `RX-30: a state comes before its event is told, and is reached once it was`() {
    let machine = machine { states in
      .merge(noting("coming", states.coming), noting("reached", states.reached))
    }
    defer { machine.dispose() }
    events.onNext("a")
    #expect(history.lines == ["reached ", "coming a", "a", "reached a"])
  }

  @Test func `RX-30: an event that is sent while another one is told waits until all loops have heard of the state`() {
    let machine = events.machine(
      "", reduce: { $0 + $1 },
      feedback: { states in states.reached.compactMap { $0 == "a" ? "b" : nil } },
      { states in noting("second", states.reached) }
    )
    .write(to: history)
    defer { machine.dispose() }
    events.onNext("a")
    #expect(history.lines == ["second ", "a", "second a", "b", "second ab"])
  }

  @Test func `RX-30: an effect begins with its request, and ends before the state that asks for something else`() {
    let machine = machine(
      react(to: { $0.last.flatMap { $0.isLetter ? $0 : nil } }) { [history] wanted in
        Observable.never()
          .do(onSubscribe: { history.note("begin \(wanted)") }, onDispose: { history.note("end \(wanted)") })
      })
    for event in ["a", "ba", "b", "1", "b"] { events.onNext(event) }
    #expect(
      history.lines == ["a", "begin a", "ba", "end a", "b", "begin b", "end b", "1", "b", "begin b"])
    machine.dispose()
    #expect(history.lines.suffix(2) == ["end b", "disposed"])
    #expect(!events.hasObservers)
  }

  @Test func `RX-30: each subscription is a machine of its own`() {
    let machine = Observable.just("a").concat(Observable.never())
      .machine("", reduce: { $0 + $1 }, feedback: { $0.reached.compactMap { $0 == "a" ? "b" : nil } })
    for _ in 1...2 { machine.write(to: history).dispose() }
    #expect(history.lines == ["a", "b", "disposed", "a", "b", "disposed"])
  }
}
