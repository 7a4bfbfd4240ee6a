extension ObservableConvertibleType {
  /// The elements as an asynchronous sequence, to be read with `for try await`.
  ///
  ///     for try await value in observable.values { ... }
  ///
  /// The sequence is subscribed at once; elements that nobody has read yet are kept without limit. It ends with the
  /// completion and throws the error. Cancelling the task that reads, or letting go of the stream, disposes the
  /// subscription; without an end of its own the stream then throws `CancellationError`.
  public var values: AsyncThrowingStream<Element, any Error> {
    AsyncThrowingStream { continuation in
      let subscription = SingleAssignmentDisposable()
      continuation.onTermination = { termination in
        if case .cancelled = termination { subscription.dispose() }
      }
      subscription.setDisposable(
        asObservable().subscribe(
          onNext: { element in
            // Safe to send: an element reaches a subscriber on whichever thread its source sends on, and who sends a
            // class over threads vouches for it, with `observe(on:)` as with this.
            nonisolated(unsafe) let element = element
            continuation.yield(element)
          },
          onError: { continuation.finish(throwing: $0) },
          onCompleted: { continuation.finish() },
          // Does nothing after an end: only the first `finish` counts.
          onDisposed: { continuation.finish(throwing: CancellationError()) }))
    }
  }
}

extension InfallibleType {
  /// The elements as an asynchronous sequence, to be read with `for await`.
  ///
  ///     for await value in infallible.values { ... }
  ///
  /// The sequence is subscribed at once; elements that nobody has read yet are kept without limit. It ends with the
  /// completion. Cancelling the task that reads, or letting go of the stream, ends it and disposes the subscription.
  public var values: AsyncStream<Element> { asObservable().unfailingValues }
}

extension SharedSequenceConvertibleType {
  /// The elements as an asynchronous sequence, to be read with `for await`.
  ///
  ///     for await value in driver.values { ... }
  ///
  /// The sequence is subscribed at once, on whichever thread this is; elements that nobody has read yet are kept without
  /// limit. It ends with the completion. Cancelling the task that reads, or letting go of the stream, ends it and
  /// disposes the subscription.
  public var values: AsyncStream<Element> { asObservable().unfailingValues }
}

extension Observable {
  /// The elements of a sequence that does not fail.
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
