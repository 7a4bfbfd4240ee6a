import Observables
import Testing
import VirtualTime

@Suite struct CancellationRefereeTests {
  /// Keeps everything, nothing, or what belongs to a scope in which something was noted.
  private final class Referee: CancellationReferee {
    var keepsAll = false
    private(set) var asked = 0
    private(set) var answers: [Bool] = []
    /// The scopes in which something was done that counts.
    var noted: [CancellationScope] = []

    func keeps(_ scope: CancellationScope) -> Bool {
      asked += 1
      answers.append(noted.contains { $0.isInside(scope) })
      return keepsAll
    }
  }

  private let clock = VirtualClock()
  private let referee = Referee()
  private let first = PublishSubject<String>()
  private let second = PublishSubject<String>()

  private func events(_ source: Observable<String>, _ body: () throws -> Void) rethrows -> [String] {
    var events: [String] = []
    try clock.whilePlaying {
      let subscription = source.subscribe(
        onNext: { events.append($0) }, onError: { events.append("#\($0)") }, onCompleted: { events.append("|") })
      try body()
      subscription.dispose()
    }
    return events
  }

  @Test func `without a referee a replaced sequence is disposed`() {
    let stop = PublishSubject<Void>()
    let seen = events(first.take(until: stop)) {
      first.onNext("a")
      stop.onNext(())
      first.onNext("b")
    }
    #expect(seen == ["a", "|"])
  }

  @Test func `take(until:) goes on with its source where the referee keeps it, up to the end of the source`() {
    clock.cancellationReferee = referee
    referee.keepsAll = true
    let stop = PublishSubject<Void>()
    let seen = events(first.take(until: stop)) {
      first.onNext("a")
      stop.onNext(())
      first.onNext("b")
      first.onCompleted()
    }
    #expect(seen == ["a", "b", "|"])
    #expect(referee.asked == 1)
  }

  @Test func `take(until:) completes where the referee does not keep its source`() {
    clock.cancellationReferee = referee
    let stop = PublishSubject<Void>()
    let seen = events(first.take(until: stop)) { stop.onNext(()) }
    #expect(seen == ["|"])
  }

  @Test
  func `flatMapLatest sends the elements of all inner sequences that are kept, and completes after the last of them`() {
    clock.cancellationReferee = referee
    referee.keepsAll = true
    let outer = PublishSubject<PublishSubject<String>>()
    let seen = events(outer.flatMapLatest { $0 }) {
      outer.onNext(first)
      outer.onNext(second)
      second.onNext("b")
      first.onNext("a")
      outer.onCompleted()
      second.onCompleted()
      first.onNext("c")
      first.onCompleted()
    }
    #expect(seen == ["b", "a", "c", "|"])
  }

  @Test func `an error of an inner sequence that is kept ends the result`() {
    struct Broken: Error {}
    clock.cancellationReferee = referee
    referee.keepsAll = true
    let outer = PublishSubject<PublishSubject<String>>()
    let seen = events(outer.flatMapLatest { $0 }) {
      outer.onNext(first)
      outer.onNext(second)
      first.onError(Broken())
      second.onNext("b")
    }
    #expect(seen == ["#Broken()"])
  }

  @Test func `inner sequences that are kept are disposed with the result`() {
    clock.cancellationReferee = referee
    referee.keepsAll = true
    let outer = PublishSubject<PublishSubject<String>>()
    _ = events(outer.flatMapLatest { $0 }) {
      outer.onNext(first)
      outer.onNext(second)
      #expect(first.hasObservers)
    }
    #expect(!first.hasObservers)
    #expect(!second.hasObservers)
  }

  @Test func `what is subscribed to or scheduled in a scope belongs to it, and nothing else does`() throws {
    clock.cancellationReferee = referee
    let stop = PublishSubject<Void>()
    func note() { if let scope = CancellationScope.current { referee.noted.append(scope) } }
    let late = Observable<String>.create { [clock] observer in
      clock.scheduleRelative((), dueTime: .milliseconds(1)) { _ in
        note()
        observer.onNext("late")
        return Disposables.create()
      }
    }
    let seen = try events(.merge(first.take(until: stop), late.take(until: stop))) {
      try clock.advance(by: .milliseconds(1))
      #expect(CancellationScope.current == nil)
      stop.onNext(())
    }
    #expect(seen == ["late", "|"])
    #expect(referee.answers == [false, true])
  }
}
