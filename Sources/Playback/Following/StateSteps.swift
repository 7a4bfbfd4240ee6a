/// Abstract states and the steps between them, each of them once, in the order in which they came first.
package struct StateSteps: Hashable, Sendable {
  /// The states.
  package private(set) var states: [AbstractState] = []
  /// The steps.
  package private(set) var steps: [CaseTrail.Step] = []
  private var stateIndices: [AbstractState: Int] = [:]
  /// The indices of steps, which have no count here.
  private var stepIndices: [CaseTrail.Step: Int] = [:]

  /// Creates no states.
  package init() {}

  /// Returns the index of a state, which is added if it is new.
  package mutating func index(of state: AbstractState) -> Int {
    if let known = stateIndices[state] { return known }
    stateIndices[state] = states.count
    states.append(state)
    return states.count - 1
  }

  /// Adds a step, or its count to that of the same step.
  package mutating func add(_ step: CaseTrail.Step) {
    var key = step
    key.count = 0
    if let known = stepIndices[key] {
      steps[known].count += step.count
    } else {
      stepIndices[key] = steps.count
      steps.append(step)
    }
  }
}
