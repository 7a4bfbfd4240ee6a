import ExactStrings

/// A place that a person has to fill in.
struct OpenPlace: Equatable, CustomStringConvertible {
  /// What is to be filled in: `HomeReactor.init(cache: Cache)`.
  let name: String
  /// The source and the line of its declaration.
  let source: String
  /// What keeps scripts from standing for a protocol: a member or a parent, with its source and line.
  var obstacle: String?

  /// The expression that stands at the place.
  var mark: String { "unfilled(\"\(name.escaped)\")" }

  var description: String { "\(name) (\(source))" + (obstacle.map { ": no script can stand for \($0)" } ?? "") }
}
