import ExactStrings
import Timelines

/// What an actual timeline has that the expected one has not, and the other way round.
///
/// Cases pair by title and reactor. Inside a case the frames are aligned by what they say, when, and about what, so that
/// one missing frame is one difference; what only follows from an earlier difference is an echo: counted, not listed.
/// Something differs if, and only if, there is at least one difference, whatever the echoes.
public struct TimelineComparison: Sendable {
  /// The cases: those of the actual timeline in its order, each missing one where it was expected.
  public let cases: [CaseComparison]
  /// The fields that came to, or went from, every state, said once for all cases; the names of the reactors ascend.
  public let shapes: [Shape]

  /// A change of the shape of a reactor's states.
  public struct Shape: Hashable, Sendable {
    /// The name of the reactor.
    public let reactor: String
    /// The field.
    public let change: ShapeChange
    /// How many cases show it.
    public let caseCount: Int
  }

  /// Compares two timelines. What stands at or below a place of the state that one of the patterns in `ignored` names does
  /// not count.
  public init(expected: Timeline, actual: Timeline, ignoring ignored: [StatePath] = []) {
    let pairing = CasePairing(expected.cases, actual.cases)
    let shapes = pairing.shapeChanges(expected.cases, actual.cases)
    cases = pairing.pairs.map { pair in
      let old = pair.expected.map { ($0, expected.cases[$0]) }
      let new = pair.actual.map { ($0, actual.cases[$0]) }
      switch (old, new) {
      case (let old?, let new?):
        return CaseComparison(
          expected: old, actual: new, isMoved: pair.isMoved, ignoring: ignored, shapes: shapes[new.1.reactor] ?? [])
      case (let lone?, nil): return CaseComparison(lone: lone, isExpected: true)
      case (nil, let lone?): return CaseComparison(lone: lone, isExpected: false)
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

  /// The same without the cases that are not wanted, and without the shapes that only they show.
  public func filtered(_ isWanted: (CaseComparison) -> Bool) -> TimelineComparison {
    let wanted = cases.filter(isWanted)
    let shapes = shapes.compactMap { shape -> Shape? in
      let count = wanted.count { $0.reactor == shape.reactor && $0.shapeChanges.contains(shape.change) }
      return count == 0 ? nil : Shape(reactor: shape.reactor, change: shape.change, caseCount: count)
    }
    return TimelineComparison(cases: wanted, shapes: shapes)
  }

  /// Whether nothing differs.
  public var isSame: Bool { cases.allSatisfy { $0.verdict == .same } }

  /// How many differences there are; a case that is missing, surplus or moved is one, and so is a field that came or went,
  /// however many cases show it.
  public var differenceCount: Int {
    cases.reduce(shapes.count) { $0 + $1.listedCount }
  }

  /// How many rows differ as mere consequences.
  public var echoCount: Int { cases.reduce(0) { $0 + $1.echoCount } }
}
