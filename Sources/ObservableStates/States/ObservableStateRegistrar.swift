import Observation
import Synchronization

/// The observers of the fields of a state, shared by the state and its copies.
///
/// The registrar is stored in the state but is not a part of its value: two registrars are always equal, and none is
/// encoded.
public struct ObservableStateRegistrar: Sendable {
  private var registrar = ObservationRegistrar()
  /// A mark of the state's creation: without further assignments, fields that cannot be compared are equal only in
  /// copies of one state.
  private var origin = Mark.next()
  /// The marks of the last assignments of fields that cannot be compared.
  private var marks: [String: UInt64] = [:]

  /// Creates the registrar of a state without observers.
  public init() {}

  /// Records that a field is read.
  public func read<State: ObservableState, Value>(_ state: State, _ field: KeyPath<State, Value>) {
    registrar.access(state, keyPath: field)
  }

  /// Notifies the observers of a field that it is about to change.
  public func willChange<State: ObservableState, Value>(_ state: State, _ field: KeyPath<State, Value>) {
    registrar.willSet(state, keyPath: field)
  }

  /// Notifies the observers of a field that it has changed.
  public func didChange<State: ObservableState, Value>(_ state: State, _ field: KeyPath<State, Value>) {
    registrar.didSet(state, keyPath: field)
  }

  /// Does nothing: changes of this field are found by comparing its values.
  public func mark<Value: Equatable>(_ name: String, _ type: Value.Type) {}

  /// Records the assignment of a field whose values cannot be compared.
  @_disfavoredOverload
  public mutating func mark<Value>(_ name: String, _ type: Value.Type) { marks[name] = Mark.next() }

  /// Returns whether a field that cannot be compared was assigned since two states were copies of each other.
  func differs(from other: ObservableStateRegistrar, in name: String) -> Bool {
    (marks[name] ?? origin) != (other.marks[name] ?? other.origin)
  }

  /// Returns the registrar for a state whose fields were written without it: all fields that cannot be compared count
  /// as assigned.
  package func rewritten() -> ObservableStateRegistrar {
    var copy = self
    copy.origin = Mark.next()
    copy.marks = [:]
    return copy
  }

  /// Returns this registrar with the observers of another one.
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

/// Numbers that are unique in a process; they are compared and never shown.
private enum Mark {
  private static let last = Atomic<UInt64>(0)

  static func next() -> UInt64 { last.add(1, ordering: .relaxed).newValue }
}
