import Comparison
import Timelines

/// A row of a compared case: the index of a frame of the golden, of one of the run, or both.
struct PageRow {
  let relation: CaseComparison.Relation
  let expected: Int?
  let actual: Int?

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
  /// Whether the relation is a difference that does not follow from another one.
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
    case .missing: expected?.frames.indices.map { PageRow(relation: .missing, expected: $0, actual: nil) } ?? []
    case .surplus: actual?.frames.indices.map { PageRow(relation: .surplus, expected: nil, actual: $0) } ?? []
    default: rows.map { PageRow(relation: $0.relation, expected: $0.expected, actual: $0.actual) }
    }
  }
}
