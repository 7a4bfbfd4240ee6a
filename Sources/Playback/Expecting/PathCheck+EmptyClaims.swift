import ActionScripts
import ExactStrings

// Expectations that are always true or always false.
extension PathCheck {
  /// Returns the mistake of an expectation that something exists, or is missing, where something is always there: a
  /// field of the state, and the ends and the number of elements of a list. Returns nil where there is none.
  func emptyClaim(_ expectation: Expectation) -> ArgumentError? {
    switch expectation {
    case .exists(let path): emptyClaim(at: path.value, isOfNothing: false)
    case .missing(let path): emptyClaim(at: path.value, isOfNothing: true)
    default: nil
    }
  }

  private func emptyClaim(at path: Path, isOfNothing: Bool) -> ArgumentError? {
    let operation = isOfNothing ? "==" : "!="
    if path.segments.count == 1, case .fields(let fields) = shape,
      fields.contains(where: { $0.name == path.segments[0] })
    {
      return ArgumentError(
        "'\(path.text)' is a field of the state, which is never missing",
        note: "a field that is nil is null: write \(path.text) \(operation) nil")
    }
    // The lists of a view can be missing, because a view is made late.
    guard surroundings == nil, let part = path.segments.last, ["first", "last", "count"].contains(part),
      case .elements? = try? check(Path(path.segments.dropLast()))
    else { return nil }
    let (empty, meant) = part == "count" ? ("0", isOfNothing ? "== 0" : "> 0") : ("null", "\(operation) nil")
    return ArgumentError(
      "'\(path.text)' is there in an empty list, too", note: "it is \(empty) then: write \(path.text) \(meant)")
  }
}
