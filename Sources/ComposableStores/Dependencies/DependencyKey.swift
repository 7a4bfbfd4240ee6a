/// Names a dependency and gives its values where no one has set another.
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
public protocol DependencyKey {
  /// The type of the dependency.
  associatedtype Value: Sendable

  /// The dependency of the running program; asked for at every use, so that one to share is a `static let`.
  static var liveValue: Value { get }

  /// The dependency in tests: the live one unless declared.
  static var testValue: Value { get }
}

extension DependencyKey {
  /// The live dependency.
  public static var testValue: Value { liveValue }
}
