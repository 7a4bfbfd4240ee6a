import Observables
import TestSupport
import Testing
import VirtualTime

struct ObservableTests {
  private let history = History()

  @Test
  func `RX-01: an observable is cold: each subscription begins it anew, hears elements, one end, and nothing more`() {
    var runs = 0
    let source = Observable<Int>.create { observer in
      runs += 1
      observer.onNext(runs)
      observer.onNext(runs * 10)
      observer.onCompleted()
      observer.onNext(7)
      observer.onError(TestError())
      return Disposables.create()
    }
    #expect(runs == 0)
    #expect(source.heard == ["1", "10", "completed"])
    #expect(source.heard == ["2", "20", "completed"])
  }

  @Test func `SM-11: an observable and a subject are their own observables`() {
    let subject = BehaviorSubject(value: 1)
    #expect(subject.asObservable() === subject.asObservable())
  }

  @Test func `RxObservable is another name, for sources with an Observable of their own`() {
    let source: RxObservable<Int> = RxObservable.just(1)
    #expect(source.heard == ["1", "completed"])
    #expect(source === (source as Observable<Int>))
  }

  @Test func `SM-07: onDisposed comes once, after the end or on disposal`() {
    Observable.just(1).write(to: history).dispose()
    let subscription = Observable<Int>.never().write(to: history)
    subscription.dispose()
    subscription.dispose()
    #expect(history.lines == ["1", "completed", "disposed", "disposed"])
  }

  @Test func `SM-08: subscribe(with:) holds its object weakly`() {
    let subject = PublishSubject<Int>()
    var object: History? = History()
    weak let held = object
    _ = subject.subscribe(with: object!, onNext: { $0.note("\($1)") }, onCompleted: { $0.note("completed") })
    subject.onNext(1)
    #expect(held?.lines == ["1"])
    object = nil
    #expect(held == nil)
    subject.onNext(2)
  }

  @Test func `subscribe takes one closure for all events`() {
    _ = Observable.of(1, 2).subscribe { [history] event in history.note("\(event)") }
    #expect(history.lines == ["next(1)", "next(2)", "completed"])
  }

  @Test func `RX-08: observers are erased and mapped`() {
    let subject = PublishSubject<Int>()
    _ = subject.write(to: history)
    let mapped: AnyObserver<String> = subject.asObserver().mapObserver {
      if let number = Int($0) { number } else { throw TestError() }
    }
    mapped.onNext("7")
    mapped.onNext("x")
    #expect(history.lines == ["7", "error broken", "disposed"])
  }

  @Test func `after the end the chain is let go though the subscription is kept`() {
    weak var held: History?
    let subscription: any Disposable
    do {
      let object = History()
      held = object
      subscription = Observable.just(1).map { value in
        object.note("\(value)")
        return value
      }.subscribe(onNext: { _ in object.note("") })
    }
    #expect(held == nil)
    subscription.dispose()
  }

  @Test func `events print and map`() {
    #expect("\(Event.next(1))" == "next(1)")
    #expect("\(Event<Int>.error(TestError()))" == "error(broken)")
    #expect(Event.next(1).map { $0 + 1 }.element == 2)
    #expect(Event.next(1).map { _ -> Int in throw TestError() }.error is TestError)
    #expect(Event<Int>.completed.isStopEvent)
  }

  /// A sequence that goes on after its end, against the grammar.
  private struct Rude: ObservableType {
    typealias Element = Int

    func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Int {
      observer.onNext(1)
      observer.onCompleted()
      observer.onNext(2)
      observer.onError(TestError())
      return Disposables.create()
    }
  }

  @Test func `SM-04: nothing follows an end, whoever sends it`() {
    #expect(Rude().asObservable().heard == ["1", "completed"])
    #expect(ClosureProducer { Rude().subscribe(AnyObserver(sink: $0)).attachment }.heard == ["1", "completed"])
  }

  @Test func `SM-11: an observable of another type is wrapped`() {
    #expect(Rude().asObservable() !== Rude().asObservable())
    let subjects: [Observable<Int>] = [
      PublishSubject<Int>(), BehaviorSubject(value: 1), ReplaySubject<Int>.create(bufferSize: 1), AsyncSubject<Int>(),
      Observable.just(1).map { $0 },
    ]
    for subject in subjects { #expect(subject.asObservable() === subject) }
    let relay = BehaviorRelay(value: 1)
    #expect(relay.asObservable() === relay.asObservable())
  }
}
