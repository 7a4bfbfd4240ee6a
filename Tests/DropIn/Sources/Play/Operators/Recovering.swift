import RxSwift
import RxTest

private enum NetworkError: Error, Equatable {
  case offline
  case status(Int)
}

func recovering(_ checks: Checks) {
  let failing = Observable<Int>.concat(.of(1, 2), .error(NetworkError.status(500)))

  checks.expect(failing.catchAndReturn(0).collected(), [1, 2, 0])
  checks.expect(failing.catch { _ in .of(8, 9) }.collected(), [1, 2, 8, 9])
  checks.expect(
    failing.catch { error in
      switch error {
      case NetworkError.status(let code): return .just(code)
      case NetworkError.offline: return .empty()
      default: return .error(error)
      }
    }.collected(), [1, 2, 500])
  checks.expect(
    failing.catch { error -> Observable<Int> in
      guard error as? NetworkError == .offline else { throw error }
      return .never()
    }.described(), "next(1) next(2) error(status(500))")
  checks.expect(failing.retry(2).map(String.init).catchAndReturn("x").collected().joined(), "1212x")
  checks.expect(Observable.catch(sequence: [failing, failing.skip(1), .just(3)]).collected(), [1, 2, 2, 3])

  // As results.
  let results: Observable<Result<Int, Error>> = failing.map(Result.success).catch { .just(.failure($0)) }
  checks.expect(results.map { try $0.get() }.described(), "next(1) next(2) error(status(500))")
  let texts =
    failing
    .map { Result<Int, NetworkError>.success($0) }
    .catch { Observable.just(Result.failure($0 as! NetworkError)) }
    .map { result -> String in
      switch result {
      case .success(let value): return "\(value)"
      case .failure(.status(let code)): return "status \(code)"
      case .failure(.offline): return "offline"
      }
    }
  checks.expect(texts.collected(), ["1", "2", "status 500"])

  // As events.
  let events = failing.materialize()
  checks.expect(events.map { $0.isStopEvent }.collected(), [false, false, true])
  checks.expect(events.compactMap { $0.element }.collected(), [1, 2])
  checks.expect(events.compactMap(\.error).map { "\($0)" }.collected(), ["status(500)"])
  checks.expect(events.dematerialize().catchAndReturn(3).collected(), [1, 2, 3])
  checks.expect(events.filter { $0.error == nil }.dematerialize().described(), "next(1) next(2) completed")
  checks.expect(events.map { $0.map { $0 * 2 } }.dematerialize().catchAndReturn(0).collected(), [2, 4, 0])

  // What throws ends the sequence.
  struct Negative: Error {}
  func root(_ number: Int) throws -> Int {
    if number < 0 { throw Negative() }
    return Int(Double(number).squareRoot())
  }
  checks.expect(Observable.of(9, -1, 4).map(root).described(), "next(3) error(Negative())")
  checks.expect(Observable.of(9, -1, 4).map { try? root($0) }.compactMap { $0 }.collected(), [3, 2])
  checks.expect(Observable.of(9, -1, 4).filter { try root($0) > 2 }.described(), "next(9) error(Negative())")
  checks.expect(Observable.of(9, -1).flatMap { Observable.just(try root($0)) }.catchAndReturn(-1).collected(), [3, -1])
  checks.expect(Observable.of(1, -1).do(onNext: { _ = try root($0) }).described(), "next(1) error(Negative())")

  // Waiting for something before trying again.
  let scheduler = TestScheduler(initialClock: 0)
  let reachable = scheduler.createHotObservable([.next(220, false), .next(250, true)])
  var attempts = 0
  let request = Observable<String>.deferred {
    attempts += 1
    return attempts == 1 ? .error(NetworkError.offline) : .just("answer")
  }
  let observer = scheduler.start {
    request.retry { (errors: Observable<Error>) in
      errors.flatMap { error -> Observable<Bool> in
        guard case NetworkError.offline = error else { return Observable.error(error) }
        return reachable.filter { $0 }.take(1)
      }
    }
  }
  checks.expect(observer.events, [.next(250, "answer"), .completed(250)])

  var handled: [String] = []
  Hooks.defaultErrorHandler = { _, error in handled.append("\(error)") }
  _ = failing.subscribe(onNext: { _ in })
  _ = failing.asSingle().subscribe()
  Hooks.defaultErrorHandler = { _, _ in }
  checks.expect(handled, ["status(500)", "Sequence contains more than one element."])
}
