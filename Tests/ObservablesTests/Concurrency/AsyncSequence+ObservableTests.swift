import Dispatch
import Foundation
import Observables
import Synchronization
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(1)))
struct AsyncSequenceObservableTests {
  /// Counts on, whoever is cancelled; tells when its iteration is let go.
  private struct Endless: AsyncSequence {
    let onEnd: @Sendable () -> Void

    final class AsyncIterator: AsyncIteratorProtocol {
      private let onEnd: @Sendable () -> Void
      private var number = 0

      init(onEnd: @escaping @Sendable () -> Void) { self.onEnd = onEnd }

      deinit { onEnd() }

      func next() async -> Int? {
        number += 1
        return number
      }
    }

    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(onEnd: onEnd) }
  }

  /// Asks a closure for its only element.
  private struct Once<Element: Sendable>: AsyncSequence {
    let element: @Sendable () -> Element

    struct AsyncIterator: AsyncIteratorProtocol {
      var element: (@Sendable () -> Element)?

      mutating func next() async -> Element? {
        defer { element = nil }
        return element?()
      }
    }

    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(element: element) }
  }

  /// Tells when an element is asked for.
  private struct Announced: AsyncSequence {
    let base: AsyncStream<Int>
    let onQuestion: @Sendable () -> Void

    struct AsyncIterator: AsyncIteratorProtocol {
      var base: AsyncStream<Int>.AsyncIterator
      let onQuestion: @Sendable () -> Void

      mutating func next() async -> Int? {
        onQuestion()
        return await base.next()
      }
    }

    func makeAsyncIterator() -> AsyncIterator {
      AsyncIterator(base: base.makeAsyncIterator(), onQuestion: onQuestion)
    }
  }

  private func stream(_ elements: Int..., error: TestError? = nil) -> AsyncThrowingStream<Int, any Error> {
    AsyncThrowingStream { continuation in
      for element in elements { continuation.yield(element) }
      continuation.finish(throwing: error)
    }
  }

  @Test func `SM-57: the elements come in order, then the completion`() async {
    #expect(await heard(stream(1, 2, 3).asObservable()) == ["1", "2", "3", "completed"])
  }

  @Test func `SM-57: a thrown error fails the observable`() async {
    #expect(await heard(stream(1, error: TestError()).asObservable()) == ["1", "error broken"])
  }

  @Test func `SM-57: the values of a sequence convert back to the same sequence`() async {
    #expect(await heard(Observable.of(1, 2).values.asObservable()) == ["1", "2", "completed"])
    #expect(await heard(Infallible.of(1, 2).values.asObservable()) == ["1", "2", "completed"])
  }

  @Test func `SM-57: disposing cancels the task of the iteration`() async {
    let (reasons, reason) = AsyncStream<Bool>.makeStream()
    let (questions, question) = AsyncStream<Void>.makeStream()
    let stream = AsyncStream<Int> { continuation in
      continuation.onTermination = { if case .cancelled = $0 { reason.yield(true) } else { reason.yield(false) } }
    }
    let source = Announced(base: stream) { question.yield() }
    let subscription = source.asObservable().subscribe(onNext: { _ in Issue.record("there is no element") })
    for await _ in questions { break }
    subscription.dispose()
    #expect(await reasons.first { _ in true } == true)
  }

  @Test func `SM-57: a sequence hears of a disposal that comes before it was asked for anything`() async {
    for _ in 0..<200 {
      let (reasons, reason) = AsyncStream<Bool>.makeStream()
      let stream = AsyncStream<Int> { continuation in
        continuation.onTermination = { if case .cancelled = $0 { reason.yield(true) } else { reason.yield(false) } }
        // Keeps the continuation alive, so that its release does not end the stream.
        Self.held.withLock { $0.append(continuation) }
      }
      stream.asObservable().subscribe(onNext: { _ in Issue.record("there is no element") }).dispose()
      #expect(await reasons.first { _ in true } == true)
    }
    Self.held.withLock { $0 = [] }
  }

  private static let held = Mutex<[AsyncStream<Int>.Continuation]>([])

  @Test func `SM-57: a cancellation that the sequence itself throws completes the observable`() async {
    let stream = AsyncThrowingStream<Int, any Error> { continuation in
      continuation.yield(1)
      continuation.finish(throwing: CancellationError())
    }
    #expect(await heard(stream.asObservable()) == ["1", "completed"])
  }

  @Test
  func `SM-57: disposing from inside stops what ignores cancellation, and each subscription iterates anew`() async {
    let (ends, signal) = AsyncStream<Void>.makeStream()
    let source = Endless(onEnd: { signal.yield() }).asObservable().take(3)
    #expect(await heard(source) == ["1", "2", "3", "completed"])
    #expect(await heard(source) == ["1", "2", "3", "completed"])
    var count = 0
    for await _ in ends {
      count += 1
      if count == 2 { break }
    }
    #expect(count == 2)
  }

  @Test func `SM-57: nothing is iterated before the subscription`() async {
    let isAsked = Mutex(false)
    let source = Once { isAsked.withLock { $0 = true } }.asObservable()
    #expect(!isAsked.withLock { $0 })
    #expect(await heard(source) == ["()", "completed"])
    #expect(isAsked.withLock { $0 })
  }

  @Test func `SM-57: the task has the priority that was asked for`() async {
    let source = Once { Task.currentPriority.rawValue }.asObservable(priority: .low)
    #expect(await heard(source) == ["\(TaskPriority.low.rawValue)", "completed"])
  }

  @Test func `SM-57: the task has the task-local values of the subscribing code, unless it is detached`() async {
    let tags = Once { Tag.current }
    let lines = await Tag.$current.withValue("here") {
      [await heard(tags.asObservable()), await heard(tags.asObservable(detached: true))]
    }
    #expect(lines == [["here", "completed"], ["nowhere", "completed"]])
  }

  @Test @MainActor func `SM-57: a sequence subscribed on the main thread is iterated off it`() {
    // The main thread is blocked here, so an iteration on it could send nothing.
    let isOver = DispatchSemaphore(value: 0)
    // Safe to share: written before the signal, read after it.
    nonisolated(unsafe) var lines: [String] = []
    let subscription = Once { Thread.isMainThread }.asObservable().subscribe(
      onNext: { lines.append("\($0)") }, onDisposed: { isOver.signal() })
    isOver.wait()
    subscription.dispose()
    #expect(lines == ["false"])
  }
}

private enum Tag {
  @TaskLocal static var current = "nowhere"
}
