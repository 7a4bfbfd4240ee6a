import ActionScripts
import JSONValues
import Timelines

/// Judges one rule while a case is played: it looks at the case each time that the case is at rest, and at its end.
struct RuleJudge {
  let rule: CheckedRule
  /// Whether the rule was broken. A rule breaks once in a case.
  private(set) var isBroken = false
  /// Whether the rule has not been looked at since its own line.
  private(set) var isNew = true
  /// Whether the condition of a `sometimes` was true.
  private(set) var wasTrue = false
  /// Whether a path that the condition compares with null was missing.
  private(set) var metMissingPath = false
  /// The instant from which on the condition of a `finally` has held; nil while it does not.
  private var heldSince: Instant?

  init(_ rule: CheckedRule) { self.rule = rule }

  /// Looks at the case at rest.
  /// - Parameter lastLine: The instant of the script's last line once that was played; nil before.
  /// - Returns: Whether the rule has just been broken.
  mutating func rest(_ snapshot: CaseSnapshot, after lastLine: Instant?) -> Bool {
    defer { isNew = false }
    switch rule.kind {
    case .always, .never:
      if isBroken || rule.premise?.holds(snapshot) == false || rule.condition.holds(snapshot) == (rule.kind == .always)
      {
        return false
      }
      isBroken = true
      return true
    case .sometimes:
      if wasTrue { return false }
      wasTrue = rule.condition.holds(snapshot)
      if !wasTrue, !metMissingPath {
        metMissingPath = rule.condition.expectations.contains { $0.missesNull(in: snapshot) }
      }
      return false
    case .finally:
      if rule.span == nil || lastLine == nil { return false }
      heldSince = rule.condition.holds(snapshot) ? heldSince ?? snapshot.time : nil
      return false
    }
  }

  /// Looks at the case at its end.
  /// - Returns: Whether the rule has just been broken.
  mutating func end(_ snapshot: CaseSnapshot, after lastLine: Instant) -> Bool {
    guard rule.kind == .finally, !isBroken else { return false }
    isBroken = !rule.condition.holds(snapshot) || delay(after: lastLine) != nil
    return isBroken
  }

  /// The instant up to which the case has to go on so that the rule can still be met; nil where its condition holds
  /// already, or where it has no span.
  func deadline(after lastLine: Instant) -> Instant? {
    guard rule.kind == .finally, let span = rule.span, heldSince == nil else { return nil }
    return lastLine.advanced(by: span)
  }

  /// The instant from which on the condition has held if that is later than the rule allows.
  func delay(after lastLine: Instant) -> Instant? {
    guard let span = rule.span, let heldSince, heldSince > lastLine.advanced(by: span) else { return nil }
    return heldSince
  }
}

extension CheckedExpectation {
  /// Whether the expectation compares a path with null, and the path leads to no value.
  fileprivate func missesNull(in snapshot: CaseSnapshot) -> Bool {
    guard case .compare(let path, .equal, let value) = expectation, value.value.json == .null else { return false }
    return snapshot.value(at: path.value) == nil
  }
}
