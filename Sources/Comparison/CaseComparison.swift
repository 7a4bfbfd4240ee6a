import ExactStrings
import Timelines

/// The comparison of one case.
package struct CaseComparison: Sendable {
  /// The result for the case as a whole.
  package enum Verdict: String, Sendable {
    /// Nothing differs, except ignored paths.
    case same
    /// At least one frame is missing, surplus or different.
    case different
    /// Only fields of the state were added or removed, and the same ones in every state.
    case reshaped
    /// All frames are there in the same order, and only some times differ.
    case wrongTime = "wrong-time"
    /// The case is expected and was not played.
    case missing
    /// The case was played and is not expected.
    case surplus
    /// The case itself is the same but its position relative to the others has changed; a case that also differs has
    /// `isMoved`.
    case moved
  }

  /// The relation of an expected and an actual frame.
  package enum Relation: String, Sendable {
    /// Both have the same content and time.
    case same
    /// Both have the same subject and different contents.
    case changed
    /// Both have the same content at different times.
    case retimed
    /// There is only the expected frame.
    case missing
    /// There is only the actual frame.
    case surplus
    /// They differ only as a consequence of an earlier difference.
    case echo
    /// They differ only in ignored paths.
    case ignored
    /// They differ only in fields that were added to, or removed from, every state.
    case reshaped
  }

  /// A row of the comparison: two matching frames, or a single one.
  package struct Row: Sendable {
    private let expectedIndex: Int32
    private let actualIndex: Int32
    /// The relation of the frames.
    package internal(set) var relation: Relation

    init(_ relation: Relation, expected: Int?, actual: Int?) {
      self.relation = relation
      expectedIndex = Int32(expected ?? -1)
      actualIndex = Int32(actual ?? -1)
    }

    /// The index of the expected frame in its case; nil if there is none.
    package var expected: Int? { expectedIndex < 0 ? nil : Int(expectedIndex) }
    /// The index of the actual frame in its case; nil if there is none.
    package var actual: Int? { actualIndex < 0 ? nil : Int(actualIndex) }
    /// Whether the row has only one frame.
    var isAlone: Bool { expectedIndex < 0 || actualIndex < 0 }
  }

  /// The case that was expected; nil if it is surplus.
  package let expected: TimelineCase?
  /// The case that was played; nil if it is missing.
  package let actual: TimelineCase?
  /// The case of the other side that differs from a missing or surplus one in its title alone; nil where there is none.
  package let renamed: TimelineCase?
  /// The index of the case in the expected timeline.
  package let expectedIndex: Int?
  /// The index of the case in the actual timeline.
  package let actualIndex: Int?
  /// The result for the case as a whole.
  package let verdict: Verdict
  /// Whether the position of the case relative to the others, or its script, has changed, apart from other differences.
  package private(set) var isMoved = false
  /// Both cases, line by line; empty for a missing or surplus case.
  package private(set) var rows: [Row] = []
  /// The rows that differ and are not mere consequences, in order.
  package private(set) var differences: [Difference] = []
  /// The number of rows that differ as mere consequences.
  package private(set) var echoCount = 0

  /// The fields that were added to, or removed from, every state, if this case shows them.
  package private(set) var shapeChanges: [ShapeChange] = []
  /// The time of the first difference; the earlier of the two times if they differ.
  package private(set) var firstAt: Instant?

  /// The number of differences; a missing, surplus or moved case counts as one.
  package var differenceCount: Int { listedCount + shapeChanges.count }

  /// The number of differences that are not shared with other cases.
  var listedCount: Int {
    switch verdict {
    case .same, .reshaped, .different, .wrongTime, .moved: differences.count + (isMoved ? 1 : 0)
    case .missing, .surplus: 1
    }
  }

  /// The title of the case.
  package var title: String? { (actual ?? expected)?.title }

  /// The reactor of the case.
  package var reactor: String { (actual ?? expected)?.reactor ?? "" }

  /// The expected frame of a row.
  package func expectedFrame(_ row: Row) -> Frame? { row.expected.flatMap { expected?.frames[$0] } }

  /// The actual frame of a row.
  package func actualFrame(_ row: Row) -> Frame? { row.actual.flatMap { actual?.frames[$0] } }
}

/// A row that differs.
package struct Difference: Sendable {
  /// The relation of the frames: changed, retimed, missing or surplus.
  package let relation: CaseComparison.Relation
  /// The index of the row in its case.
  package let row: Int
  /// The expected frame; nil for a surplus one.
  package let expected: Frame?
  /// The actual frame; nil for a missing one.
  package let actual: Frame?

  /// The time of the difference; the earlier of the two times if they differ.
  package var at: Instant {
    [expected?.at, actual?.at].compactMap(\.self).min() ?? .zero
  }
}

extension CaseComparison {
  /// A case with its index in its timeline.
  typealias Place = (index: Int, content: TimelineCase)

  /// Compares a case that is on both sides.
  init(expected: Place, actual: Place, isMoved: Bool, ignoring ignored: [StatePath], shapes: [ShapeChange]) {
    let (old, new) = (expected.content.frames, actual.content.frames)
    rows = RowClassifier.rows(expected: old, actual: new, ignored: ignored, shapes: shapes.map(\.path))
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
    renamed = nil
    expectedIndex = expected.index
    actualIndex = actual.index
    self.differences = differences
    self.echoCount = echoCount
    shapeChanges = reshaped == nil ? [] : shapes
    let firstReshaped = reshaped.flatMap { [rows] in rows[$0].actual }.map { new[$0].at }
    firstAt = [differences.first?.at, firstReshaped].compactMap(\.self).min()
  }

  /// Creates the comparison of a case that is on one side only.
  init(lone place: Place, isExpected: Bool, renamed: TimelineCase?) {
    self.renamed = renamed
    expected = isExpected ? place.content : nil
    actual = isExpected ? nil : place.content
    expectedIndex = isExpected ? place.index : nil
    actualIndex = isExpected ? nil : place.index
    verdict = isExpected ? .missing : .surplus
  }
}
