import JSONValues

extension Expectation {
  /// The expectation as timelines record it, the same for every notation: `repos.0 == "ReactiveX/RxSwift"`.
  ///
  /// Values are JSON without blanks: a bare word is a literal if possible, else a quoted string.
  package var canonicalText: String {
    switch self {
    case .compare(let path, let comparison, let value):
      "\(path.value.text) \(comparison.rawValue) \(value.value.jsonText)"
    case .exists(let path): "\(path.value.text) exists"
    case .missing(let path): "\(path.value.text) missing"
    case .unique(let path): "\(path.value.text) unique"
    case .hole(let path): "\(path.value.text) == _"
    case .contains(let pattern): pattern.value.jsonText
    }
  }

  /// The path that the expectation looks at; nil for the whole state.
  package var locatedPath: Located<Path>? {
    switch self {
    case .compare(let path, _, _), .exists(let path), .missing(let path), .unique(let path), .hole(let path): path
    case .contains: nil
    }
  }
}
