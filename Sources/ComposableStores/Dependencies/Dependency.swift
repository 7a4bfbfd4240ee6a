/// A property that reads a dependency: `@Dependency(\.numberFact) var numberFact`.
///
/// The property captures the dependencies that are in effect when it is created, so that a feature that is created by
/// `withDependencies` keeps its dependencies. Dependencies that are set later take precedence while they are in effect:
///
///     let feature = withDependencies { $0.limit = 1 } operation: { Feature() }
///     feature.limit  // 1
///     withDependencies { $0.limit = 2 } operation: { feature.limit }  // 2
@propertyWrapper
public struct Dependency<Value>: Sendable {
  private let value: @Sendable (DependencyValues) -> Value
  private let captured = DependencyValues.current

  /// Creates a property that reads the dependency at a key path.
  public init(_ keyPath: any KeyPath<DependencyValues, Value> & Sendable) {
    value = { $0[keyPath: keyPath] }
  }

  /// Creates a property that reads the dependency of a key: `@Dependency(APIClient.self) var api`.
  public init<Key: TestDependencyKey & SendableMetatype>(_ key: Key.Type) where Key.Value == Value {
    value = { $0[key] }
  }

  /// The dependency that was set last: either the one in effect here, or the one captured at creation.
  public var wrappedValue: Value {
    value(captured.merging(DependencyValues.current))
  }
}
