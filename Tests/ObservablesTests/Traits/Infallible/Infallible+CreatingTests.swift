import Observables
import TestSupport
import Testing
import VirtualTime

struct InfallibleCreatingTests {
  @Test func `SM-58: create sends what the closure sends, and nothing after the completion`() {
    let history = History()
    let infallible = Infallible<String>.create { observer in
      observer(.next("a"))
      observer(.next("b"))
      observer(.completed)
      observer(.next("c"))
      return Disposables.create { history.note("given up") }
    }
    _ = infallible.write(to: history)
    #expect(history.lines == ["a", "b", "completed", "disposed", "given up"])
  }

  @Test func `SM-58: create hears of disposal, and sends nothing after it`() {
    let history = History()
    var keep: Infallible<Int>.InfallibleObserver?
    let infallible: Infallible<Int> = .create { observer in
      keep = observer
      return Disposables.create { history.note("given up") }
    }
    let subscription = infallible.write(to: history)
    keep?(.next(1))
    subscription.dispose()
    keep?(.next(2))
    #expect(history.lines == ["1", "given up", "disposed"])
  }

  @Test func `of and from send their elements one per turn of the scheduler`() {
    let play = MarblePlay()
    #expect(play.difference(of: Infallible.of("a", "b", "c"), from: "[abc|]") == nil)
    #expect(play.difference(of: Infallible.from(["a", "b", "c"]), from: "[abc|]") == nil)
    #expect(Infallible.from(1...3).heard == ["1", "2", "3", "completed"])
    #expect(Infallible.from(stride(from: 0, to: 4, by: 2)).heard == ["0", "2", "completed"])
  }

  @Test func `of, from and just take a scheduler`() {
    func times(_ create: (TestScheduler) -> Infallible<Int>) -> [Int] {
      let scheduler = TestScheduler(initialClock: 0)
      let infallible = create(scheduler)
      return scheduler.start { infallible }.events.map(\.time)
    }
    #expect(times { .of(1, 2, scheduler: $0) } == [201, 202, 203])
    #expect(times { .from([1, 2], scheduler: $0) } == [201, 202, 203])
    #expect(times { .from(1...2, scheduler: $0) } == [201, 202, 203])
    #expect(times { .just(1, scheduler: $0) } == [201, 202])
  }

  @Test func `just sends one element, empty only an end, and never nothing at all`() {
    let play = MarblePlay()
    #expect(play.difference(of: Infallible.just("a"), from: "[a|]") == nil)
    #expect(play.difference(of: Infallible<String>.empty(), from: "|") == nil)
    #expect(play.difference(of: Infallible<String>.never(), from: "-------") == nil)
  }

  @Test func `deferred asks its factory for each subscription`() {
    let play = MarblePlay()
    var count = 0
    let infallible = Infallible<String>.deferred {
      count += 1
      return play.cold("-a-b-|").infallible
    }
    #expect(count == 0)
    #expect(play.difference(of: infallible, from: "-a-b-|") == nil)
    _ = infallible.subscribe()
    #expect(count == 2)
  }
}
