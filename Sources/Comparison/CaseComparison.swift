import ExactStrings
import Timelines

/// What became of one case.
public struct CaseComparison: Sendable {
  /// What is to be said about the case as a whole.
  public enum Verdict: String, Sendable {
    /// Nothing differs, or only what is ignored.
    case same
    /// At least one frame is missing, surplus or says something else.
    case different
    /// Only fields of the state came or went, and the same ones in every state.
    case reshaped
    /// Every frame is there and in its order; some come at another time.
    case wrongTime = "wrong-time"
    /// The case is expected and was not played.
    case missing
    /// The case was played and is not expected.
    case surplus
    /// The case itself is the same and stands at another place among the others; one that differs besides says so by
    /// `isMoved`.
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
    /// They differ only in fields that came to, or went from, every state.
    case reshaped
  }

  /// A line of the comparison: two frames that belong together, or one alone.
  public struct Row: Sendable {
    private let expectedIndex: Int32
    private let actualIndex: Int32
    /// How the frames relate.
    public internal(set) var relation: Relation

    init(_ relation: Relation, expected: Int?, actual: Int?) {
      self.relation = relation
      expectedIndex = Int32(expected ?? -1)
      actualIndex = Int32(actual ?? -1)
    }

    /// The index of the expected frame in its case; nil where there is none.
    public var expected: Int? { expectedIndex < 0 ? nil : Int(expectedIndex) }
    /// The index of the actual frame in its case; nil where there is none.
    public var actual: Int? { actualIndex < 0 ? nil : Int(actualIndex) }
    /// Whether one of both is nil.
    var isAlone: Bool { expectedIndex < 0 || actualIndex < 0 }
  }

  /// The case that was expected; nil if it is surplus.
  public let expected: TimelineCase?
  /// The case that was played; nil if it is missing.
  public let actual: TimelineCase?
  /// The place of the case in the expected timeline.
  public let expectedIndex: Int?
  /// The place of the case in the actual timeline.
  public let actualIndex: Int?
  /// What is to be said about the case as a whole.
  public let verdict: Verdict
  /// Whether the case stands at another place among the others, or in another script, whatever else differs.
  public let isMoved: Bool
  /// Both cases, line by line; empty for a missing or surplus case.
  public let rows: [Row]
  /// The rows that differ and are no mere consequences, in order.
  public let differences: [Difference]
  /// How many rows differ as mere consequences.
  public let echoCount: Int

  /// The fields that came to, or went from, every state, if this case shows it.
  public let shapeChanges: [ShapeChange]
  /// When the case first went wrong: the earlier time where the two sides disagree about it.
  public let firstAt: Instant?

  /// How many differences the case counts for; that it is missing, surplus or moved is one.
  public var differenceCount: Int { listedCount + shapeChanges.count }

  /// How many of its differences no other case has.
  var listedCount: Int {
    switch verdict {
    case .same, .reshaped, .different, .wrongTime, .moved: differences.count + (isMoved ? 1 : 0)
    case .missing, .surplus: 1
    }
  }

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
  /// A case with its place in its timeline.
  typealias Place = (index: Int, content: TimelineCase)

  /// Compares a case that is on both sides.
  init(expected: Place, actual: Place, isMoved: Bool, ignoring ignored: [StatePath], shapes: [ShapeChange]) {
    let (old, new) = (expected.content.frames, actual.content.frames)
    rows = CaseJudge.rows(expected: old, actual: new, ignored: ignored, shapes: shapes.map(\.path))
    var differences: [Difference] = []
    var echoCount = 0
    var reshaped: Int?
    for (index, row) in rows.enumerated() {
      switch row.relation {
      case .same, .ignored: break
      case .echo: echoCount += 1
      case .reshaped: reshaped = reshaped ?? index
      case .changed, .retimed, .missing, .surplus:
        differences.append(
          Difference(
            relation: row.relation, row: index, expected: row.expected.map { old[$0] },
            actual: row.actual.map { new[$0] }))
      }
    }
    if differences.isEmpty {
      verdict = isMoved ? .moved : reshaped != nil ? .reshaped : .same
    } else {
      verdict = reshaped == nil && differences.allSatisfy { $0.relation == .retimed } ? .wrongTime : .different
    }
    self.isMoved = isMoved
    self.expected = expected.content
    self.actual = actual.content
    expectedIndex = expected.index
    actualIndex = actual.index
    self.differences = differences
    self.echoCount = echoCount
    shapeChanges = reshaped == nil ? [] : shapes
    let firstReshaped = reshaped.flatMap { [rows] in rows[$0].actual }.map { new[$0].at }
    firstAt = [differences.first?.at, firstReshaped].compactMap(\.self).min()
  }

  /// A case that is on one side only.
  init(lone place: Place, isExpected: Bool) {
    expected = isExpected ? place.content : nil
    actual = isExpected ? nil : place.content
    expectedIndex = isExpected ? place.index : nil
    actualIndex = isExpected ? nil : place.index
    verdict = isExpected ? .missing : .surplus
    isMoved = false
    rows = []
    differences = []
    echoCount = 0
    shapeChanges = []
    firstAt = nil
  }
}
