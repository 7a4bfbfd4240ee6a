import Foundation
import RxSwift
import RxTest

/// Virtual time in whole days.
private struct DayConverter: VirtualTimeConverterType {
  typealias VirtualTimeUnit = Int
  typealias VirtualTimeIntervalUnit = Int

  private static let day: RxTimeInterval = .seconds(86_400)

  func convertFromVirtualTime(_ virtualTime: Int) -> RxTime { Self.day * virtualTime }
  func convertToVirtualTime(_ time: RxTime) -> Int { Int(time / Self.day) }
  func convertFromVirtualTimeInterval(_ virtualTimeInterval: Int) -> RxTimeInterval { Self.day * virtualTimeInterval }
  func convertToVirtualTimeInterval(_ timeInterval: RxTimeInterval) -> Int { Int(timeInterval / Self.day) }
  func offsetVirtualTime(_ time: Int, offset: Int) -> Int { time + offset }

  func compareVirtualTime(_ lhs: Int, _ rhs: Int) -> VirtualTimeComparison {
    lhs < rhs ? .lessThan : lhs > rhs ? .greaterThan : .equal
  }
}

private final class Calendar: VirtualTimeScheduler<DayConverter> {
  init() { super.init(initialClock: 0, converter: DayConverter()) }

  /// Nothing happens on the seventh day.
  override func adjustScheduledTime(_ time: Int) -> Int { time % 7 == 0 ? time + 1 : time }
}

/// Keys and values in lines, as a decoder.
private struct LineDecoder: DataDecoder {
  func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
    let fields = String(decoding: data, as: UTF8.self).split(separator: "=").map { "\"\($0)\"" }
    guard fields.count == 2 else { throw Trouble(code: fields.count) }
    return try JSONDecoder().decode(type, from: Data("{\(fields[0]):\(fields[1])}".utf8))
  }
}

func ownTimes(_ checks: Checks) {
  let calendar = Calendar()
  var days: [Int] = []
  let disposable = Observable<Int>.interval(.seconds(3 * 86_400), scheduler: calendar)
    .map { _ in calendar.clock }
    .subscribe(onNext: { days.append($0) })
  calendar.advanceTo(10)
  checks.expect(days, [3, 6, 9])
  calendar.scheduleAbsoluteVirtual((), time: 11) { _ in
    days.append(-calendar.clock)
    calendar.stop()
    return Disposables.create()
  }
  .disposed(by: DisposeBag())
  _ = calendar.scheduleRelativeVirtual((), dueTime: 4) { _ in
    days.append(-calendar.clock)
    calendar.sleep(2)
    calendar.stop()
    return Disposables.create()
  }
  calendar.start()
  disposable.dispose()
  checks.expect(days, [3, 6, 9, 12, -14])
  checks.expect(calendar.clock, 16)
  checks.expect(calendar.now == .seconds(16 * 86_400))

  let settings = Observable.of(Data("size=12".utf8), Data("size".utf8))
    .decode(type: [String: String].self, decoder: LineDecoder())
  checks.expect(settings.described(), "next([\"size\": \"12\"]) error(Trouble(code: 1))")

  // Traits in time.
  let scheduler = TestScheduler(initialClock: 0)
  func outcome<Source: ObservableConvertibleType>(_ make: @escaping (TestScheduler) -> Source) -> [String] {
    let scheduler = TestScheduler(initialClock: 0)
    return scheduler.start { make(scheduler) }.events.map { "\($0.value) @ \($0.time)" }
  }
  checks.expect(outcome { Single<Int>.timer(.seconds(20), scheduler: $0) }, ["next(0) @ 220", "completed @ 220"])
  checks.expect(
    outcome { Single.just("x").delay(.seconds(5), scheduler: $0).observe(on: $0).subscribe(on: $0) },
    ["next(x) @ 207", "completed @ 208"])
  checks.expect(
    outcome { Maybe.just(1).delaySubscription(.seconds(9), scheduler: $0) }, ["next(1) @ 209", "completed @ 209"])
  checks.expect(
    outcome { Single<Int>.never().timeout(.seconds(9), scheduler: $0) }, ["error(Sequence timeout.) @ 209"])
  checks.expect(
    outcome { Single<Int>.never().timeout(.seconds(9), other: .just(3), scheduler: $0) },
    ["next(3) @ 209", "completed @ 209"])
  let cancel = BooleanDisposable()
  checks.expect(
    outcome { scheduler in
      Single.using(
        { cancel }, primitiveSequenceFactory: { _ in Single.just(4).delay(.seconds(2), scheduler: scheduler) })
    }, ["next(4) @ 202", "completed @ 202"])
  checks.expect(cancel.isDisposed)
  var attempts = 0
  checks.expect(
    outcome { scheduler in
      Single<Int>.create { single in
        attempts += 1
        single(attempts < 3 ? .failure(Trouble(code: attempts)) : .success(attempts))
        return Disposables.create()
      }
      .retry { (errors: Observable<Error>) in
        errors.flatMap { _ in Single<Int>.timer(.seconds(10), scheduler: scheduler) }
      }
    }, ["next(3) @ 220", "completed @ 220"])
  checks.expect(scheduler.clock, 0)
}
