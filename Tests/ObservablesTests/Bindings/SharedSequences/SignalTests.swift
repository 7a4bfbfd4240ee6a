import Observables
import TestSupport
import Testing
import VirtualTime

struct SignalTests {
  private let play = SharedPlay()
  private let history = History()

  private func emit(_ signal: Signal<String>, _ name: String) -> any Disposable {
    signal.emit(
      onNext: { [history] in history.note("\(name) \($0)") },
      onCompleted: { [history] in history.note("\(name) |") })
  }

  @Test func `RX-06: a signal cannot fail and tells late observers nothing of the past`() throws {
    let source = play.play.hot("-a-b-#")
    let signal = source.asSignal(onErrorJustReturn: "z")
    try play.run(steps: 8, at: [4: { _ = emit(signal, "second") }]) { _ = emit(signal, "first") }
    #expect(history.lines == ["first a", "first b", "first z", "second z", "first |", "second |"])
    #expect(source.subscriptions == [Subscription(0, 50)])
  }

  @Test func `RX-06: a signal replaces an error by an element, a sequence, or one that depends on the error`() {
    let other = play.play.cold("--b-|").asSignal(onErrorJustReturn: "")
    #expect(play.difference(from: "-a-[z|]") { play.play.cold("-a-#").asSignal(onErrorJustReturn: "z") } == nil)
    #expect(play.difference(from: "-a---b-|") { play.play.cold("-a-#").asSignal(onErrorSignalWith: other) } == nil)
    #expect(play.difference(from: "-a---b-|") { play.play.cold("-a-#").asSignal { _ in other } } == nil)
  }

  @Test func `RX-06: a relay and a signal are signals already`() {
    VirtualClock().whilePlaying {
      let relay = PublishRelay<String>()
      _ = emit(relay.asSignal(), "relay")
      _ = emit(relay.asSignal().asSignal(), "signal")
      relay.accept("a")
    }
    #expect(history.lines == ["relay a", "signal a"])
  }

  @Test func `RX-06: the strategy of signals shares one subscription, without its past`() {
    let subject = PublishSubject<Int>()
    let shared = SignalSharingStrategy.share(subject)
    _ = shared.write(to: history, "first")
    subject.onNext(1)
    _ = shared.write(to: history, "second")
    subject.onNext(2)
    #expect(history.lines == ["first: 1", "first: 2", "second: 2"])
  }
}
