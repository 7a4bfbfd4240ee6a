import ExactStrings
import Timelines

/// The differences between an expected and an actual timeline.
///
/// Cases pair by title and reactor. Inside a case, frames are aligned by content, time and subject, so that one missing
/// frame is one difference; a frame that differs only because of an earlier difference is an echo, which is counted but
/// not listed. The timelines differ if and only if there is at least one difference; echoes do not matter.
package struct TimelineComparison: Sendable {
  /// The cases of the actual timeline in order, and each missing case where it was expected.
  package let cases: [CaseComparison]
  /// The fields that were added to, or removed from, every state, once for all cases; sorted by the names of the
  /// reactors.
  package let shapes: [Shape]

  /// A change of the shape of a reactor's states.
  package struct Shape: Hashable, Sendable {
    /// The name of the reactor.
    package let reactor: String
    /// The field.
    package let change: ShapeChange
    /// The number of cases that show the change.
    package let caseCount: Int
  }

  /// Compares two timelines. Places of the state at or below a path that matches one of the patterns in `ignored` do
  /// not count.
  package init(expected: Timeline, actual: Timeline, ignoring ignored: [StatePath] = []) {
    let pairing = CasePairing(expected.cases, actual.cases)
    let shapes = pairing.shapeChanges(expected.cases, actual.cases)
    cases = pairing.pairs.map { pair in
      let old = pair.expected.map { ($0, expected.cases[$0]) }
      let new = pair.actual.map { ($0, actual.cases[$0]) }
      switch (old, new) {
      case (let old?, let new?):
        return CaseComparison(
          expected: old, actual: new, isMoved: pair.isMoved, ignoring: ignored, shapes: shapes[new.1.reactor] ?? [])
      case (let lone?, nil): return CaseComparison(lone: lone, isExpected: true, renamed: pair.renamed)
      case (nil, let lone?): return CaseComparison(lone: lone, isExpected: false, renamed: pair.renamed)
      case (nil, nil): preconditionFailure("a pair has a side")
      }
    }
    let counts = cases.reduce(into: [:] as [ExactString: Int]) { counts, comparison in
      if !comparison.shapeChanges.isEmpty { counts[comparison.reactor, default: 0] += 1 }
    }
    self.shapes = counts.sorted { $0.key < $1.key }.flatMap { reactor, count in
      (shapes[reactor] ?? []).map { Shape(reactor: reactor.string, change: $0, caseCount: count) }
    }
  }

  private init(cases: [CaseComparison], shapes: [Shape]) {
    self.cases = cases
    self.shapes = shapes
  }

  /// Returns the comparison of the wanted cases only, with the shapes that these cases show.
  package func filtered(_ isWanted: (CaseComparison) -> Bool) -> TimelineComparison {
    let wanted = cases.filter(isWanted)
    let shapes = shapes.compactMap { shape -> Shape? in
      let count = wanted.count { $0.reactor == shape.reactor && $0.shapeChanges.contains(shape.change) }
      return count == 0 ? nil : Shape(reactor: shape.reactor, change: shape.change, caseCount: count)
    }
    return TimelineComparison(cases: wanted, shapes: shapes)
  }

  /// Whether nothing differs.
  package var isSame: Bool { cases.allSatisfy { $0.verdict == .same } }

  /// The number of differences; a missing, surplus or moved case counts as one, and so does a field that was added or
  /// removed, however many cases show it.
  package var differenceCount: Int {
    cases.reduce(shapes.count) { $0 + $1.listedCount }
  }

  /// The number of rows that differ as mere consequences.
  package var echoCount: Int { cases.reduce(0) { $0 + $1.echoCount } }
}
