/// A pattern that a whole text has to match: `*` stands for any scalars, `?` for one.
package struct Glob: Sendable {
  private let pattern: [Unicode.Scalar]

  /// Creates a pattern from its text.
  package init(_ text: String) {
    pattern = Array(text.unicodeScalars)
  }

  /// Returns whether all of `text` matches.
  package func matches(_ text: String) -> Bool {
    let text = Array(text.unicodeScalars)
    var place = 0
    var read = 0
    // The place to go back to: after the last `*`, with the amount of text that the `*` has matched.
    var star: (place: Int, read: Int)?
    while read < text.count {
      if place < pattern.count, pattern[place] == "*" {
        star = (place + 1, read)
        place += 1
      } else if place < pattern.count, pattern[place] == "?" || pattern[place] == text[read] {
        place += 1
        read += 1
      } else if let last = star {
        star = (last.place, last.read + 1)
        place = last.place
        read = last.read + 1
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == "*" }
  }
}
