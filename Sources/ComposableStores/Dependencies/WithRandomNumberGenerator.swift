import Observables

/// Lends a random number generator: `withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) }`.
///
/// `@unchecked Sendable`: the generator is accessed with the lock held.
public final class WithRandomNumberGenerator: @unchecked Sendable {
  private let lock = RecursiveLock()
  private var generator: any RandomNumberGenerator

  /// Lends the given generator, to one caller at a time.
  public init(_ generator: some RandomNumberGenerator & Sendable) { self.generator = generator }

  /// Calls a closure with the generator and returns its result.
  public func callAsFunction<Result>(_ work: (inout any RandomNumberGenerator) -> Result) -> Result {
    lock.withLock { work(&generator) }
  }
}
