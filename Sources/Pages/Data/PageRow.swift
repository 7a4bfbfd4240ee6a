import Comparison
import Timelines

/// A row of a compared case: a frame of the golden, one of the run, or both.
struct PageRow {
  let relation: CaseComparison.Relation
  let expected: Frame?
  let actual: Frame?

  /// The letter of the relation in the data.
  var letter: Character {
    switch relation {
    case .same: "s"
    case .ignored: "i"
    case .changed: "c"
    case .retimed: "r"
    case .reshaped: "z"
    case .missing: "m"
    case .surplus: "p"
    case .echo: expected == nil ? "g" : actual == nil ? "f" : "e"
    }
  }

  /// Whether the row is a difference that does not follow from another one.
  var isCause: Bool { relation.isCause }
}

extension CaseComparison.Relation {
  /// Whether it is a difference that does not follow from another one.
  var isCause: Bool {
    switch self {
    case .same, .ignored, .echo: false
    case .changed, .retimed, .reshaped, .missing, .surplus: true
    }
  }
}

extension CaseComparison {
  /// The rows of both cases; of a case that is on one side only, all its frames.
  var pageRows: [PageRow] {
    switch verdict {
    case .missing: expected?.frames.map { PageRow(relation: .missing, expected: $0, actual: nil) } ?? []
    case .surplus: actual?.frames.map { PageRow(relation: .surplus, expected: nil, actual: $0) } ?? []
    default:
      rows.map { PageRow(relation: $0.relation, expected: expectedFrame($0), actual: actualFrame($0)) }
    }
  }
}
