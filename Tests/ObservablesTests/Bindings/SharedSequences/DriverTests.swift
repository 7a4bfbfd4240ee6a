import Observables
import TestSupport
import Testing
import VirtualTime

struct DriverTests {
  private let play = SharedPlay()
  private let history = History()

  private func drive(_ driver: Driver<String>, _ name: String) -> any Disposable {
    driver.drive(
      onNext: { [history] in history.note("\(name) \($0)") },
      onCompleted: { [history] in history.note("\(name) |") })
  }

  @Test func `RX-05: a driver cannot fail and tells late observers its last element`() throws {
    let source = play.play.hot("-a-b-#")
    let driver = source.asDriver(onErrorJustReturn: "z")
    try play.run(steps: 8, at: [4: { _ = drive(driver, "second") }]) { _ = drive(driver, "first") }
    #expect(
      history.lines == [
        "first a", "first b", "second b", "first z", "second z", "first |", "second |",
      ])
    #expect(source.subscriptions == [Subscription(0, 50)])
  }

  @Test func `RX-05: the last element is forgotten when the last observer has gone`() throws {
    let source = play.play.hot("-a-b-c")
    let driver = source.asDriver(onErrorJustReturn: "z")
    var first: (any Disposable)?
    try play.run(steps: 6, at: [2: { first?.dispose() }, 4: { _ = drive(driver, "second") }]) {
      first = drive(driver, "first")
    }
    #expect(history.lines == ["first a", "second c"])
    #expect(source.subscriptions == [Subscription(0, 20), Subscription(40)])
  }

  @Test func `RX-05: a driver replaces an error by an element, a sequence, or one that depends on the error`() {
    #expect(play.difference(from: "-a-[z|]") { play.play.cold("-a-#").asDriver(onErrorJustReturn: "z") } == nil)
    #expect(
      play.difference(from: "-a---b-|") {
        play.play.cold("-a-#").asDriver(onErrorDriveWith: play.cold("--b-|"))
      } == nil)
    #expect(
      play.difference(from: "-a---b-|") {
        play.play.cold("-a-#").asDriver { error in error is MarbleError ? play.cold("--b-|") : .empty() }
      } == nil)
  }

  @Test func `RX-05: an infallible sequence is a driver without a word about errors, on the main scheduler`() {
    let clock = VirtualClock()
    clock.whilePlaying {
      _ = drive(Infallible.of("a", "b").asDriver(), "infallible")
    }
    #expect(history.lines == ["infallible a", "infallible b", "infallible |"])
  }

  @Test func `RX-05: a relay and a driver are drivers already`() {
    VirtualClock().whilePlaying {
      let relay = BehaviorRelay(value: "a")
      _ = drive(relay.asDriver(), "relay")
      _ = drive(relay.asDriver().asDriver(), "driver")
      _ = relay.asDriver().asSignal().emit(onNext: { [history] in history.note("signal \($0)") })
      relay.accept("b")
    }
    #expect(history.lines == ["relay a", "driver a", "signal a", "relay b", "driver b", "signal b"])
  }

  @Test func `RX-05: the strategy of drivers shares one subscription, with its last element`() {
    let subject = PublishSubject<Int>()
    let shared = DriverSharingStrategy.share(subject)
    _ = shared.write(to: history, "first")
    subject.onNext(1)
    _ = shared.write(to: history, "second")
    subject.onNext(2)
    #expect(history.lines == ["first: 1", "second: 1", "first: 2", "second: 2"])
  }

  @Test func `SM-21: a re-entrant element comes after the one that caused it, for all observers`() throws {
    let clock = VirtualClock()
    try clock.whilePlaying {
      let relay = BehaviorRelay(value: "")
      let driver = relay.asDriver()
      _ = driver.drive(onNext: { if $0 == "a" { relay.accept("b") } })
      _ = drive(driver, "observer")
      relay.accept("a")
      try clock.runDueWork()
    }
    #expect(history.lines == ["observer ", "observer a", "observer b"])
  }

  @Test func `RX-05: elements of another thread come to the main actor`() async {
    let elements: [Int] = await withCheckedContinuation { continuation in
      Task { @MainActor in
        var elements: [Int] = []
        let subject = PublishSubject<Int>()
        _ = subject.asDriver(onErrorJustReturn: 0).drive(
          onNext: { element in
            MainActor.preconditionIsolated()
            elements.append(element)
          }, onCompleted: { continuation.resume(returning: elements) })
        let shared = Handover(subject: subject)
        Task.detached {
          for element in 1...100 { shared.subject.onNext(element) }
          shared.subject.onCompleted()
        }
      }
    }
    #expect(elements == Array(1...100))
  }

  /// Lets another thread send; nobody else does.
  private struct Handover: @unchecked Sendable {
    let subject: PublishSubject<Int>
  }

  @Test func `RX-05: a publish relay is a driver, too, whose later observers hear of the last element`() {
    VirtualClock().whilePlaying {
      let relay = PublishRelay<String>()
      let driver = relay.asDriver()
      _ = drive(driver, "first")
      relay.accept("a")
      _ = drive(driver, "second")
    }
    #expect(history.lines == ["first a", "second a"])
  }
}
