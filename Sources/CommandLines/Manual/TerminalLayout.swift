import ExactStrings

/// A layout of a page for a terminal: words filled up to a width, code in single quotes.
package struct TerminalLayout: Sendable {
  /// The longest line, in characters, as far as words allow.
  package let width: Int

  /// Creates a layout for a terminal of this width: the text is never wider than 100 columns, and not narrower than 40.
  package init(columns: Int) {
    width = min(max(columns, 40), 100)
  }

  /// Lays out a page; every line ends with a line feed.
  package func text(_ blocks: [ManualMarkup.Block]) -> String {
    var result = ""
    for (index, block) in blocks.enumerated() {
      if index > 0, !blocks[index - 1].isHeading { result += "\n" }
      for line in lines(block) { result += line.isEmpty ? "\n" : line + "\n" }
    }
    return result
  }

  private func lines(_ block: ManualMarkup.Block) -> [String] {
    switch block {
    case .section(let title): [title + ":"]
    case .subsection(let title): [title]
    case .paragraph(let spans): fill(plain(spans), first: "", further: "")
    case .code(let code): code.map { "    " + $0 }
    case .list(let items): lines(items)
    }
  }

  private func lines(_ items: [ManualMarkup.Item]) -> [String] {
    let labels = items.map { $0.term.map(bare).joined() }
    let column = min(labels.map(\.count).max() ?? 0, 24) + 4
    let indentation = String(repeating: " ", count: column)
    return zip(items, labels).flatMap { item, label -> [String] in
      if label.isEmpty { return fill(plain(item.text), first: "  - ", further: "    ") }
      let head = "  " + label
      if head.count + 2 > column { return [head] + fill(plain(item.text), first: indentation, further: indentation) }
      let padded = head + String(repeating: " ", count: column - head.count)
      return fill(plain(item.text), first: padded, further: indentation)
    }
  }

  /// Fills words into lines.
  func fill(_ text: String, first: String, further: String) -> [String] {
    var lines: [String] = []
    var line = first
    var isEmpty = true
    for word in text.split(separator: " ") {
      if !isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = further
        isEmpty = true
      }
      line += isEmpty ? word : " " + word
      isEmpty = false
    }
    return lines + [line]
  }

  private func plain(_ spans: [ManualMarkup.Span]) -> String {
    spans.map { span in
      switch span {
      case .text(let text): text
      case .code(let code): "'\(code)'"
      }
    }.joined()
  }

  private func bare(_ span: ManualMarkup.Span) -> String {
    switch span {
    case .text(let text): text
    case .code(let code): code
    }
  }
}
