/// Finds the name that was probably meant by an unknown one.
package enum Suggestion {
  /// The greatest number of names that a note lists.
  private static let listLimit = 28

  /// Returns the candidate that is the fewest typing mistakes away from `name`; nil if none is close.
  ///
  /// A mistake is a wrong, missing or surplus letter, or two swapped neighbours; a letter in the wrong case is not a
  /// mistake. A third of the letters may be wrong, at least one and at most three. If several candidates are equally
  /// close, the first one wins.
  package static func closest(to name: String, in candidates: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased().unicodeScalars.prefix(200))
    let limit = max(1, min(3, wanted.count / 3))
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      let letters = Array(candidate.lowercased().unicodeScalars)
      guard abs(letters.count - wanted.count) <= limit else { continue }
      let distance = distance(from: wanted, to: letters)
      if distance <= limit, distance < (best?.distance ?? .max), distance < max(wanted.count, letters.count) {
        best = (candidate, distance)
      }
    }
    return best?.name
  }

  /// Returns a note like `did you mean 'x'? this reactor has: a, b`: the closest candidate, if any, then all
  /// candidates.
  ///
  /// - Parameters:
  ///   - heading: The text before the candidates, such as `this reactor has`.
  /// - Returns: The note; nil if there are no candidates.
  package static func note(for name: String, in candidates: [String], heading: String) -> String? {
    guard !candidates.isEmpty else { return nil }
    var list = candidates.prefix(listLimit).joined(separator: ", ")
    if candidates.count > listLimit { list += " and \(candidates.count - listLimit) more" }
    guard let closest = closest(to: name, in: candidates) else { return "\(heading): \(list)" }
    return "did you mean '\(closest)'? \(heading): \(list)"
  }

  /// Returns the optimal string alignment distance: Damerau-Levenshtein, without editing a substring twice.
  private static func distance(from left: [Unicode.Scalar], to right: [Unicode.Scalar]) -> Int {
    if left.isEmpty || right.isEmpty { return max(left.count, right.count) }
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    for row in 1...left.count {
      var current = [row]
      for column in 1...right.count {
        let isSame = left[row - 1] == right[column - 1]
        var cost = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + (isSame ? 0 : 1))
        if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
          cost = min(cost, beforeLast[column - 2] + 1)
        }
        current.append(cost)
      }
      (beforeLast, last) = (last, current)
    }
    return last[right.count]
  }
}
