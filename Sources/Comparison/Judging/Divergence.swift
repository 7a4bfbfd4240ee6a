import ExactStrings
import JSONValues
import Timelines

/// The places and values at which the two states are known to differ, because of listed differences.
struct Divergence {
  /// Whether a pair of frames shows a difference that is not known yet.
  enum Novelty {
    /// No difference that counts.
    case nothing
    /// All differences follow from what is known.
    case consequence
    /// There is a new difference.
    case difference
  }

  private typealias Values = DivergedPaths.Values

  private var known = DivergedPaths() {
    didSet { filter = nil }
  }
  /// A filter for frames that change nothing near the known paths, which are most frames and need not be read.
  private var filter: PathFilter?

  /// Whether the states are known to differ anywhere.
  var isKnown: Bool { !known.isEmpty }

  /// Records the changes of a missing frame.
  mutating func note(missing frame: Frame) {
    for change in frame.changes { learn(change, Values(change.new, change.old)) }
  }

  /// Records the changes of a surplus frame.
  mutating func note(surplus frame: Frame) {
    for change in frame.changes { learn(change, Values(change.old, change.new)) }
  }

  /// Removes the differences that a frame that is the same on both sides has set right or may have moved.
  mutating func forgetDifferences(settledBy frame: Frame) {
    if frame.kind == .state, !frame.isNested {
      known = DivergedPaths()
      return
    }
    guard frame.kind == .mutation || frame.kind == .state, mayTouch(frame) else { return }
    for change in frame.changes {
      guard let path = StatePath(change.path) else { continue }
      // An element that is added or removed moves its neighbours.
      known.forget(near: change.kind == .replace ? path : StatePath(Array(path.segments.dropLast())))
    }
  }

  private mutating func mayTouch(_ frame: Frame) -> Bool {
    if let filter { return filter.mayPass(frame) }
    let filter = PathFilter(known)
    self.filter = filter
    return filter.mayPass(frame)
  }

  /// Compares the changes of two mutations.
  mutating func compare(_ before: [StateChange], _ after: [StateChange]) -> Novelty {
    var novelty = Novelty.nothing
    func add(_ isConsequence: Bool) {
      if !isConsequence { novelty = .difference } else if novelty == .nothing { novelty = .consequence }
    }
    for (old, new) in before.paired(with: after) {
      if let old, let new {
        if old.isSpelled(like: new) { continue }
        add(follows(old, new))
        learn(old, Values(old.outcome, new.outcome))
        if old.kind != new.kind { learn(new, Values(old.outcome, new.outcome)) }
      } else if let old {
        let values = Values(old.outcome, values(at: old.path).map(\.actual) ?? old.old)
        add(touches(old.path) || known.contains(values))
        learn(old, values)
      } else if let new {
        let values = Values(values(at: new.path).map(\.expected) ?? new.old, new.outcome)
        add(touches(new.path) || known.contains(values))
        learn(new, values)
      }
    }
    return novelty
  }

  /// Compares two whole states by the changes between them.
  mutating func compare(_ distinctions: [StateChange]) -> Novelty {
    if distinctions.isEmpty { return .nothing }
    let isConsequence = distinctions.allSatisfy { touches($0.path) }
    known = DivergedPaths()
    for distinction in distinctions { learn(distinction, Values(distinction.old, distinction.outcome)) }
    return isConsequence ? .consequence : .difference
  }

  /// Returns whether all differences outside the state repeat values by which the state differs, possibly as text.
  func explains(_ differences: [ValueDifference]) -> Bool {
    !differences.isEmpty
      && differences.allSatisfy { difference in
        let values = Values(difference.expected, difference.actual)
        return known.contains(values) || known.contains(Values(values.expected?.spelled, values.actual?.spelled))
      }
  }

  /// Returns whether the state is known to differ at, above or below a path.
  func touches(_ path: String) -> Bool {
    if known.isEmpty { return false }
    return StatePath(path).map(known.isTouched) ?? false
  }

  /// Returns whether different changes of one place are a consequence: they began at different values or among elements
  /// that moved, or another place differs by the same values.
  private func follows(_ old: StateChange, _ new: StateChange) -> Bool {
    if known.contains(Values(old.outcome, new.outcome)) { return true }
    guard let path = StatePath(old.path), known.isTouched(at: path) else { return false }
    return old.old != new.old || known.isShifted(at: path)
  }

  private func values(at path: String) -> Values? { StatePath(path).flatMap(known.values) }

  private mutating func learn(_ change: StateChange, _ values: Values) {
    guard let path = StatePath(change.path) else { return }
    known.note(path, values)
    if change.kind != .replace { known.noteShift(at: path) }
  }
}

extension Frame {
  fileprivate var changes: [StateChange] {
    guard kind == .mutation || kind == .state, case .mutation(_, let changes)? = content?.fromRoot else { return [] }
    return changes
  }
}

extension StateChange {
  fileprivate func isSpelled(like other: StateChange) -> Bool {
    func isSame(_ left: JSONValue?, _ right: JSONValue?) -> Bool {
      if case .integer(let left)? = left, case .integer(let right)? = right { return left == right }
      return left?.text == right?.text
    }
    return kind == other.kind && origin == other.origin && isSame(old, other.old) && isSame(new, other.new)
  }
}

extension JSONValue {
  /// The value that a string spells, if it does; else the value itself.
  fileprivate var spelled: JSONValue {
    guard case .string(let text) = self else { return self }
    return (try? JSONValue(parsing: text)) ?? self
  }
}
