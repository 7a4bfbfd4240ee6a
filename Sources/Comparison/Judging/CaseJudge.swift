import Timelines

/// Says of each row, in order, how its frames relate, and remembers what later rows may be consequences of.
///
/// The first difference of a case is never an echo, and an echo needs a cause: a difference that was listed.
struct CaseJudge {
  private let expected: [Frame]
  private let actual: [Frame]
  private let ignored: [StatePath]
  private var divergence = Divergence()
  private var numbering = CallNumbering()
  private var hasCause = false
  /// The times of the retimed frames that were listed last.
  private var latestShift: (from: Instant, to: Instant)?

  init(expected: [Frame], actual: [Frame], ignored: [StatePath]) {
    self.expected = expected
    self.actual = actual
    self.ignored = ignored
  }

  mutating func judge(_ pair: AlignedFrames) -> CaseComparison.Row {
    CaseComparison.Row(relation: relation(of: pair), expected: pair.expected, actual: pair.actual)
  }

  private mutating func relation(of pair: AlignedFrames) -> CaseComparison.Relation {
    switch (pair.expected, pair.actual) {
    case (let old?, let new?):
      if expected[old] == actual[new] {
        divergence.settle(behind: expected[old])
        return .same
      }
      let relation = relation(ofDifferingAt: old, new)
      if relation != .echo && relation != .ignored { hasCause = true }
      return relation
    case (let old?, nil):
      hasCause = true
      divergence.note(missing: expected[old])
      numbering.note(missing: expected[old])
      return .missing
    case (nil, let new?):
      hasCause = true
      divergence.note(surplus: actual[new])
      numbering.note(surplus: actual[new])
      return .surplus
    case (nil, nil):
      return .same
    }
  }

  private mutating func relation(ofDifferingAt old: Int, _ new: Int) -> CaseComparison.Relation {
    let (wanted, found) = (expected[old], actual[new])
    if wanted.body.elementsEqual(found.body) {
      return isConsequentlyRetimed(old, new) ? .echo : .retimed
    }
    let isOnTime = wanted.at == found.at
    switch (wanted.content, found.content) {
    case (.mutation(_, let before)?, .mutation(_, let after)?):
      let (countingBefore, countingAfter) = (before.counting(ignored), after.counting(ignored))
      let isLayout = countingBefore.count == before.count && countingAfter.count == after.count
      let verdict = divergence.compare(countingBefore, countingAfter)
      return settle(verdict, isLayout: isLayout, isOnTime: isOnTime)
    case (.state(let before)?, .state(let after)?):
      let distinctions = StateChange.between(before, after)
      let verdict = divergence.compare(distinctions.counting(ignored))
      return settle(verdict, isLayout: distinctions.isEmpty, isOnTime: isOnTime || isClosing(old, new))
    case (.pulse(let before, _)?, .pulse(let after, _)?):
      return isOnTime && before == after && isIgnored(before) ? .ignored : .changed
    case (.view(let before, _)?, .view(let after, _)?):
      let path = StatePath(before) ?? StatePath([.key(before)])
      return isOnTime && before == after && isIgnored(path) ? .ignored : .changed
    default:
      return isOnTime && hasCause && numbering.isRenumbered(wanted, found) ? .echo : .changed
    }
  }

  private func isIgnored(_ path: StatePath) -> Bool { ignored.contains { $0.covers(path) } }

  /// `isLayout` says that no value differs, although the lines do.
  private func settle(
    _ verdict: Divergence.Verdict, isLayout: Bool, isOnTime: Bool
  ) -> CaseComparison.Relation {
    switch verdict {
    case .nothing: isLayout ? .changed : isOnTime ? .ignored : .retimed
    case .consequence: isOnTime && hasCause ? .echo : .changed
    case .difference: .changed
    }
  }

  /// Frames that move together from one instant to another are one difference, and a case that closes with its last
  /// frame closes when that frame comes.
  private mutating func isConsequentlyRetimed(_ old: Int, _ new: Int) -> Bool {
    let (from, to) = (expected[old].at, actual[new].at)
    if let latestShift, latestShift == (from, to) { return true }
    if hasCause && isClosing(old, new) { return true }
    latestShift = (from, to)
    return false
  }

  /// Whether these are the last frames of their cases and come at the time of the frames before them.
  private func isClosing(_ old: Int, _ new: Int) -> Bool {
    old > 0 && new > 0 && old == expected.count - 1 && new == actual.count - 1
      && expected[old].at == expected[old - 1].at && actual[new].at == actual[new - 1].at
  }
}

extension [StateChange] {
  /// The changes that count.
  fileprivate func counting(_ ignored: [StatePath]) -> [StateChange] {
    if ignored.isEmpty { return self }
    return filter { change in
      guard let path = StatePath(change.path) else { return true }
      return !ignored.contains { $0.covers(path) }
    }
  }
}
