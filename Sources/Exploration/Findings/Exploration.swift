import ActionScripts
import ExactStrings
import Playback

/// The result of a part of the runs. Parts are joined in the order of their blocks.
package struct Exploration: Hashable, Sendable {
  /// The number of runs that were played.
  package var runs = 0
  /// The number of moves that were played, without those of shrinking.
  package var steps = 0
  /// The findings, each cause once, in the order in which they were found.
  package var findings: [Finding] = []
  /// The abstract states that were reached.
  package var states: Set<UInt64> = []
  /// The moves that were made, without their values.
  package var verbs: [ExactString: VerbUse] = [:]
  /// The rules, and whether each of them was ever of use: a `sometimes` that was true, a rule that applied.
  package var rules: [PlayedRule] = []
  /// The fields of the state that were changed.
  package var changedFields: Set<ExactString> = []

  /// The printed mistakes in the answers that the beginning gives, each one once.
  package var mistakes: [String] = []

  /// How often a move was made, in which states, and whether it ever changed the state.
  package struct VerbUse: Hashable, Sendable {
    package var count = 0
    package var hasChanged = false
    /// The abstract states in which the move was made.
    package var states: Set<UInt64> = []

    /// Creates the use of something that was not done yet.
    package init() {}
  }

  /// Creates the result of no runs.
  package init() {}

  /// The number of abstract states that were reached.
  package var stateCount: Int { states.count }
  /// The number of pairs of an abstract state and what was done in it.
  package var transitionCount: Int { verbs.values.reduce(0) { $0 + $1.states.count } }
  /// The steps without their values, sorted, and whether each ever changed the state.
  package var uses: [(verb: String, count: Int, hasChanged: Bool)] {
    verbs.sorted { $0.key < $1.key }.map { ($0.key.string, $0.value.count, $0.value.hasChanged) }
  }

  /// Whether a field of the state was ever changed.
  package func hasChanged(_ field: String) -> Bool { changedFields.contains(ExactString(field)) }

  /// Adds the results of the rules of a case.
  mutating func note(_ played: [PlayedRule]) { rules.merge(played) }

  /// Adds a mistake.
  mutating func note(_ mistake: Diagnostic) { note([mistake.description]) }

  private mutating func note(_ mistakes: [String]) {
    for mistake in mistakes where !self.mistakes.contains(where: { $0 == mistake }) { self.mistakes.append(mistake) }
  }

  /// Adds a move that was made in one abstract state and led to another.
  mutating func note(_ verb: ExactString, from before: UInt64, to after: UInt64, changing paths: [String]) {
    states.insert(after)
    verbs[verb, default: VerbUse()].note(in: before, hasChanged: !paths.isEmpty)
    for path in paths { changedFields.insert(ExactString(String(path.prefix(before: ".")))) }
  }

  /// Adds a finding. Of two with the same cause, the shorter one stays.
  package mutating func add(_ finding: Finding) {
    guard let index = findings.firstIndex(where: { $0.hasSameCause(as: finding) }) else {
      return findings.append(finding)
    }
    if finding.isSimpler(than: findings[index]) { findings[index] = finding }
  }

  /// Takes in that effects have sent actions, so that these are not missed.
  mutating func note(sentByEffects names: Set<ExactString>) {
    for name in names {
      verbs[name, default: VerbUse()].note(in: nil, hasChanged: true)
    }
  }

  /// Takes back findings that were none.
  mutating func forgetFindings(where isNone: (Finding) -> Bool) { findings.removeAll(where: isNone) }

  /// Adds the result of a later part.
  package mutating func add(_ other: Exploration) {
    runs += other.runs
    steps += other.steps
    states.formUnion(other.states)
    changedFields.formUnion(other.changedFields)
    note(other.rules)
    note(other.mistakes)
    for (verb, use) in other.verbs {
      verbs[verb, default: VerbUse()].add(use)
    }
    for finding in other.findings { add(finding) }
  }
}

extension Exploration.VerbUse {
  /// Adds one move.
  /// - Parameter state: The abstract state in which it was made; nil where that is not known.
  fileprivate mutating func note(in state: UInt64?, hasChanged: Bool) {
    count += 1
    if hasChanged { self.hasChanged = true }
    if let state { states.insert(state) }
  }

  /// Adds the same move of another part.
  fileprivate mutating func add(_ other: Self) {
    count += other.count
    hasChanged = hasChanged || other.hasChanged
    states.formUnion(other.states)
  }
}
