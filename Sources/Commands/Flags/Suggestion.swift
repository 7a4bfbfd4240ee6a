/// Finds what was perhaps meant.
package enum Suggestion {
  /// The candidate that is closest to a misspelt word, the first one among equals; nil if none is close.
  ///
  /// Close is: one edit (insert, remove, replace, swap two neighbours) for every three characters, at least one;
  /// or a beginning of the candidate of three characters or more.
  package static func closest(to word: String, among candidates: [String]) -> String? {
    let limit = max(1, word.count / 3)
    var best: (candidate: String, edits: Int)?
    for candidate in candidates {
      let edits = distance(Array(word.lowercased()), Array(candidate.lowercased()))
      if edits <= limit, edits < best?.edits ?? Int.max { best = (candidate, edits) }
    }
    let beginning = candidates.first { word.count >= 3 && $0.lowercased().hasPrefix(word.lowercased()) }
    return best?.candidate ?? beginning
  }

  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let isSame = left[row] == right[column]
        var edits = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          edits = min(edits, beforeLast[column - 1] + 1)
        }
        current.append(edits)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}
