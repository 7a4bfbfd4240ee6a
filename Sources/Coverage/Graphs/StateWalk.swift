import ExactStrings
import Playback

/// The abstract states of many cases of one reactor or store, and the transitions between them.
package struct StateWalk: Hashable, Sendable {
  private var all = StateTransitions()
  /// The indices of the states in which cases begin.
  package private(set) var initial: Set<Int> = []
  /// The number of cases.
  package private(set) var caseCount = 0

  /// Creates a walk of no cases.
  package init() {}

  /// The states, in the order in which they were reached.
  package var states: [AbstractState] { all.states }

  /// The transitions, in the order in which they were made first.
  package var transitions: [CaseTrail.Transition] { all.transitions }

  /// The number of kinds of transitions: of pairs of a state and the verb of a transition that begins there.
  package var transitionKindCount: Int {
    var verbs: [Set<ExactString>] = states.map { _ in [] }
    for one in transitions { verbs[one.from].insert(one.verb) }
    return verbs.reduce(0) { $0 + $1.count }
  }

  /// Adds the trail of a case.
  package mutating func add(_ trail: CaseTrail) {
    caseCount += 1
    let known = trail.states.map { all.index(of: $0) }
    if let first = known.first { initial.insert(first) }
    for one in trail.transitions {
      all.add(CaseTrail.Transition(from: known[one.from], verb: one.verb, to: known[one.to], count: one.count))
    }
  }
}
