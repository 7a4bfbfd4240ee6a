import RxCocoa
import RxSwift

func asyncAwait(_ checks: Checks) async throws {
  // Sequences as values.
  var collected: [Int] = []
  for try await number in Observable.of(1, 2, 3).values { collected.append(number) }
  checks.expect(collected, [1, 2, 3])

  do {
    for try await number in Observable<Int>.concat(.just(4), .error(Trouble(code: 5))).values {
      collected.append(number)
    }
    checks.expect(false)
  } catch let error as Trouble {
    checks.expect(error, Trouble(code: 5))
  }
  checks.expect(collected, [1, 2, 3, 4])

  var texts: [String] = []
  for await text in Infallible.of("a", "b").values { texts.append(text) }
  checks.expect(texts, ["a", "b"])
  for await text in Driver.just("driven").values { texts.append(text) }
  checks.expect(texts.last, "driven")

  let relay = BehaviorRelay(value: 1)
  for await value in relay.asInfallible().values {
    if value == 3 { break }
    relay.accept(value + 1)
  }
  checks.expect(relay.value, 3)

  // One value.
  checks.expect(try await Single.just(6).value, 6)
  checks.expect(try await Maybe<Int>.empty().value, nil)
  checks.expect(try await Maybe.just(7).value, 7)
  try await Completable.empty().value
  do {
    _ = try await Single<Int>.error(Trouble(code: 8)).value
    checks.expect(false)
  } catch {
    checks.expect(error as? Trouble, Trouble(code: 8))
  }
  checks.expect(try await Observable.of(1, 2).asSingle().catchAndReturn(-1).value, -1)
  checks.expect(try await Observable.of(1, 2).first().value, 1)
  checks.expect(try await Observable.of(1, 2).toArray().value, [1, 2])

  // Tasks as sequences.
  let lengths = Observable.of("a", "bb")
    .concatMap { text in Single.create { try await length(of: text) } }
  checks.expect(try await lengths.toArray().value, [1, 2])
  let failed = Single<Int>.create { try await length(of: "") }.catch { .just(($0 as! Trouble).code) }
  checks.expect(try await failed.value, 9)

  let stream = AsyncStream<Int> { continuation in
    (1...3).forEach { continuation.yield($0) }
    continuation.finish()
  }
  checks.expect(try await stream.asObservable().map { $0 * 2 }.toArray().value, [2, 4, 6])

  // Cancelling a task disposes.
  let subject = PublishSubject<Int>()
  let started = PublishSubject<Void>()
  let task = Task { () -> String in
    do {
      _ = try await subject.do(onSubscribed: { started.onNext(()) }).asSingle().value
      return "value"
    } catch {
      return error is CancellationError ? "cancelled" : "\(error)"
    }
  }
  task.cancel()
  checks.expect(await task.value, "cancelled")
  checks.expect(subject.hasObservers, false)
}

private func length(of text: String) async throws -> Int {
  await Task.yield()
  if text.isEmpty { throw Trouble(code: 9) }
  return text.count
}
