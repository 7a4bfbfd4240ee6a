import Foundation
import RxBlocking
import RxCocoa
import RxSwift

func blocking(_ checks: Checks) throws {
  let numbers = Observable.of(1, 2, 3)
  checks.expect(try numbers.toBlocking().toArray(), [1, 2, 3])
  checks.expect(try numbers.toBlocking().first(), 1)
  checks.expect(try numbers.toBlocking().last(), 3)
  checks.expect(try numbers.filter { $0 == 2 }.toBlocking().single(), 2)
  checks.expect(try numbers.toBlocking().single { $0 > 2 }, 3)
  checks.expect(try Single.just("x").toBlocking().single(), "x")
  checks.expect(try Maybe<Int>.empty().toBlocking().first(), nil)
  do {
    _ = try numbers.toBlocking().single()
    checks.expect(false)
  } catch {
    checks.expect("\(error)", "\(RxError.moreThanOneElement)")
  }
  do {
    _ = try Observable<Int>.never().toBlocking(timeout: 0.01).first()
    checks.expect(false)
  } catch RxError.timeout {
    checks.expect(true)
  }
  switch Observable<Int>.concat(numbers, .error(Trouble(code: 4))).toBlocking().materialize() {
  case .completed: checks.expect(false)
  case .failed(let elements, let error):
    checks.expect(elements, [1, 2, 3])
    checks.expect(error as? Trouble, Trouble(code: 4))
  }
}

func threads(_ checks: Checks) throws {
  let background = ConcurrentDispatchQueueScheduler(qos: .background)
  let serial = SerialDispatchQueueScheduler(qos: .userInitiated, internalSerialQueueName: "serial")
  let named = SerialDispatchQueueScheduler(queue: DispatchQueue(label: "named"), internalSerialQueueName: "inner")
  let queue = OperationQueue()
  queue.maxConcurrentOperationCount = 2
  let operations = OperationQueueScheduler(operationQueue: queue)

  // Work elsewhere, results on the main thread.
  let squares = Observable.range(start: 1, count: 50)
    .subscribe(on: background)
    .map { ($0 * $0, Thread.isMainThread) }
    .observe(on: MainScheduler.instance)
    .map { square, wasMain in (square, !wasMain && Thread.isMainThread) }
  let results = try squares.toBlocking().toArray()
  checks.expect(results.map(\.0), (1...50).map { $0 * $0 })
  checks.expect(results.allSatisfy { $0.1 })

  // Order holds wherever it goes.
  let travelled = Observable.from(1...100)
    .observe(on: serial)
    .observe(on: background)
    .observe(on: operations)
    .observe(on: named)
    .observe(on: MainScheduler.asyncInstance)
  checks.expect(try travelled.toBlocking().toArray(), Array(1...100))

  // Several at once.
  let parallel = Observable.from(1...20)
    .flatMap { number in
      Single<Int>.create { single in
        DispatchQueue.global().async { single(.success(number)) }
        return Disposables.create()
      }
    }
    .toArray()
    .map { $0.sorted() }
  checks.expect(try parallel.toBlocking().single(), Array(1...20))

  checks.expect(
    try Observable<Int>.interval(.milliseconds(1), scheduler: serial).take(3).toBlocking().toArray(), [0, 1, 2])
  checks.expect(
    try Observable.just("late").delay(.milliseconds(5), scheduler: MainScheduler.instance).toBlocking().first(), "late")
  checks.expect(try Observable<Int>.timer(.milliseconds(1), scheduler: background).toBlocking().last(), 0)

  // A driver comes to the main thread, whoever drives.
  let relay = PublishRelay<Int>()
  let isMain = relay.asDriver(onErrorJustReturn: 0).map { _ in Thread.isMainThread }.asObservable().take(1).replay(1)
  let connection = isMain.connect()
  let done = DispatchSemaphore(value: 0)
  DispatchQueue.global().async {
    relay.accept(1)
    done.signal()
  }
  done.wait()
  checks.expect(try isMain.toBlocking().first(), true)
  connection.dispose()

  // Answers come on threads of their own, to whoever still waits.
  let answer = Observable<String>.create { observer in
    let item = DispatchWorkItem {
      observer.onNext("answer")
      observer.onCompleted()
    }
    DispatchQueue.global().async(execute: item)
    return Disposables.create(with: item.cancel)
  }
  checks.expect(try answer.toBlocking().single(), "answer")
  let bag = DisposeBag()
  let log = BehaviorSubject<[Int]>(value: [])
  DispatchQueue.concurrentPerform(iterations: 10) { number in
    Disposables.create().disposed(by: bag)
    if number == 3 { log.onNext([number]) }
  }
  checks.expect(try log.value(), [3])
}
