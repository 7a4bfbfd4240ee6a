import RxSwift
import RxTest

extension ObservableConvertibleType {
  /// Returns the elements that arrive at once, for short checks.
  func collected() -> [Element] {
    var elements: [Element] = []
    _ = asObservable().subscribe(onNext: { elements.append($0) })
    return elements
  }

  /// The events that arrive at once, as text.
  func described() -> String {
    var events: [String] = []
    _ = asObservable().subscribe { events.append("\($0)") }
    return events.joined(separator: " ")
  }
}

func creating(_ checks: Checks) {
  checks.expect(Observable.just(1).described(), "next(1) completed")
  checks.expect(Observable<Void>.just(()).described(), "next(()) completed")
  checks.expect(Observable.of(1, 2, 3).collected(), [1, 2, 3])
  checks.expect(Observable.of([1], [2, 3]).collected(), [[1], [2, 3]])
  checks.expect(Observable.from([1, 2]).collected(), [1, 2])
  checks.expect(Observable.from(1...4).map { $0 * $0 }.collected(), [1, 4, 9, 16])
  checks.expect(Observable.from(["a": 1]).map { "\($0.key)\($0.value)" }.collected(), ["a1"])
  checks.expect(Observable.from("abc").map(String.init).collected(), ["a", "b", "c"])
  checks.expect(Observable.from(Set([1])).collected(), [1])
  checks.expect(Observable<Any>.from([1, "two", 3.0]).map { "\($0)" }.collected(), ["1", "two", "3.0"])
  checks.expect(Observable<Any>.of(1, "two").filter { $0 is Int }.collected().count, 1)
  checks.expect(Observable.from(optional: Int("12")).collected(), [12])
  checks.expect(Observable<Int>.from(optional: nil).described(), "completed")
  checks.expect(Observable<Int>.empty().described(), "completed")
  checks.expect(Observable<Int>.never().described(), "")
  checks.expect(Observable<Int>.error(RxError.unknown).described(), "error(Unknown error occurred.)")
  checks.expect(Observable<UInt8>.range(start: 253, count: 3).collected(), [253, 254, 255])
  checks.expect(Observable.range(start: 0, count: 3).map { $0 + 1 }.collected(), [1, 2, 3])
  checks.expect(Observable.repeatElement("x").take(3).collected().joined(), "xxx")
  checks.expect(
    Observable.generate(initialState: 1, condition: { $0 < 50 }, iterate: { $0 * 3 }).collected(), [1, 3, 9, 27])

  var made = 0
  let deferred = Observable<Int>.deferred {
    made += 1
    return .just(made)
  }
  checks.expect(deferred.collected() + deferred.collected(), [1, 2])

  let cancel = BooleanDisposable()
  let created = Observable<String>.create { observer in
    observer.onNext("one")
    observer.on(.next("two"))
    observer.onCompleted()
    observer.onNext("late")
    return cancel
  }
  checks.expect(created.described(), "next(one) next(two) completed")
  checks.expect(cancel.isDisposed)

  final class File: Disposable {
    var isOpen = true
    func dispose() { isOpen = false }
  }
  let file = File()
  let lines = Observable.using({ file }, observableFactory: { Observable.of("open \($0.isOpen)", "second") })
  checks.expect(lines.collected(), ["open true", "second"])
  checks.expect(file.isOpen, false)
  checks.expect(
    Observable<Int>.using({ () -> File in throw Trouble(code: 5) }) { _ in .just(1) }.described(),
    "error(Trouble(code: 5))")

  let scheduler = TestScheduler(initialClock: 0)
  checks.expect(
    scheduler.start(disposed: 245) { Observable<Int>.interval(.seconds(20), scheduler: scheduler) }.events,
    [.next(220, 0), .next(240, 1)])
  let timers = TestScheduler(initialClock: 0)
  checks.expect(
    timers.start { Observable<Int64>.timer(.seconds(5), period: .seconds(10), scheduler: timers).take(3) }.events,
    [.next(205, 0), .next(215, 1), .next(225, 2), .completed(225)])
  let slow = TestScheduler(initialClock: 0)
  checks.expect(
    slow.start { Observable.of(1, 2, scheduler: slow) }.events, [.next(201, 1), .next(202, 2), .completed(203)])
}
