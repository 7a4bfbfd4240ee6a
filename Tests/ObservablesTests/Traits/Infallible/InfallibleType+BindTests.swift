import Observables
import TestSupport
import Testing

struct InfallibleTypeBindTests {
  private final class Screen {
    var lines: [String] = []
  }

  private let numbers = Infallible.of(1, 2)

  @Test func `SM-58: bind sends elements and the completion to observers`() {
    let first = ReplaySubject<Int>.createUnbounded()
    let second = ReplaySubject<Int>.createUnbounded()
    _ = numbers.bind(to: first, second)
    #expect(first.heard == ["1", "2", "completed"])
    #expect(second.heard == ["1", "2", "completed"])
  }

  @Test func `SM-58: bind lifts elements to optionals for observers of optionals`() {
    let subject = ReplaySubject<Int?>.createUnbounded()
    _ = numbers.bind(to: subject)
    #expect(subject.heard == ["Optional(1)", "Optional(2)", "completed"])
    var events: [String] = []
    _ = numbers.bind(to: AnyObserver<Int?> { events.append("\($0)") })
    #expect(events == ["next(Optional(1))", "next(Optional(2))", "completed"])
  }

  @Test func `SM-60: bind feeds relays, also of optionals, and ignores the completion`() {
    let history = History()
    let publish = PublishRelay<Int>()
    let liftedPublish = PublishRelay<Int?>()
    _ = publish.asInfallible().write(to: history)
    _ = liftedPublish.asInfallible().write(to: history)
    _ = numbers.bind(to: publish)
    _ = numbers.bind(to: liftedPublish)
    #expect(history.lines == ["1", "2", "Optional(1)", "Optional(2)"])
    let behavior = BehaviorRelay(value: 0)
    let other = BehaviorRelay(value: 0)
    let liftedBehavior = BehaviorRelay<Int?>(value: nil)
    _ = numbers.bind(to: behavior, other)
    _ = numbers.bind(to: liftedBehavior)
    #expect([behavior.value, other.value, liftedBehavior.value] == [2, 2, 2])
    let replay = ReplayRelay<Int>.createUnbound()
    let liftedReplay = ReplayRelay<Int?>.createUnbound()
    _ = numbers.bind(to: replay)
    _ = numbers.bind(to: liftedReplay)
    #expect(replay.heard == ["1", "2"])
    #expect(liftedReplay.heard == ["Optional(1)", "Optional(2)"])
  }

  @Test func `SM-60: elements that are optionals go to relays of the same optionals`() {
    let relay = BehaviorRelay<Int?>(value: 1)
    _ = Infallible<Int?>.just(nil).bind(to: relay)
    #expect(relay.value == nil)
  }

  @Test func `SM-58: bind(onNext:) calls a closure, bind(with:onNext:) with an object that is held weakly`() {
    var elements: [Int] = []
    _ = numbers.bind(onNext: { elements.append($0) })
    _ = numbers.bind { elements.append($0 * 10) }
    #expect(elements == [1, 2, 10, 20])
    let relay = PublishRelay<Int>()
    var screen: Screen? = Screen()
    weak let watched = screen
    _ = relay.asInfallible().bind(with: screen!) { $0.lines.append("\($1)") }
    relay.accept(1)
    #expect(screen?.lines == ["1"])
    screen = nil
    #expect(watched == nil)
    relay.accept(2)
  }

  @Test func `SM-58: bind(to:) hands the sequence to a function, also to a curried one`() {
    #expect(numbers.bind(to: { $0.heard.count }) == 3)
    let joined = numbers.bind(
      to: { source in { (separator: String) in source.heard.joined(separator: separator) } }, curriedArgument: "-")
    #expect(joined == "1-2-completed")
  }
}
