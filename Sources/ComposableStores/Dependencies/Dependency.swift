/// A property that reads a dependency: `@Dependency(\.numberFact) var numberFact`.
///
/// The property keeps the values that hold where it is made, so that a feature which is made by `withDependencies` has its
/// dependencies for good. Those that are set later win while they hold:
///
///     let feature = withDependencies { $0.limit = 1 } operation: { Feature() }
///     feature.limit  // 1
///     withDependencies { $0.limit = 2 } operation: { feature.limit }  // 2
@propertyWrapper
public struct Dependency<Value>: Sendable {
  private let path: any KeyPath<DependencyValues, Value> & Sendable
  private let captured = DependencyValues.current

  /// Reads the dependency at a key path.
  public init(_ keyPath: any KeyPath<DependencyValues, Value> & Sendable) {
    path = keyPath
  }

  /// The dependency that was set last, of those that hold here and where the property was made.
  public var wrappedValue: Value {
    captured.merging(DependencyValues.current)[keyPath: path]
  }
}
