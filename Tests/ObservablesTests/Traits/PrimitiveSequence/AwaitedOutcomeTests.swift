import Observables
import TestSupport
import Testing

/// Takes an observer to other threads: those of the traits may be called from any.
private struct Shared<Value>: @unchecked Sendable {
  let value: Value
}

struct AwaitedOutcomeTests {
  /// Lets an outcome and a cancellation race for a task that waits already, and tells who won.
  private func race(
    cancelsFirst: Bool, _ outcome: @Sendable @escaping (Single<Int>.SingleObserver) -> Void
  ) async -> String {
    let (observers, found) = AsyncStream.makeStream(of: Shared<Single<Int>.SingleObserver>.self)
    let waiting = Task {
      try await Single<Int>.create { single in
        found.yield(Shared(value: single))
        return Disposables.create()
      }.value
    }
    for await observer in observers {
      await withTaskGroup { racers in
        if cancelsFirst { racers.addTask { waiting.cancel() } }
        racers.addTask { outcome(observer.value) }
        if !cancelsFirst { racers.addTask { waiting.cancel() } }
      }
      break
    }
    switch await waiting.result {
    case .success(let element): return "\(element)"
    case .failure(let error): return error is CancellationError ? "cancelled" : "\(error)"
    }
  }

  /// The winners of 10,000 races, a hundred of which run at a time.
  private func winners(
    of outcome: @Sendable @escaping (Single<Int>.SingleObserver) -> Void
  ) async -> Set<String> {
    await withTaskGroup(of: Set<String>.self) { heats in
      for _ in 0..<100 {
        heats.addTask {
          var winners: Set<String> = []
          for round in 0..<100 { winners.insert(await race(cancelsFirst: round % 2 == 0, outcome)) }
          return winners
        }
      }
      return await heats.reduce(into: []) { $0.formUnion($1) }
    }
  }

  @Test func `SM-57: value is the element, nil or nothing without one, or throws the error`() async throws {
    #expect(try await Single.just(1).value == 1)
    #expect(try await Maybe.just(1).value == 1)
    #expect(try await Maybe<Int>.empty().value == nil)
    try await Completable.empty().value
    await #expect(throws: TestError.self) { try await Single<Int>.error(TestError()).value }
    await #expect(throws: TestError.self) { try await Maybe<Int>.error(TestError()).value }
    await #expect(throws: TestError.self) { try await Completable.error(TestError()).value }
    await #expect(throws: RxError.self) { try await Observable<Int>.empty().asSingle().value }
  }

  @Test func `SM-57: a continuation is resumed exactly once when success and cancellation race`() async {
    let winners = await winners { $0(.success(1)) }
    #expect(winners.isSubset(of: ["1", "cancelled"]))
  }

  @Test func `SM-57: a continuation is resumed exactly once when failure and cancellation race`() async {
    let winners = await winners { $0(.failure(TestError())) }
    #expect(winners.isSubset(of: ["broken", "cancelled"]))
  }

  @Test func `SM-57: disposal without an outcome ends in a cancellation`() async {
    let waiting = Task { try await Single<Int>.never().value }
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
  }

  @Test func `SM-57: cancelling the task disposes the source`() async {
    let (subscribed, subscribe) = AsyncStream.makeStream(of: Void.self)
    let (disposed, dispose) = AsyncStream.makeStream(of: Void.self)
    let waiting = Task {
      let maybe = Maybe<Int>.create { _ in
        subscribe.yield()
        return Disposables.create { dispose.finish() }
      }
      return try await maybe.value
    }
    for await _ in subscribed { break }
    waiting.cancel()
    for await _ in disposed {}
    await #expect(throws: CancellationError.self) { try await waiting.value }
  }

  @Test @MainActor func `SM-57: a value that may not be shared comes through, on the main actor too`() async throws {
    let history = History()
    let single = Single.just(history)
    #expect(try await single.value === history)
  }
}
