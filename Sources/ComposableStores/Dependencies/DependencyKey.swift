/// Identifies a dependency and provides its default values.
///
///     private enum NumberFactKey: DependencyKey {
///       static let liveValue: @Sendable (Int) -> String = { "\($0) is a number" }
///     }
///
///     extension DependencyValues {
///       var numberFact: @Sendable (Int) -> String {
///         get { self[NumberFactKey.self] }
///         set { self[NumberFactKey.self] = newValue }
///       }
///     }
public protocol DependencyKey: TestDependencyKey {
  // These two requirements of `TestDependencyKey` are repeated, so that the type can be inferred from `liveValue`, too.
  associatedtype Value
  static var testValue: Value { get }

  /// The dependency in the running program; read at every use, so a shared one is a `static let`.
  static var liveValue: Value { get }
}

/// Identifies a dependency whose live value may be declared elsewhere, by a conformance to `DependencyKey`.
public protocol TestDependencyKey {
  /// The type of the dependency.
  associatedtype Value: Sendable

  /// The dependency in tests; the live one unless declared.
  static var testValue: Value { get }
}

extension DependencyKey {
  /// The live dependency.
  public static var testValue: Value { liveValue }
}
