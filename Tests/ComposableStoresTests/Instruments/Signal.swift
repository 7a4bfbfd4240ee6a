/// Something that a test lets happen when it likes.
///
///     let answer = Signal<Int>()
///     Effect.task { .answered(try await answer.value()) }
///     answer.send(7)
struct Signal<Value: Sendable>: Sendable {
  private let stream: AsyncStream<Value>
  private let input: AsyncStream<Value>.Continuation

  init() { (stream, input) = AsyncStream.makeStream() }

  func send(_ value: Value) { input.yield(value) }

  /// Waits for the next value; throws if the task is cancelled. After that, every wait for a value throws.
  nonisolated(nonsending) func value() async throws -> Value {
    for await value in stream { return value }
    throw CancellationError()
  }
}

extension Signal<Void> {
  func send() { send(()) }
}
