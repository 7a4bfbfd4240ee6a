import Dispatch
import Observables
import TestSupport
import Testing
import VirtualTime

struct ControlEventTests {
  /// A control that counts who listens to it.
  private final class Button {
    private let presses = PublishSubject<Void>()
    var isListenedTo: Bool { presses.hasObservers }
    var tap: ControlEvent<Void> { ControlEvent(events: presses) }

    deinit { presses.onCompleted() }

    func press() { presses.onNext(()) }
  }

  private let history = History()

  @Test func `RX-07: a control event has no first value and completes with its control`() {
    var button: Button? = Button()
    VirtualClock().whilePlaying {
      _ = button?.tap.write(to: history)
      button?.press()
      button?.press()
      button = nil
    }
    #expect(history.lines == ["()", "()", "completed", "disposed"])
  }

  @Test @MainActor func `RX-07: a control event is subscribed at once on the main actor`() {
    let button = Button()
    let subscription = button.tap.subscribe { [history] _ in history.note("tap") }
    button.press()
    #expect(history.lines == ["tap"])
    #expect(button.isListenedTo)
    subscription.dispose()
    #expect(!button.isListenedTo)
  }

  @Test func `RX-07: a control event is subscribed on the main actor from another thread`() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        let events = Observable<Int>.deferred {
          MainActor.preconditionIsolated()
          return .just(1)
        }
        _ = ControlEvent(events: events).subscribe(onNext: { _ in continuation.resume() })
      }
    }
  }

  @Test func `RX-07: a control event converts to an observable, a driver and a signal`() {
    let button = Button()
    VirtualClock().whilePlaying {
      let event = button.tap.asControlEvent()
      _ = event.asObservable().map { 1 }.write(to: history, "observable")
      _ = event.asDriver().map { 2 }.drive(onNext: { history.note("driver: \($0)") })
      _ = event.asSignal().emit(onNext: { history.note("signal") })
      button.press()
    }
    #expect(history.lines == ["observable: 1", "driver: 2", "signal"])
  }

  @Test func `RX-07: code for any event of a control subscribes observers`() {
    func observe<Event: ControlEventType>(_ event: Event, _ observer: some ObserverType<Event.Element>) {
      _ = event.asControlEvent().subscribe(observer)
    }
    let button = Button()
    let copy = ReplaySubject<Void>.createUnbounded()
    VirtualClock().whilePlaying {
      observe(button.tap, copy)
      button.press()
    }
    #expect(copy.heard == ["()"])
  }

  #if DEBUG && (os(Linux) || os(macOS))
    @Test(arguments: [true, false])
    func `RX-07: an event that fails traps in debug builds`(isDriver: Bool) async throws {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [isDriver] in
        let event = ControlEvent<Int>(events: Observable.error(TestError()))
        VirtualClock().whilePlaying { _ = isDriver ? event.asDriver().drive() : event.asSignal().emit() }
      }
      let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
      #expect(text.contains("Binding error to \(isDriver ? "driver" : "signal"): broken"))
    }
  #endif
}
