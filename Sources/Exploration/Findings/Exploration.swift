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
  /// The transitions that were made, and whether each of them ever changed the state.
  package var transitions: [Transition: Bool] = [:]
  /// The actions that effects have sent, which exploring does not send.
  package var sentByEffects: Set<ExactString> = []
  /// The rules, and whether each of them was ever of use: whether a `sometimes` was true, and whether another rule
  /// applied.
  package var rules = PlayedRules()
  /// The fields of the state that were changed.
  package var changedFields: Set<ExactString> = []

  /// The texts of the mistakes in the beginning and in its answers, each one once.
  package var mistakes: [String] = []

  /// A move, without its values, that leads from an abstract state to another.
  package struct Transition: Hashable, Comparable, Sendable {
    package let verb: ExactString
    package let before: UInt64
    package let after: UInt64

    /// Creates a transition.
    package init(_ verb: ExactString, from before: UInt64, to after: UInt64) {
      self.verb = verb
      self.before = before
      self.after = after
    }

    package static func < (one: Transition, other: Transition) -> Bool {
      if one.verb != other.verb { return one.verb < other.verb }
      return (one.before, one.after) < (other.before, other.after)
    }
  }

  /// Creates the result of no runs.
  package init() {}

  /// The number of abstract states that were reached.
  package var stateCount: Int { Set(transitions.keys.map(\.after)).count }
  /// The number of pairs of an abstract state and a move that was played in it, without the values of the move.
  package var transitionKindCount: Int {
    Set(transitions.keys.map { Transition($0.verb, from: $0.before, to: $0.before) }).count
  }
  /// The steps without their values, sorted, and whether each ever changed the state.
  package var uses: [(verb: String, hasChanged: Bool)] {
    var uses = Dictionary(transitions.map { ($0.key.verb, $0.value) }) { $0 || $1 }
    for name in sentByEffects { uses[name] = true }
    return uses.sorted { $0.key < $1.key }.map { ($0.key.string, $0.value) }
  }

  /// Whether a field of the state was ever changed.
  package func hasChanged(_ field: String) -> Bool { changedFields.contains(ExactString(field)) }

  /// Adds the results of the rules of a case.
  mutating func note(_ played: [PlayedRule]) { rules.add(played) }

  /// Adds a mistake.
  mutating func note(_ mistake: Diagnostic) { note([mistake.description]) }

  private mutating func note(_ mistakes: [String]) {
    for mistake in mistakes where !self.mistakes.contains(mistake) { self.mistakes.append(mistake) }
  }

  /// Adds a transition; returns whether it is new.
  mutating func note(_ transition: Transition, hasChanged: Bool) -> Bool {
    guard let hadChanged = transitions[transition] else {
      transitions[transition] = hasChanged
      return true
    }
    if hasChanged, !hadChanged { transitions[transition] = true }
    return false
  }

  /// Adds the fields that hold the paths, as changed.
  mutating func note(changed paths: [String]) {
    for path in paths { changedFields.insert(ExactString(String(path.prefix(before: ".")))) }
  }

  /// Adds a finding. Of two with the same cause, the shorter one stays.
  package mutating func add(_ finding: Finding) {
    guard let index = findings.firstIndex(where: { $0.hasSameCause(as: finding) }) else {
      return findings.append(finding)
    }
    if finding.isSimpler(than: findings[index]) { findings[index] = finding }
  }

  /// Removes the findings that turned out to be none.
  mutating func forgetFindings(where isNone: (Finding) -> Bool) { findings.removeAll(where: isNone) }

  /// Adds the result of a later part.
  package mutating func add(_ other: Exploration) {
    runs += other.runs
    steps += other.steps
    transitions.merge(other.transitions) { $0 || $1 }
    sentByEffects.formUnion(other.sentByEffects)
    changedFields.formUnion(other.changedFields)
    note(other.rules.all)
    note(other.mistakes)
    for finding in other.findings { add(finding) }
  }
}
