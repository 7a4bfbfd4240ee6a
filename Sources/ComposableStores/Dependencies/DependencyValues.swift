import Synchronization

/// The dependencies of a feature, each under its `DependencyKey`.
///
/// The current values are task-local: `withDependencies` sets them for the operation that it runs, and for the tasks
/// that the operation starts.
public struct DependencyValues: Sendable {
  /// The use of the dependencies, which determines the values of those that are not set.
  public enum Context: Sendable {
    /// In the running program: `liveValue`.
    case live
    /// In a test: `testValue`.
    case test
  }

  /// The values in effect here.
  @TaskLocal public static var current = DependencyValues()

  private struct Entry<Value: Sendable>: Sendable {
    var value: Value
    /// Later entries have greater numbers; merging two collections keeps the later entry.
    var number: UInt64
  }

  private var entries: [ObjectIdentifier: Entry<any Sendable>] = [:]
  private var contextEntry = Entry(value: Context.live, number: 0)
  /// Identifies the contents: collections of the same version are equal. Version 0 has no entries.
  private var version: UInt64 = 0

  private static let lastNumber = Atomic<UInt64>(0)

  /// Creates an empty collection for the running program.
  public init() {}

  /// Whether unset dependencies have their values for the program or for tests.
  public var context: Context {
    get { contextEntry.value }
    set { contextEntry = Entry(value: newValue, number: newVersion()) }
  }

  /// The dependency of a key: the one that was set, or the key's default.
  public subscript<Key: TestDependencyKey>(key: Key.Type) -> Key.Value {
    get {
      if let entry = entries[ObjectIdentifier(key)], let value = entry.value as? Key.Value { return value }
      // A key that declares no live value has its test value.
      let live = context == .live ? (key as? any DependencyKey.Type)?.liveValue as? Key.Value : nil
      return live ?? Key.testValue
    }
    set { entries[ObjectIdentifier(key)] = Entry(value: newValue, number: newVersion()) }
  }

  /// Returns these values together with the later entries of another collection.
  package func merging(_ other: DependencyValues) -> DependencyValues {
    if version == other.version || other.version == 0 { return self }
    if version == 0 { return other }
    var merged = self
    merged.entries.merge(other.entries) { $0.number < $1.number ? $1 : $0 }
    if contextEntry.number < other.contextEntry.number { merged.contextEntry = other.contextEntry }
    _ = merged.newVersion()
    return merged
  }

  /// Runs an operation with captured values. Current values that were set later take precedence.
  static func withCaptured<Result>(_ values: DependencyValues, operation: () throws -> Result) rethrows -> Result {
    let current = current
    let merged = values.merging(current)
    return merged.version == current.version ? try operation() : try withCurrent(merged, operation: operation)
  }

  private mutating func newVersion() -> UInt64 {
    version = Self.lastNumber.wrappingAdd(1, ordering: .relaxed).newValue
    return version
  }
}
