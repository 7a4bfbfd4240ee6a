/// The trait of a `Completable`.
public enum CompletableTrait {}

/// A sequence without elements: it completes or fails.
public typealias Completable = PrimitiveSequence<CompletableTrait, Never>

/// The outcome of a `Completable`.
@frozen
public enum CompletableEvent: Sendable {
  /// The sequence failed.
  case error(any Error)
  /// The sequence completed.
  case completed
}
