import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct FromTests {
  @Test func `OP-23: of sends its elements`() {
    expectPicture(is: "[abc|]") { _ in Observable.of("a", "b", "c") }
  }

  @Test func `OP-23: from sends the elements of a sequence, a string or an optional`() {
    #expect(Observable.from([1, 2]).heard == ["1", "2", "completed"])
    #expect(Observable.from("ab").heard == ["a", "b", "completed"])
    #expect(Observable.from(optional: Int?.none).heard == ["completed"])
    #expect(Observable.from(optional: 3).heard == ["3", "completed"])
  }

  @Test func `OP-29: merge of two arrays interleaves their elements`() {
    #expect(
      Observable.merge(Observable.of(1, 2, 3), Observable.of(10, 20, 30)).heard == [
        "1", "10", "2", "20", "3", "30", "completed",
      ])
  }

  @Test func `SM-03: from of an optional schedules its value and its completion one after the other`() {
    let scheduler = TestScheduler(initialClock: 0)
    let some = scheduler.start { Observable.from(optional: 3, scheduler: scheduler) }
    #expect(some.events == [.next(201, 3), .completed(202)])
    let other = TestScheduler(initialClock: 0)
    let none = other.start { Observable.from(optional: Int?.none, scheduler: other) }
    #expect(none.events == [.completed(201)])
  }

  @Test func `each element waits for what the element before it has caused; one alone may be delivered at once`() {
    let history = History()
    func hop(_ name: String, _ further: [String]) {
      _ = CurrentThreadScheduler.instance.schedule(()) {
        history.note(name)
        for next in further { hop(next, []) }
        return Disposables.create()
      }
    }
    let source = Observable.of(1, 2, 3)
    _ = source.subscribe(onNext: { value in
      history.note("\(value)")
      if value == 1 { hop("x", ["y"]) }
    })
    #expect(history.lines == ["1", "x", "2", "y", "3"])
    for source in [source, .of(1), .of()] {
      #expect(source.deliveredNow == nil)
      Trampoline.inside { #expect(source.deliveredNow == nil) }
    }
  }

  @Test func `SM-02: the elements of inner sequences are merged in turns, also outside of a trampoline`() {
    func heard(_ make: (Observable<Int>) -> Observable<Int>) -> [Int] {
      let subject = PublishSubject<Int>()
      var elements: [Int] = []
      let merged = make(subject.flatMap { _ in Observable.of(1, 2, 3) })
      let subscription = merged.subscribe(onNext: { elements.append($0) })
      subject.onNext(0)
      subscription.dispose()
      return elements
    }
    func several(_ number: Int) -> Observable<Int> { .of(10 * number, 10 * number + 1, 10 * number + 2) }
    func two(_ number: Int) -> Observable<Int> { several(number).take(2) }
    #expect(heard { $0.flatMapLatest(two) } == [10, 20, 30, 31])
    #expect(heard { $0.flatMap(several) } == [10, 11, 20, 12, 21, 30, 22, 31, 32])
    #expect(heard { $0.flatMap(Observable.just) } == [1, 2, 3])
  }

  @Test func `SM-03: every source of several elements takes one hop for each and one for the completion`() {
    func events(_ make: @escaping (TestScheduler) -> Observable<Int>) -> [Recorded<Event<Int>>] {
      let scheduler = TestScheduler(initialClock: 0)
      return scheduler.start(disposed: 204) { make(scheduler) }.events
    }
    let two: [Recorded<Event<Int>>] = [.next(201, 1), .next(202, 2), .completed(203)]
    #expect(events { Observable.of(1, 2, scheduler: $0) } == two)
    #expect(events { Observable.from([1, 2], scheduler: $0) } == two)
    #expect(events { Observable.from(1...2, scheduler: $0) } == two)
    #expect(events { Observable.range(start: 1, count: 2, scheduler: $0) } == two)
    #expect(
      events { Observable.generate(initialState: 1, condition: { $0 < 3 }, scheduler: $0, iterate: { $0 + 1 }) } == two)
    #expect(
      events { Observable.repeatElement(1, scheduler: $0) } == [.next(201, 1), .next(202, 1), .next(203, 1)])
  }

  @Test func `SM-03: just, empty and error without a scheduler are synchronous`() {
    func events(_ make: @escaping () -> Observable<Int>) -> [Recorded<Event<Int>>] {
      TestScheduler(initialClock: 0).start(make).events
    }
    #expect(events { .just(1) } == [.next(200, 1), .completed(200)])
    #expect(events { .empty() } == [.completed(200)])
    #expect(events { .error(TestError()) } == [.error(200, TestError())])
  }
}
