import Observation
import Synchronization

/// Knows who reads which fields of a state, for the state and its copies.
///
/// It is part of the state but not of its value: two are always equal, and none is encoded.
public struct ObservableStateRegistrar: Sendable {
  private var registrar = ObservationRegistrar()
  /// When the state was made: fields that cannot be compared are the same only in copies of one state.
  private var origin = Mark.next()
  /// When fields that cannot be compared were last assigned.
  private var marks: [String: UInt64] = [:]

  /// A registrar of a state that nobody reads yet.
  public init() {}

  /// Notes that a field is read.
  public func read<State: ObservableState, Value>(_ state: State, _ field: KeyPath<State, Value>) {
    registrar.access(state, keyPath: field)
  }

  /// Tells those who read a field that it is about to change.
  public func willChange<State: ObservableState, Value>(_ state: State, _ field: KeyPath<State, Value>) {
    registrar.willSet(state, keyPath: field)
  }

  /// Tells those who read a field that it has changed.
  public func didChange<State: ObservableState, Value>(_ state: State, _ field: KeyPath<State, Value>) {
    registrar.didSet(state, keyPath: field)
  }

  /// Nothing has to be remembered of an assignment that the values themselves show.
  public func mark<Value: Equatable>(_ name: String, _ type: Value.Type) {}

  /// Remembers that a field was assigned whose values cannot be compared.
  @_disfavoredOverload
  public mutating func mark<Value>(_ name: String, _ type: Value.Type) { marks[name] = Mark.next() }

  /// Whether a field that cannot be compared was assigned since two states were one.
  func differs(from other: ObservableStateRegistrar, in name: String) -> Bool {
    (marks[name] ?? origin) != (other.marks[name] ?? other.origin)
  }

  /// This registrar of a state whose fields were written without its knowledge: all that cannot be compared counts as assigned.
  package func rewritten() -> ObservableStateRegistrar {
    var copy = self
    copy.origin = Mark.next()
    copy.marks = [:]
    return copy
  }

  /// This registrar with the observers of another one.
  func withObservers(of other: ObservableStateRegistrar) -> ObservableStateRegistrar {
    var copy = self
    copy.registrar = other.registrar
    return copy
  }
}

extension ObservableStateRegistrar: Hashable {
  /// Always true: states are equal when their fields are.
  public static func == (left: ObservableStateRegistrar, right: ObservableStateRegistrar) -> Bool { true }

  /// Adds nothing.
  public func hash(into hasher: inout Hasher) {}
}

/// Numbers that never occur twice in a process; they are compared and never shown.
private enum Mark {
  private static let last = Atomic<UInt64>(0)

  static func next() -> UInt64 { last.add(1, ordering: .relaxed).newValue }
}
