import ExactStrings
import JSONValues
import Timelines

/// Determines the relation of the frames of each row, in order, and records what can have consequences for later rows.
///
/// The first difference of a case is never an echo, and an echo needs a cause: a listed difference.
struct RowClassifier {
  private let expected: FrameList
  private let actual: FrameList
  private let ignored: UncountedPaths
  private let uncounted: UncountedPaths
  private var divergence = Divergence()
  private var numbering = CallNumbering()
  private var expectedCauses = CauseTracker()
  private var actualCauses = CauseTracker()
  private var hasCause = false
  /// The delay of the last retimed frame that was listed, in nanoseconds.
  private var latestShift: Int64?

  /// Creates a classifier of the rows of two cases that does not count `ignored` paths and fields that were added or
  /// removed everywhere.
  private init(expected: FrameList, actual: FrameList, ignored: [StatePath], shapes: [StatePath]) {
    self.expected = expected
    self.actual = actual
    self.ignored = UncountedPaths(ignored)
    uncounted = UncountedPaths(ignored + shapes)
  }

  /// Returns the rows of two cases: aligned by time or, if that gives fewer differences, by content. Long cases are
  /// aligned in one way only.
  static func rows(
    expected: FrameList, actual: FrameList, ignored: [StatePath], shapes: [StatePath]
  ) -> [CaseComparison.Row] {
    func rows(preferring preference: FrameAlignment.Preference) -> [CaseComparison.Row] {
      var classifier = RowClassifier(expected: expected, actual: actual, ignored: ignored, shapes: shapes)
      var rows = FrameAlignment.align(expected, actual, preferring: preference)
      classifier.classify(&rows)
      return rows
    }
    let byTime = rows(preferring: .times)
    guard expected.count + actual.count <= Resynchronization.threshold,
      byTime.contains(where: { $0.actual == nil }), byTime.contains(where: { $0.expected == nil })
    else { return byTime }
    let byWords = rows(preferring: .words)
    return byWords.count(where: \.relation.isListed) < byTime.count(where: \.relation.isListed) ? byWords : byTime
  }

  private mutating func classify(_ rows: inout [CaseComparison.Row]) {
    for index in rows.indices {
      // Most frames are equal, and an equal frame changes none of the records.
      if rows[index].relation == .same, !divergence.isKnown, !numbering.hasSuspects { continue }
      let row = rows[index]
      if let old = row.expected { expectedCauses.enter(old, of: expected) }
      if let new = row.actual { actualCauses.enter(new, of: actual) }
      rows[index].relation = relation(of: row)
      if rows[index].relation.isListed { hasCause = true }
    }
  }

  private mutating func relation(of row: CaseComparison.Row) -> CaseComparison.Relation {
    switch (row.expected, row.actual) {
    case (let old?, let new?):
      if row.relation == .same {
        divergence.forgetDifferences(settledBy: expected[old])
        noteHead(old, new, relation: .same)
        return .same
      }
      return relation(ofDifferingAt: old, new)
    case (let old?, nil):
      let isEcho =
        isConsequentlyAlone(expected[old], causes: expectedCauses, isExpected: true)
        && !expectedCauses.showsOwedResult(expected[old])
      if expectedCauses.isAtHead(old) { expectedCauses.headDiffers(as: expected[old].kind, alone: true) }
      divergence.note(missing: expected[old])
      numbering.note(missing: expected[old])
      return isEcho ? .echo : .missing
    case (nil, let new?):
      let isEcho =
        isConsequentlyAlone(actual[new], causes: actualCauses, isExpected: false)
        && !actualCauses.showsOwedResult(actual[new])
      if actualCauses.isAtHead(new) { actualCauses.headDiffers(as: actual[new].kind, alone: true) }
      divergence.note(surplus: actual[new])
      numbering.note(surplus: actual[new])
      return isEcho ? .echo : .surplus
    case (nil, nil):
      return .same
    }
  }
}

extension RowClassifier {
  /// Whether an input is missing or surplus, so that later frames without an input as their cause may be missing or
  /// surplus, too.
  private var isAnotherRun: Bool { expectedCauses.lacksInput || actualCauses.lacksInput }

  private func isConsequentlyAlone(_ frame: Frame, causes: CauseTracker, isExpected: Bool) -> Bool {
    guard hasCause, !frame.kind.isInput else { return false }
    if causes.isBehindDifferingHead || (isAnotherRun && !causes.isBehindInput) { return true }
    switch frame.content?.fromRoot {
    case .mutation(_, let changes)?:
      return isAnotherRun && !changes.isEmpty && changes.allSatisfy { divergence.touches($0.path) }
    case .expectation?: return divergence.touches(String(decoding: frame.subject, as: UTF8.self))
    case .reply(let port, let id)?, .failure(let port, let id, _)?, .cancel(let port, let id)?:
      return numbering.explainsLone(port: port, id: id, isExpected: isExpected)
    case .state?, .action?, .dropped?, .pulse?, .effect?, .emit?, .call?, .note?, .error?, .terminated?, .view?,
      .nested?, nil:
      return false
    }
  }

  private mutating func relation(ofDifferingAt old: Int, _ new: Int) -> CaseComparison.Relation {
    let (wanted, found) = (expected[old], actual[new])
    if wanted.kind == found.kind, wanted.body.elementsEqual(found.body) {
      return isConsequentlyRetimed(old, new) ? .echo : .retimed
    }
    let isOnTime = wanted.at == found.at || isShiftedLikeLast(wanted, found) || (hasCause && isAnotherRun)
    let relation = relation(of: wanted, found, isOnTime: isOnTime, isClosing: isClosing(old, new))
    let isFollowing = isOnTime && hasCause && isBehindDifferingHeads
    if wanted.kind == .call, !ValueDifference.all(wanted, found).isEmpty { numbering.note(differing: wanted) }
    noteHead(old, new, relation: relation)
    return relation == .changed && isFollowing && !showOwedResult(wanted, found) ? .echo : relation
  }

  private var isBehindDifferingHeads: Bool {
    expectedCauses.isBehindDifferingHead && actualCauses.isBehindDifferingHead
  }

  /// Records, if these frames open steps, whether the frames after them may differ because of them.
  private mutating func noteHead(_ old: Int, _ new: Int, relation: CaseComparison.Relation) {
    guard expectedCauses.isAtHead(old), actualCauses.isAtHead(new) else { return }
    let kind = expected[old].kind
    if relation == .changed {
      expectedCauses.headDiffers(as: kind, alone: false)
      actualCauses.headDiffers(as: kind, alone: false)
    } else if kind == .reply, numbering.answersDiffer(expected[old], actual[new], areEqual: relation == .same) {
      // If an input is missing, anything later may differ.
      expectedCauses.headAnswersAnother(isNews: !isAnotherRun)
      actualCauses.headAnswersAnother(isNews: !isAnotherRun)
    }
  }

  /// Returns whether these frames show the result of a different request.
  private mutating func showOwedResult(_ wanted: Frame, _ found: Frame) -> Bool {
    let (isExpected, isActual) = (expectedCauses.showsOwedResult(wanted), actualCauses.showsOwedResult(found))
    return isExpected && isActual
  }

  private mutating func relation(
    of wanted: Frame, _ found: Frame, isOnTime: Bool, isClosing: Bool
  ) -> CaseComparison.Relation {
    switch (wanted.content?.fromRoot, found.content?.fromRoot) {
    case (.mutation(_, let before)?, .mutation(_, let after)?):
      if before == after { return .changed }
      let (old, new) = (uncounted.counting(before), uncounted.counting(after))
      let novelty = divergence.compare(old, new)
      let isIgnored = ignored.counting(before) == ignored.counting(after)
      if novelty == .nothing, old != new { return .changed }
      return relation(for: novelty, isIgnored: isIgnored, isOnTime: isOnTime)
    case (.state(let before)?, .state(let after)?):
      if StateChange.between(before, after).isEmpty { return .changed }
      func distinctions(_ paths: UncountedPaths) -> [StateChange] {
        StateChange.between(paths.counting(before) ?? .null, paths.counting(after) ?? .null)
      }
      let novelty = divergence.compare(distinctions(uncounted))
      let isIgnored = distinctions(ignored).isEmpty
      return relation(for: novelty, isIgnored: isIgnored, isOnTime: isOnTime || isClosing)
    case (.pulse(let path, let before)?, .pulse(let otherPath, let after)?):
      if path == otherPath, isOnTime, let relation = relation(of: before, after, at: path) { return relation }
    case (.view(let control, let before)?, .view(let other, let after)?):
      let path = StatePath(control) ?? StatePath([.key(control)])
      if control == other, isOnTime, let relation = relation(of: before, after, at: path) { return relation }
    default: break
    }
    let numbers = numbering.compare(wanted, found)
    let values = ValueDifference.all(wanted, found)
    guard isOnTime, hasCause, numbers != .unexplained else { return .changed }
    return values.isEmpty && numbers == .explained || divergence.explains(values) ? .echo : .changed
  }

  /// Returns the relation of two values at one place if their difference does not count; nil if it does.
  private func relation(of before: JSONValue, _ after: JSONValue, at path: StatePath) -> CaseComparison.Relation? {
    if before == after { return nil }
    if ignored.counting(before, at: path) == ignored.counting(after, at: path) { return .ignored }
    return uncounted.counting(before, at: path) == uncounted.counting(after, at: path) ? .reshaped : nil
  }

  private func relation(
    for novelty: Divergence.Novelty, isIgnored: Bool, isOnTime: Bool
  ) -> CaseComparison.Relation {
    switch novelty {
    case .nothing: isOnTime ? isIgnored ? .ignored : .reshaped : .retimed
    case .consequence: isOnTime && hasCause ? .echo : .changed
    case .difference: .changed
    }
  }

  /// Returns whether a difference in time is a consequence. Frames that are delayed by the same amount as the ones
  /// before them are one difference. Without an input, any later time may differ. A case that ends with its last frame
  /// ends when that frame comes.
  private mutating func isConsequentlyRetimed(_ old: Int, _ new: Int) -> Bool {
    if hasCause && isClosing(old, new) { return true }
    if isShiftedLikeLast(expected[old], actual[new]) { return true }
    latestShift = actual[new].at.nanoseconds - expected[old].at.nanoseconds
    return hasCause && isAnotherRun
  }

  private func isShiftedLikeLast(_ wanted: Frame, _ found: Frame) -> Bool {
    latestShift == found.at.nanoseconds - wanted.at.nanoseconds
  }

  /// Returns whether these are the last frames of their cases and come at the time of the frames before them.
  private func isClosing(_ old: Int, _ new: Int) -> Bool {
    old > 0 && new > 0 && old == expected.count - 1 && new == actual.count - 1
      && expected[old].at == expected[old - 1].at && actual[new].at == actual[new - 1].at
  }
}

extension CaseComparison.Relation {
  /// Whether a row with this relation is a difference of its own.
  package var isListed: Bool {
    switch self {
    case .changed, .retimed, .missing, .surplus: true
    case .same, .echo, .ignored, .reshaped: false
    }
  }
}
