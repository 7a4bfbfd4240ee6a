/// A word, a mark or a text of a Swift source.
struct SourceToken {
  enum Kind {
    case word
    case mark
    /// A literal; what is interpolated into it follows as tokens of its own.
    case literal
  }

  let kind: Kind
  let text: String
  /// Where it stands in the bytes of the source.
  let range: Range<Int>
  /// Whether it is the first one of its line.
  let beginsLine: Bool
}
