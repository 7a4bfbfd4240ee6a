import Observables
import TestSupport
import Testing
import VirtualTime

struct ObservableTests {
  private let history = History()

  @Test("RX-01: an observable is cold: each subscription begins it anew, hears elements, one end, and nothing more")
  func cold() {
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

  @Test("SM-11: an observable and a subject are their own observables")
  func identity() {
    let subject = BehaviorSubject(value: 1)
    #expect(subject.asObservable() === subject.asObservable())
  }

  @Test("RxObservable is another name, for sources with an Observable of their own")
  func otherName() {
    let source: RxObservable<Int> = RxObservable.just(1)
    #expect(source.heard == ["1", "completed"])
    #expect(source === (source as Observable<Int>))
  }

  @Test("SM-07: onDisposed comes once, after the end or on disposal")
  func onDisposed() {
    Observable.just(1).write(to: history).dispose()
    let subscription = Observable<Int>.never().write(to: history)
    subscription.dispose()
    subscription.dispose()
    #expect(history.lines == ["1", "completed", "disposed", "disposed"])
  }

  @Test("SM-08: subscribe(with:) holds its object weakly")
  func subscribeWith() {
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

  @Test("subscribe with a closure for all events")
  func events() {
    _ = Observable.of(1, 2).subscribe { [history] event in history.note("\(event)") }
    #expect(history.lines == ["next(1)", "next(2)", "completed"])
  }

  @Test("RX-08: observers are erased and mapped")
  func observers() {
    let subject = PublishSubject<Int>()
    _ = subject.write(to: history)
    let mapped: AnyObserver<String> = subject.asObserver().mapObserver {
      if let number = Int($0) { number } else { throw TestError() }
    }
    mapped.onNext("7")
    mapped.onNext("x")
    #expect(history.lines == ["7", "error broken", "disposed"])
  }

  @Test("after the end the chain is let go though the subscription is kept")
  func memory() {
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

  @Test("events print and map")
  func event() {
    #expect("\(Event.next(1))" == "next(1)")
    #expect("\(Event<Int>.error(TestError()))" == "error(broken)")
    #expect(Event.next(1).map { $0 + 1 }.element == 2)
    #expect(Event.next(1).map { _ -> Int in throw TestError() }.error is TestError)
    #expect(Event<Int>.completed.isStopEvent)
  }

  /// Keeps no grammar at all.
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

  @Test("SM-04: nothing follows an end, whoever sends it")
  func grammar() {
    #expect(Rude().asObservable().heard == ["1", "completed"])
    #expect(ClosureProducer { Rude().subscribe(AnyObserver(sink: $0)).attachment }.heard == ["1", "completed"])
  }

  @Test("SM-11: an observable of another type is wrapped")
  func wrapped() {
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
