import Foundation
import Observables
import PlatformSchedulers
import Synchronization
import TestSupport
import Testing
import VirtualTime

struct BlockingObservableTests {
  /// Returns the answer to a question on a separate thread, where waiting blocks no other test; an error as text.
  private func answer(_ ask: @escaping @Sendable () throws -> String) async -> String {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        do { continuation.resume(returning: try ask()) } catch { continuation.resume(returning: "\(error)") }
      }
    }
  }

  /// Where the elements of a sequence come from.
  private static let places: [@Sendable (Observable<Int>) -> Observable<Int>] = [
    { $0 },
    { $0.observe(on: CurrentThreadScheduler.instance).subscribe(on: CurrentThreadScheduler.instance) },
    { $0.observe(on: SerialDispatchQueueScheduler(qos: .default)) },
    { $0.subscribe(on: ConcurrentDispatchQueueScheduler(qos: .default)) },
    { $0.observe(on: OperationQueueScheduler(operationQueue: OperationQueue())) },
    { $0.observe(on: MainScheduler.instance) },
    { $0.delay(.nanoseconds(1), scheduler: ConcurrentDispatchQueueScheduler(qos: .default)) },
  ]

  @Test(arguments: places.indices)
  func `SM-59: toArray waits for all elements, wherever they come from, and repeatedly`(_ place: Int) async {
    let answer = await answer {
      let source = Self.places[place](Observable.of(1, 2, 3))
      for _ in 0..<100 {
        let elements = try source.toBlocking().toArray()
        if elements != [1, 2, 3] { return "\(elements)" }
      }
      return "right"
    }
    #expect(answer == "right")
  }

  @Test func `SM-59: a blocking observable can be kept, and each call on it subscribes anew`() throws {
    var subscriptions = 0
    let source = Observable<Int>.deferred {
      subscriptions += 1
      return .just(subscriptions)
    }
    let asked: BlockingObservable<Int> = source.toBlocking()
    #expect([try asked.single(), try asked.single(), try asked.single()] == [1, 2, 3])
  }

  @Test func `SM-59: toArray of an empty sequence is empty, of a failing one the error`() throws {
    #expect(try Observable<Int>.empty().toBlocking().toArray() == [])
    #expect(throws: TestError.self) {
      try Observable.of(1).concat(Observable.error(TestError())).toBlocking().toArray()
    }
  }

  @Test(arguments: places.indices)
  func `SM-59: first stops at one element and disposes`(_ place: Int) async {
    let answer = await answer {
      let (requests, disposals) = (Counter(), Counter())
      let source = Observable<Int>.deferred {
        requests.count()
        return .of(1, 2, 3)
      }
      let element = try Self.places[place](source).do(onDispose: disposals.count).toBlocking().first()
      return "\(element ?? 0), \(requests.value) request, \(disposals.value) disposal"
    }
    #expect(answer == "1, 1 request, 1 disposal")
  }

  @Test func `SM-59: first disposes the source before it answers`() async {
    let answer = await answer {
      let disposals = Counter()
      let scheduler = ConcurrentDispatchQueueScheduler(qos: .default)
      for _ in 0..<1_000 {
        let source = Observable<Int>.create { observer in
          _ = scheduler.schedule(1) { element in
            observer.onNext(element)
            return Disposables.create()
          }
          return Disposables.create(with: disposals.count)
        }
        _ = try source.toBlocking().first()
        if disposals.value != 1 { return "\(disposals.value)" }
        disposals.reset()
      }
      return "disposed"
    }
    #expect(answer == "disposed")
  }

  @Test func `SM-59: first of an endless source comes back`() throws {
    #expect(try Observable.repeatElement(7).toBlocking().first() == 7)
    #expect(
      try Observable<Int>.interval(.nanoseconds(1), scheduler: SerialDispatchQueueScheduler(qos: .default))
        .toBlocking().first() == 0)
  }

  @Test func `SM-59: first of an empty sequence is nil, of a failing one the error`() throws {
    #expect(try Observable<Int>.empty().toBlocking().first() == nil)
    #expect(throws: TestError.self) { try Observable<Int>.error(TestError()).toBlocking().first() }
    #expect(try Observable.of(1).concat(Observable.error(TestError())).toBlocking().first() == 1)
  }

  @Test func `SM-59: last waits for the end`() throws {
    #expect(try Observable.of(1, 2, 3).toBlocking().last() == 3)
    #expect(try Observable<Int>.empty().toBlocking().last() == nil)
    #expect(throws: TestError.self) { try Observable.of(1).concat(Observable.error(TestError())).toBlocking().last() }
  }

  @Test(arguments: places.indices)
  func `SM-59: single stops at two elements`(_ place: Int) async {
    let answer = await answer {
      do {
        return "\(try Self.places[place](Observable.of(1, 2).concat(Observable.never())).toBlocking().single())"
      } catch RxError.moreThanOneElement {
        return "more than one"
      }
    }
    #expect(answer == "more than one")
  }

  @Test func `SM-59: single is the only element; none and an error are errors`() throws {
    #expect(try Observable.just(42).toBlocking().single() == 42)
    #expect(try Observable.of(1, 2, 3).toBlocking().single { $0 == 2 } == 2)
    #expect(throws: TestError.self) { try Observable.of(1).concat(Observable.error(TestError())).toBlocking().single() }
    #expect { try Observable<Int>.empty().toBlocking().single() } throws: { error in
      if case RxError.noElements = error { true } else { false }
    }
    #expect { try Observable.of(1, 2, 3).toBlocking().single { $0 > 1 } } throws: { error in
      if case RxError.moreThanOneElement = error { true } else { false }
    }
  }

  @Test func `SM-59: what a predicate throws surfaces`() {
    #expect(throws: TestError.self) { try Observable.of(1, 2).toBlocking().single { _ in throw TestError() } }
  }

  @Test func `SM-59: materialize tells of the end and of what came before`() {
    func text(_ result: MaterializedSequenceResult<Int>) -> String {
      switch result {
      case .completed(let elements): "completed \(elements)"
      case .failed(let elements, let error): "failed \(elements) \(error)"
      }
    }
    #expect(text(Observable.of(1, 2).toBlocking().materialize()) == "completed [1, 2]")
    #expect(
      text(Observable.of(1, 2).concat(Observable.error(TestError())).toBlocking().materialize())
        == "failed [1, 2] broken")
    #expect(
      text(Observable.of(1, 2).concat(Observable.never()).toBlocking(timeout: 0).materialize())
        == "failed [1, 2] Sequence timeout.")
  }

  @Test(arguments: [-1, 0, 0.001])
  func `SM-59: a question that takes too long throws timeout and disposes`(_ limit: TimeInterval) async {
    let answer = await answer {
      let disposals = Counter()
      do {
        _ = try Observable<Int>.never().do(onDispose: disposals.count).toBlocking(timeout: limit).first()
        return "no error"
      } catch RxError.timeout {
        return "timeout, \(disposals.value) disposal"
      }
    }
    #expect(answer == "timeout, 1 disposal")
  }

  @Test(arguments: [nil, 0, 60, .infinity])
  func `SM-59: elements that are there at once need no time`(_ limit: TimeInterval?) throws {
    #expect(try Observable.of(1, 2).toBlocking(timeout: limit).toArray() == [1, 2])
  }

  @Test func `SM-59: a question may ask another one; its sequence does not wait for the trampoline around it`() async {
    let answer = await answer {
      let sums = Observable.of(1, 2).map { number in
        try Observable.of(number, 10)
          .observe(on: SerialDispatchQueueScheduler(qos: .default))
          .toBlocking().toArray().reduce(0, +)
      }
      return "\(try sums.toBlocking().toArray())"
    }
    #expect(answer == "[11, 12]")
  }

  @Test func `SM-59: what waits for the trampoline still runs after a question`() throws {
    let history = History()
    _ = CurrentThreadScheduler.instance.schedule(()) {
      _ = CurrentThreadScheduler.instance.schedule(()) {
        history.note("waited")
        return Disposables.create()
      }
      history.note("\((try? Observable.of(1, 2).toBlocking().toArray()) ?? [])")
      return Disposables.create()
    }
    #expect(history.lines == ["[1, 2]", "waited"])
    #expect(CurrentThreadScheduler.isScheduleRequired)
  }

  @Test func `SM-59: the run loop of the thread runs meanwhile, and leaves nothing behind`() async {
    let answer = await answer {
      let subject = PublishSubject<String>()
      let box = Box(subject)
      RunLoop.current.perform { box.subject.onNext("from the run loop") }
      let element = try subject.toBlocking().first()
      let isEmpty = !RunLoop.current.run(mode: .default, before: .distantPast)
      return "\(element ?? "nothing"), \(isEmpty ? "empty" : "not empty")"
    }
    #expect(answer == "from the run loop, empty")
  }

  @Test func `SM-59: while a script plays, time stands still for a thread that waits`() throws {
    let clock = VirtualClock()
    let result = try clock.whilePlaying {
      let elements = try Observable.of(1, 2).toBlocking().toArray()
      let late = Observable<Int>.timer(.seconds(1), scheduler: MainScheduler.instance)
      return (elements, late.toBlocking().materialize())
    }
    #expect(result.0 == [1, 2])
    if case .failed(elements: [], error: RxError.timeout) = result.1 {} else { Issue.record("\(result.1)") }
    #expect(clock.nextDue == nil)
  }
}

/// Counts calls from any thread.
private final class Counter: Sendable {
  private let calls = Mutex(0)

  var value: Int { calls.withLock { $0 } }

  func reset() { calls.withLock { $0 = 0 } }
  func count() { calls.withLock { $0 += 1 } }
}

/// Carries a subject to a block that runs on the thread that made it.
private struct Box: @unchecked Sendable {
  let subject: PublishSubject<String>

  init(_ subject: PublishSubject<String>) { self.subject = subject }
}
