/// A word, a sign or a literal of Swift source.
struct SourceToken {
  enum Kind {
    /// An identifier, a keyword or a number.
    case word
    /// One of `( ) [ ] { } , : ; . @`.
    case sign
    /// A run of operator characters.
    case operators
    /// A string or a regular expression.
    case literal
    /// `#if` and everything else that begins with `#`.
    case directive
  }

  let kind: Kind
  let range: Range<Int>
  /// Whether the token is the first one of its line.
  let startsLine: Bool
  /// Whether there is no blank between the token and the preceding one.
  let isGlued: Bool
}
