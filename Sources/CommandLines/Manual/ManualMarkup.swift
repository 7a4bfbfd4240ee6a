import ExactStrings

/// The light markup of help and manual pages.
///
///     # A section
///     ## A part of it
///     A paragraph, as many lines as one likes, with `code` in it.
///
///     - `term`: what it means; a further line is indented
///     - a plain point
///
///         code, indented by four, or between lines of three backticks
package enum ManualMarkup {
  /// A piece of a line.
  package enum Span: Hashable, Sendable {
    /// Plain words.
    case text(String)
    /// Text that is typed or printed literally.
    case code(String)
  }

  /// An entry of a list.
  package struct Item: Hashable, Sendable {
    /// The term that is explained; empty for a plain point.
    package let term: [Span]
    /// The explanation.
    package let text: [Span]

    /// Creates an entry of a list.
    package init(term: [Span], text: [Span]) {
      self.term = term
      self.text = text
    }
  }

  /// A part of a page.
  package enum Block: Hashable, Sendable {
    /// The heading of a section.
    case section(String)
    /// The heading of a part of a section.
    case subsection(String)
    /// Running text.
    case paragraph([Span])
    /// A list.
    case list([Item])
    /// Lines that are shown literally.
    case code([String])

    /// Whether it is the heading of a section, or of a part of one.
    var isHeading: Bool {
      switch self {
      case .section, .subsection: true
      case .paragraph, .list, .code: false
      }
    }
  }

  /// Splits a line into words and code.
  package static func spans(_ line: some StringProtocol) -> [Span] {
    var spans: [Span] = []
    var isCode = false
    for part in line.split(separator: "`", omittingEmptySubsequences: false) {
      if !part.isEmpty { spans.append(isCode ? .code(String(part)) : .text(String(part))) }
      isCode.toggle()
    }
    return spans
  }

  /// Reads a page.
  package static func blocks(_ text: String) -> [Block] {
    var reader = ManualMarkupReader(
      lines: text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    return reader.read()
  }
}
