/// Runs an operation with some dependencies set.
///
///     withDependencies {
///       $0.numberFact = { "\($0) is a good number Brent" }
///     } operation: {
///       store.send(.numberFactButtonTapped)
///     }
///
/// Dependencies that the operation sets by itself win over those.
/// - Parameters:
///   - update: Sets dependencies; those that hold here are set already.
///   - operation: Runs once, at once.
/// - Returns: What the operation returns.
public func withDependencies<Result>(
  _ update: (inout DependencyValues) throws -> Void, operation: () throws -> Result
) rethrows -> Result {
  var values = DependencyValues.current
  try update(&values)
  return try DependencyValues.withCurrent(values, operation: operation)
}

/// Runs an asynchronous operation with some dependencies set, where the caller runs.
/// - Parameters:
///   - update: Sets dependencies; those that hold here are set already.
///   - operation: Runs once, at once; the tasks that it starts have the dependencies too.
/// - Returns: What the operation returns.
nonisolated(nonsending) public func withDependencies<Result>(
  _ update: (inout DependencyValues) throws -> Void, operation: nonisolated(nonsending) () async throws -> Result
) async rethrows -> Result {
  var values = DependencyValues.current
  try update(&values)
  return try await DependencyValues.withCurrent(values, operation: operation)
}

extension DependencyValues {
  /// Runs an operation with values that were captured elsewhere, instead of those that hold here.
  package static func withCurrent<Result>(
    _ values: DependencyValues, operation: () throws -> Result
  ) rethrows -> Result {
    try $current.withValue(values, operation: operation)
  }

  /// Runs an asynchronous operation with values that were captured elsewhere, where the caller runs.
  nonisolated(nonsending) package static func withCurrent<Result>(
    _ values: DependencyValues, operation: nonisolated(nonsending) () async throws -> Result
  ) async rethrows -> Result {
    try await $current.withValue(values, operation: operation)
  }
}
