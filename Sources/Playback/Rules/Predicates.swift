import ExactStrings

/// The rules that a registration states in code, for every state at rest.
final class Predicates<State> {
  /// The names, in the order of the registration.
  private(set) var names: [String] = []
  private var tests: [(State) -> Bool] = []

  func add(_ name: String, _ holds: @escaping (State) -> Bool) {
    if name.isEmpty || name.contains("\n") { fatalError("the name of what always holds is one line") }
    if names.contains(name) { fatalError("'\(name)' is said already") }
    names.append(name)
    tests.append(holds)
  }

  /// Returns whether a predicate holds of a state.
  func holds(_ index: Int, of state: State) -> Bool { tests[index](state) }
}
