import Synchronization

/// The dependencies of a feature, each under its `DependencyKey`.
///
/// The values that hold for a piece of code are task-local: `withDependencies` sets them for what it runs, and for the
/// tasks that this starts.
public struct DependencyValues: Sendable {
  /// Where the dependencies are used, which decides on the values of those that nobody has set.
  public enum Context: Sendable {
    /// In the running program: `liveValue`.
    case live
    /// In a test: `testValue`.
    case test
  }

  /// The values that hold here.
  @TaskLocal public static var current = DependencyValues()

  private struct Entry<Value: Sendable>: Sendable {
    var value: Value
    /// Later entries have greater numbers, which tells the innermost of those that two collections have.
    var number: UInt64
  }

  private var entries: [ObjectIdentifier: Entry<any Sendable>] = [:]
  private var contextEntry = Entry(value: Context.live, number: 0)
  /// Tells collections apart: those of the same version are equal. None is set in the one of version 0.
  private var version: UInt64 = 0

  private static let lastNumber = Atomic<UInt64>(0)

  /// Values of which none is set, for the running program.
  public init() {}

  /// Whether the values that nobody has set are those of the program or those of tests.
  public var context: Context {
    get { contextEntry.value }
    set { contextEntry = Entry(value: newValue, number: newVersion()) }
  }

  /// The dependency under a key: the one that was set, or the key's own.
  public subscript<Key: DependencyKey>(key: Key.Type) -> Key.Value {
    get {
      if let entry = entries[ObjectIdentifier(key)], let value = entry.value as? Key.Value { return value }
      return context == .live ? Key.liveValue : Key.testValue
    }
    set { entries[ObjectIdentifier(key)] = Entry(value: newValue, number: newVersion()) }
  }

  /// These values with those of another collection that were set later.
  package func merging(_ other: DependencyValues) -> DependencyValues {
    if version == other.version || other.version == 0 { return self }
    if version == 0 { return other }
    var merged = self
    merged.entries.merge(other.entries) { $0.number < $1.number ? $1 : $0 }
    if contextEntry.number < other.contextEntry.number { merged.contextEntry = other.contextEntry }
    _ = merged.newVersion()
    return merged
  }

  private mutating func newVersion() -> UInt64 {
    version = Self.lastNumber.wrappingAdd(1, ordering: .relaxed).newValue
    return version
  }
}
