import ExactStrings
import JSONValues
import Timelines

/// Where the two states are known to differ, and by which values, because a difference that says so was listed.
struct Divergence {
  /// What a pair of frames adds to what is known.
  enum Verdict {
    /// They do not differ in anything that counts.
    case nothing
    /// Every difference between them follows from what is known.
    case consequence
    /// Something new differs.
    case difference
  }

  private typealias Values = DivergedPaths.Values

  private var known = DivergedPaths() {
    didSet { filter = nil }
  }
  /// Most frames change nothing near the known paths, and need not be read.
  private var filter: PathFilter?

  /// Whether the states are known to differ anywhere.
  var isKnown: Bool { !known.isEmpty }

  /// Learns from a frame that did not come.
  mutating func note(missing frame: Frame) {
    for change in frame.changes { learn(change, Values(change.new, change.old)) }
  }

  /// Learns from a frame that was not expected.
  mutating func note(surplus frame: Frame) {
    for change in frame.changes { learn(change, Values(change.old, change.new)) }
  }

  /// Forgets what a frame that is the same on both sides set right, or may have moved.
  mutating func settle(behind frame: Frame) {
    if frame.kind == .state, !frame.isNested {
      known = DivergedPaths()
      return
    }
    guard frame.kind == .mutation || frame.kind == .state, mayTouch(frame) else { return }
    for change in frame.changes {
      guard let path = StatePath(change.path) else { continue }
      // An element that comes or goes moves its neighbours.
      known.forget(near: change.kind == .replace ? path : StatePath(Array(path.segments.dropLast())))
    }
  }

  private mutating func mayTouch(_ frame: Frame) -> Bool {
    if let filter { return filter.mayPass(frame) }
    let filter = PathFilter(known)
    self.filter = filter
    return filter.mayPass(frame)
  }

  /// Compares what two mutations changed.
  mutating func compare(_ before: [StateChange], _ after: [StateChange]) -> Verdict {
    var counterparts = Dictionary(after.map { (ExactString($0.path), $0) }, uniquingKeysWith: { _, last in last })
    var verdict = Verdict.nothing
    func add(_ isConsequence: Bool) {
      if !isConsequence { verdict = .difference } else if verdict == .nothing { verdict = .consequence }
    }
    for old in before {
      if let new = counterparts.removeValue(forKey: old.path) {
        if old.isSpelled(like: new) { continue }
        add(follows(old, new))
        learn(old, Values(old.outcome, new.outcome))
        if old.kind != new.kind { learn(new, Values(old.outcome, new.outcome)) }
      } else {
        let values = Values(old.outcome, values(at: old.path).map(\.actual) ?? old.old)
        add(touches(old.path) || known.contain(values))
        learn(old, values)
      }
    }
    for new in after where counterparts[new.path] != nil {
      let values = Values(values(at: new.path).map(\.expected) ?? new.old, new.outcome)
      add(touches(new.path) || known.contain(values))
      learn(new, values)
    }
    return verdict
  }

  /// Compares two whole states by what distinguishes them.
  mutating func compare(_ distinctions: [StateChange]) -> Verdict {
    if distinctions.isEmpty { return .nothing }
    let isConsequence = distinctions.allSatisfy { touches($0.path) }
    known = DivergedPaths()
    for distinction in distinctions { learn(distinction, Values(distinction.old, distinction.outcome)) }
    return isConsequence ? .consequence : .difference
  }

  /// Whether everything that differs outside of the state repeats values by which the state differs, perhaps as text.
  func explains(_ differences: [ValueDifference]) -> Bool {
    !differences.isEmpty
      && differences.allSatisfy { difference in
        let values = Values(difference.expected, difference.actual)
        return known.contain(values) || known.contain(Values(values.expected?.spelled, values.actual?.spelled))
      }
  }

  /// Whether the state is known to differ at, above or below a path.
  func touches(_ path: String) -> Bool {
    if known.isEmpty { return false }
    return StatePath(path).map(known.touch) ?? false
  }

  /// A change of one place to two values is a consequence if it began at two values, or among elements that moved, or if
  /// another place differs by these very values.
  private func follows(_ old: StateChange, _ new: StateChange) -> Bool {
    if known.contain(Values(old.outcome, new.outcome)) { return true }
    guard let path = StatePath(old.path), known.touch(path) else { return false }
    return old.old != new.old || known.shift(path)
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
  /// What a string spells, if it spells a value.
  fileprivate var spelled: JSONValue {
    guard case .string(let text) = self else { return self }
    return (try? JSONValue(parsing: text)) ?? self
  }
}
