import Observables
import TestSupport
import Testing

struct InfallibleTypeSubscribeTests {
  private final class Screen {
    var lines: [String] = []
  }

  @Test func `SM-58: a subscriber of events hears elements and the completion`() {
    var events: [String] = []
    _ = Infallible.of(1, 2).subscribe { event in
      switch event {
      case .next(let number): events.append("\(number)")
      case .completed: events.append("completed")
      }
    }
    #expect(events == ["1", "2", "completed"])
  }

  @Test func `SM-58: closures hear elements, the completion and disposal`() {
    let history = History()
    _ = Infallible.of(1, 2).subscribe(
      onNext: { history.note("\($0)") }, onCompleted: { history.note("completed") },
      onDisposed: { history.note("disposed") })
    #expect(history.lines == ["1", "2", "completed", "disposed"])
  }

  @Test func `SM-58: disposal ends the delivery without a completion`() {
    let history = History()
    let relay = PublishRelay<Int>()
    let subscription = relay.asInfallible().subscribe(
      onNext: { history.note("\($0)") }, onCompleted: { history.note("completed") },
      onDisposed: { history.note("disposed") })
    relay.accept(1)
    subscription.dispose()
    relay.accept(2)
    #expect(history.lines == ["1", "disposed"])
  }

  @Test func `SM-08: subscribe(with:) holds its object weakly and falls silent when it is gone`() {
    let relay = PublishRelay<Int>()
    var screen: Screen? = Screen()
    weak let watched = screen
    let subscription = relay.asInfallible().subscribe(
      with: screen!, onNext: { screen, number in screen.lines.append("\(number)") },
      onDisposed: { screen in screen.lines.append("disposed") })
    relay.accept(1)
    #expect(screen?.lines == ["1"])
    screen = nil
    #expect(watched == nil)
    relay.accept(2)
    subscription.dispose()
  }

  @Test func `SM-08: subscribe(with:) tells the object of the completion and the disposal`() {
    let screen = Screen()
    _ = Infallible.of(1, 2).subscribe(
      with: screen, onNext: { $0.lines.append("\($1)") }, onCompleted: { $0.lines.append("completed") },
      onDisposed: { $0.lines.append("disposed") })
    #expect(screen.lines == ["1", "2", "completed", "disposed"])
    _ = Infallible.just(3).subscribe(with: screen) { screen, number in
      screen.lines.append("\(number)")
    }
    #expect(screen.lines.last == "3")
  }
}
