import Observables
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(1)))
struct ObservableConvertibleTypeValuesTests {
  private final class Box {
    let number: Int
    init(_ number: Int) { self.number = number }
  }

  private enum End: Hashable { case completed, failed, cancelled }

  @Test func `SM-57: the elements are read in order, to the completion`() async throws {
    var read: [Int] = []
    for try await number in Observable.of(1, 2, 3).values { read.append(number) }
    #expect(read == [1, 2, 3])
  }

  @Test func `SM-57: an error is thrown to the reader after the elements`() async {
    var read: [Int] = []
    await #expect(throws: TestError()) {
      for try await number in Observable.just(1).concat(Observable.error(TestError())).values { read.append(number) }
    }
    #expect(read == [1])
  }

  @Test func `SM-57: the subscription begins at once, and nothing is lost before it is read`() async throws {
    let subject = PublishSubject<Int>()
    let values = subject.values
    #expect(subject.hasObservers)
    subject.onNext(1)
    subject.onNext(2)
    subject.onCompleted()
    #expect(try await values.reduce(0, +) == 3)
  }

  @Test func `SM-57: elements need not be sendable`() async throws {
    var read: [Int] = []
    for try await box in Observable.of(Box(1), Box(2)).values { read.append(box.number) }
    for await box in Infallible.just(Box(3)).values { read.append(box.number) }
    #expect(read == [1, 2, 3])
  }

  @Test(.timeLimit(.minutes(1)))
  @MainActor func `SM-57: drivers and signals are read as what does not fail`() async {
    var read: [Int] = []
    for await number in Driver.of(1, 2).values { read.append(number) }
    let signals = PublishRelay<Int>()
    let values = signals.asSignal().values
    signals.accept(3)
    signals.accept(4)
    for await number in values {
      read.append(number)
      if number == 4 { break }
    }
    #expect(read == [1, 2, 3, 4])
  }

  @Test func `SM-57: cancelling the reader disposes the subscription and throws to the reader`() async {
    let subject = PublishSubject<Int>()
    let values = subject.values
    let reader = Task { try await values.reduce(0, +) }
    reader.cancel()
    await #expect(throws: CancellationError.self) { try await reader.value }
    #expect(!subject.hasObservers)
  }

  @Test func `SM-57: letting go of the stream disposes the subscription`() {
    let subject = PublishSubject<Int>()
    do {
      let values = subject.values
      #expect(subject.hasObservers)
      _ = values
    }
    #expect(!subject.hasObservers)
  }

  @Test func `SM-57: leaving the loop disposes the subscription`() async throws {
    let relay = BehaviorRelay(value: 1)
    let subscriptions = BehaviorRelay(value: 0)
    let watched = relay.asInfallible().do(
      onSubscribe: { subscriptions.accept(subscriptions.value + 1) },
      onDispose: { subscriptions.accept(subscriptions.value - 1) })
    for await number in watched.values {
      #expect(number == 1)
      #expect(subscriptions.value == 1)
      break
    }
    #expect(subscriptions.value == 0)
    #expect(try await relay.values.first { $0 == 1 } == 1)
  }

  @Test func `SM-57: an infallible sequence is read without try, an observable where that is expected`() async throws {
    var read: [Int] = []
    for await number in Infallible.of(1, 2).values { read.append(number) }
    #expect(read == [1, 2])
    let throwing: AsyncThrowingStream<Int, any Error> = Infallible.of(1, 2).values
    #expect(try await throwing.reduce(0, +) == 3)
  }

  @Test func `SM-57: cancelling the reader of an infallible sequence ends it and disposes the subscription`() async {
    let subject = PublishSubject<Int>()
    let values = subject.asInfallible(onErrorJustReturn: 0).values
    let reader = Task { await values.reduce(1, +) }
    reader.cancel()
    #expect(await reader.value == 1)
    #expect(!subject.hasObservers)
  }

  @Test func `SM-57: a reader is resumed exactly once when the end and its cancellation race, 10 000 times`() async {
    var ends: [End: Int] = [:]
    var leaks = 0
    for round in 0..<10_000 {
      let subject = PublishSubject<Int>()
      let values = subject.values
      let reader = Task.detached { await Self.end(of: values) }
      let sender = Task.detached {
        subject.onNext(round)
        if round % 2 == 0 { subject.onCompleted() } else { subject.onError(TestError()) }
      }
      if round % 3 == 0 { await Task.yield() }
      reader.cancel()
      await sender.value
      ends[await reader.value, default: 0] += 1
      if subject.hasObservers { leaks += 1 }
    }
    #expect(ends.values.reduce(0, +) == 10_000)
    #expect(leaks == 0)
  }

  private static func end(of values: AsyncThrowingStream<Int, any Error>) async -> End {
    do {
      for try await _ in values {}
      return .completed
    } catch is CancellationError {
      return .cancelled
    } catch {
      return .failed
    }
  }
}
