extension ObservableConvertibleType {
  /// The elements as an asynchronous sequence, to be read with `for try await`.
  ///
  ///     for try await value in observable.values { ... }
  ///
  /// The subscription is made at once; unread elements are kept without limit. The stream ends with the completion and
  /// throws the error. Cancelling the task that reads, or releasing the stream, disposes the subscription. If the
  /// sequence has not ended by then, the stream throws `CancellationError`.
  public var values: AsyncThrowingStream<Element, any Error> {
    AsyncThrowingStream { continuation in
      let subscription = SingleAssignmentDisposable()
      continuation.onTermination = { termination in
        if case .cancelled = termination { subscription.dispose() }
      }
      subscription.setDisposable(
        asObservable().subscribe(
          onNext: { element in
            // Safe to send: a source chooses the thread on which it sends an element. Code that moves instances of a
            // class between threads is responsible for them, here as with `observe(on:)`.
            nonisolated(unsafe) let element = element
            continuation.yield(element)
          },
          onError: { continuation.finish(throwing: $0) },
          onCompleted: { continuation.finish() },
          // Does nothing after an end, because only the first `finish` counts.
          onDisposed: { continuation.finish(throwing: CancellationError()) }))
    }
  }
}

extension InfallibleType {
  /// The elements as an asynchronous sequence, to be read with `for await`.
  ///
  ///     for await value in infallible.values { ... }
  ///
  /// The subscription is made at once; unread elements are kept without limit. The stream ends with the completion.
  /// Cancelling the task that reads, or releasing the stream, ends the stream and disposes the subscription.
  public var values: AsyncStream<Element> { asObservable().unfailingValues }
}

extension SharedSequenceConvertibleType {
  /// The elements as an asynchronous sequence, to be read with `for await`.
  ///
  ///     for await value in driver.values { ... }
  ///
  /// The subscription is made at once, on the calling thread; unread elements are kept without limit. The stream ends
  /// with the completion. Cancelling the task that reads, or releasing the stream, ends the stream and disposes the
  /// subscription.
  public var values: AsyncStream<Element> { asObservable().unfailingValues }
}

extension Observable {
  /// The elements of a sequence that does not fail, as an asynchronous sequence.
  fileprivate var unfailingValues: AsyncStream<Element> {
    AsyncStream { continuation in
      let subscription = SingleAssignmentDisposable()
      continuation.onTermination = { termination in
        if case .cancelled = termination { subscription.dispose() }
      }
      subscription.setDisposable(
        subscribe(
          onNext: { element in
            // Safe to send, as above.
            nonisolated(unsafe) let element = element
            continuation.yield(element)
          },
          onCompleted: { continuation.finish() },
          onDisposed: { continuation.finish() }))
    }
  }
}
