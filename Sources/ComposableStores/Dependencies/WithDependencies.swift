/// Runs an operation with some dependencies set.
///
///     withDependencies {
///       $0.numberFact = { "\($0) is a good number Brent" }
///     } operation: {
///       store.send(.numberFactButtonTapped)
///     }
///
/// Dependencies that the operation sets itself take precedence.
/// - Parameters:
///   - update: Changes a copy of the current dependencies.
///   - operation: The operation, which runs once, synchronously.
/// - Returns: The result of the operation.
public func withDependencies<Result>(
  _ update: (inout DependencyValues) throws -> Void, operation: () throws -> Result
) rethrows -> Result {
  var values = DependencyValues.current
  try update(&values)
  return try DependencyValues.withCurrent(values, operation: operation)
}

/// Runs an asynchronous operation with some dependencies set, in the isolation of the caller.
/// - Parameters:
///   - update: Changes a copy of the current dependencies.
///   - operation: The operation, which runs once; tasks that it starts have the dependencies too.
/// - Returns: The result of the operation.
nonisolated(nonsending) public func withDependencies<Result>(
  _ update: (inout DependencyValues) throws -> Void, operation: nonisolated(nonsending) () async throws -> Result
) async rethrows -> Result {
  var values = DependencyValues.current
  try update(&values)
  return try await DependencyValues.withCurrent(values, operation: operation)
}

extension DependencyValues {
  /// Runs an operation with captured values instead of the current ones.
  package static func withCurrent<Result>(
    _ values: DependencyValues, operation: () throws -> Result
  ) rethrows -> Result {
    try $current.withValue(values, operation: operation)
  }

  /// Runs an asynchronous operation with captured values instead of the current ones, in the isolation of the caller.
  nonisolated(nonsending) package static func withCurrent<Result>(
    _ values: DependencyValues, operation: nonisolated(nonsending) () async throws -> Result
  ) async rethrows -> Result {
    try await $current.withValue(values, operation: operation)
  }
}
