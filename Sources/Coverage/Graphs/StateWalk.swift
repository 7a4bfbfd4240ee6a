import ExactStrings
import Playback

/// The abstract states of many cases of one reactor or store, and the steps between them.
package struct StateWalk: Hashable, Sendable {
  private struct StepKey: Hashable {
    let from: Int
    let verb: String
    let to: Int
  }

  /// The states, in the order in which they were reached.
  package private(set) var states: [AbstractState] = []
  /// The indices of the states in which cases begin.
  package private(set) var initial: Set<Int> = []
  /// The steps, in the order in which they were taken first.
  package private(set) var steps: [CaseTrail.Step] = []
  /// The number of cases.
  package private(set) var caseCount = 0
  private var indices: [AbstractState: Int] = [:]
  private var stepIndices: [StepKey: Int] = [:]

  /// Creates a walk of no cases.
  package init() {}

  /// The number of states with what was done in them.
  package var crossingCount: Int {
    var verbs: [Set<ExactString>] = states.map { _ in [] }
    for step in steps { verbs[step.from].insert(step.verb) }
    return verbs.reduce(0) { $0 + $1.count }
  }

  /// Adds the way of a case.
  package mutating func add(_ trail: CaseTrail) {
    caseCount += 1
    let known = trail.states.map { index(of: $0) }
    if let first = known.first { initial.insert(first) }
    for step in trail.steps {
      let key = StepKey(from: known[step.from], verb: step.verb, to: known[step.to])
      if let index = stepIndices[key] {
        steps[index].count += step.count
      } else {
        stepIndices[key] = steps.count
        steps.append(CaseTrail.Step(from: key.from, verb: key.verb, to: key.to, count: step.count))
      }
    }
  }

  private mutating func index(of state: AbstractState) -> Int {
    if let known = indices[state] { return known }
    indices[state] = states.count
    states.append(state)
    return states.count - 1
  }
}
