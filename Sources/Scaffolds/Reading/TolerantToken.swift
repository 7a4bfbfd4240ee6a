/// A word, a mark or a literal of a Swift source.
struct TolerantToken {
  enum Kind {
    case word
    case mark
    /// A literal; its interpolations follow as separate tokens.
    case literal
  }

  let kind: Kind
  let text: String
  /// The range in the bytes of the source.
  let range: Range<Int>
  /// Whether the token is the first one of its line.
  let beginsLine: Bool
}
