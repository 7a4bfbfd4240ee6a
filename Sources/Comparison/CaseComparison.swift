import Timelines

/// What became of one case.
public struct CaseComparison: Sendable {
  /// What is to be said about the case as a whole.
  public enum Verdict: String, Sendable {
    /// Nothing differs, or only what is ignored.
    case same
    /// At least one frame is missing, surplus or says something else.
    case different
    /// Every frame is there and in its order; some come at another time.
    case wrongTime = "wrong-time"
    /// The case is expected and was not played.
    case missing
    /// The case was played and is not expected.
    case surplus
    /// The case itself is the same and stands at another place among the others.
    case moved
  }

  /// How an expected and an actual frame relate.
  public enum Relation: String, Sendable {
    /// Both say the same at the same time.
    case same
    /// Both are about the same thing and say something else.
    case changed
    /// Both say the same, at different times.
    case retimed
    /// Only the expected frame is there.
    case missing
    /// Only the actual frame is there.
    case surplus
    /// They differ as a mere consequence of a difference before.
    case echo
    /// They differ only in paths that do not count.
    case ignored
  }

  /// A line of the comparison: two frames that belong together, or one alone.
  public struct Row: Sendable {
    /// How the frames relate.
    public let relation: Relation
    /// The index of the expected frame in its case; nil where there is none.
    public let expected: Int?
    /// The index of the actual frame in its case; nil where there is none.
    public let actual: Int?
  }

  /// The case that was expected; nil if it is surplus.
  public let expected: TimelineCase?
  /// The case that was played; nil if it is missing.
  public let actual: TimelineCase?
  /// What is to be said about the case as a whole.
  public let verdict: Verdict
  /// Both cases, line by line; empty for a missing or surplus case.
  public let rows: [Row]
  /// The rows that differ and are no mere consequences, in order.
  public let differences: [Difference]
  /// How many rows differ as mere consequences.
  public let echoCount: Int

  /// How many differences the case counts for; a case that is missing, surplus or moved is one.
  public var differenceCount: Int { verdict == .same ? 0 : max(differences.count, 1) }

  /// When the case first went wrong: the earlier time where the two sides disagree about it.
  public var firstAt: Instant? { differences.first?.at }

  /// The title of the case.
  public var title: String? { (actual ?? expected)?.title }

  /// The reactor of the case.
  public var reactor: String { (actual ?? expected)?.reactor ?? "" }

  /// The expected frame of a row.
  public func expectedFrame(_ row: Row) -> Frame? { row.expected.flatMap { expected?.frames[$0] } }

  /// The actual frame of a row.
  public func actualFrame(_ row: Row) -> Frame? { row.actual.flatMap { actual?.frames[$0] } }
}

/// A row that differs.
public struct Difference: Sendable {
  /// How the frames differ: changed, retimed, missing or surplus.
  public let relation: CaseComparison.Relation
  /// The index of the row in its case.
  public let row: Int
  /// The frame that was expected; nil for a surplus one.
  public let expected: Frame?
  /// The frame that came; nil for a missing one.
  public let actual: Frame?

  /// When it happened; the earlier time where the two sides disagree.
  public var at: Instant {
    [expected?.at, actual?.at].compactMap(\.self).min() ?? .zero
  }
}

extension CaseComparison {
  /// Compares a case that is on both sides.
  init(expected: TimelineCase, actual: TimelineCase, isMoved: Bool, ignoring ignored: [StatePath]) {
    var judge = CaseJudge(expected: expected.frames, actual: actual.frames, ignored: ignored)
    let rows = FrameAlignment.align(expected.frames, actual.frames).map { judge.judge($0) }
    let differences = rows.indices.compactMap { index -> Difference? in
      let row = rows[index]
      switch row.relation {
      case .same, .echo, .ignored: return nil
      case .changed, .retimed, .missing, .surplus:
        return Difference(
          relation: row.relation, row: index, expected: row.expected.map { expected.frames[$0] },
          actual: row.actual.map { actual.frames[$0] })
      }
    }
    if differences.isEmpty {
      verdict = isMoved ? .moved : .same
    } else {
      verdict = differences.allSatisfy { $0.relation == .retimed } ? .wrongTime : .different
    }
    self.expected = expected
    self.actual = actual
    self.rows = rows
    self.differences = differences
    echoCount = rows.count { $0.relation == .echo }
  }

  /// A case that is on one side only.
  init(lone: TimelineCase, isExpected: Bool) {
    expected = isExpected ? lone : nil
    actual = isExpected ? nil : lone
    verdict = isExpected ? .missing : .surplus
    rows = []
    differences = []
    echoCount = 0
  }
}
