/// Abstract states and the transitions between them, each of them once, in the order in which they came first.
package struct StateTransitions: Hashable, Sendable {
  /// The states.
  package private(set) var states: [AbstractState] = []
  /// The transitions.
  package private(set) var transitions: [CaseTrail.Transition] = []
  private var stateIndices: [AbstractState: Int] = [:]
  /// The indices of transitions, which have no count here.
  private var transitionIndices: [CaseTrail.Transition: Int] = [:]

  /// Creates no states.
  package init() {}

  /// Returns the index of a state, which is added if it is new.
  package mutating func index(of state: AbstractState) -> Int {
    if let known = stateIndices[state] { return known }
    stateIndices[state] = states.count
    states.append(state)
    return states.count - 1
  }

  /// Adds a transition, or its count to that of the same one.
  package mutating func add(_ transition: CaseTrail.Transition) {
    var key = transition
    key.count = 0
    if let known = transitionIndices[key] {
      transitions[known].count += transition.count
    } else {
      transitionIndices[key] = transitions.count
      transitions.append(transition)
    }
  }
}
