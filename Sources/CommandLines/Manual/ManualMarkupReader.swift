import ExactStrings

/// Reads the light markup line by line.
struct ManualMarkupReader {
  private var lines: ArraySlice<String>
  private var blocks: [ManualMarkup.Block] = []

  init(lines: [String]) {
    self.lines = lines[...]
  }

  mutating func read() -> [ManualMarkup.Block] {
    while let line = lines.first {
      if isBlank(line) {
        lines.removeFirst()
      } else if line.hasPrefix("## ") {
        blocks.append(.subsection(String(lines.removeFirst().dropFirst(3))))
      } else if line.hasPrefix("# ") {
        blocks.append(.section(String(lines.removeFirst().dropFirst(2))))
      } else if line.hasPrefix("```") {
        readFencedCode()
      } else if line.hasPrefix("    ") {
        readIndentedCode()
      } else if line.hasPrefix("- ") {
        readList()
      } else {
        readParagraph()
      }
    }
    return blocks
  }

  private mutating func readFencedCode() {
    lines.removeFirst()
    let code = lines.prefix { !$0.hasPrefix("```") }
    lines = lines.dropFirst(code.count + 1)
    blocks.append(.code(Array(code)))
  }

  private mutating func readIndentedCode() {
    var code = Array(lines.prefix { isBlank($0) || $0.hasPrefix("    ") })
    lines = lines.dropFirst(code.count)
    while let last = code.last, isBlank(last) { code.removeLast() }
    blocks.append(.code(code.map { String($0.dropFirst(4)) }))
  }

  private mutating func readList() {
    var items: [ManualMarkup.Item] = []
    while let line = lines.first {
      if line.hasPrefix("- ") {
        lines.removeFirst()
        items.append(item(String(line.dropFirst(2)) + readContinuation()))
      } else if isBlank(line), lines.dropFirst().first?.hasPrefix("- ") == true {
        lines.removeFirst()
      } else {
        break
      }
    }
    blocks.append(.list(items))
  }

  private mutating func readContinuation() -> String {
    let further = lines.prefix { !isBlank($0) && $0.hasPrefix("  ") }
    lines = lines.dropFirst(further.count)
    return further.map { " " + trimmed($0) }.joined()
  }

  private mutating func readParagraph() {
    let text = lines.prefix { !isBlank($0) && !startsBlock($0) }
    lines = lines.dropFirst(text.count)
    blocks.append(.paragraph(ManualMarkup.spans(text.map(trimmed).joined(separator: " "))))
  }

  private func item(_ text: String) -> ManualMarkup.Item {
    let spans = ManualMarkup.spans(text)
    // The term is the text before the first colon outside of code, if it contains code.
    guard let end = colon(in: spans), end.index > 0, case .text(let words) = spans[end.index] else {
      return ManualMarkup.Item(term: [], text: spans)
    }
    let before = words[..<end.position]
    let after = words[end.position...].dropFirst().withoutBlanksAtStart
    let term = spans[..<end.index] + (before.isEmpty ? [] : [.text(String(before))])
    let rest = (after.isEmpty ? [] : [.text(after)]) + spans[(end.index + 1)...]
    return ManualMarkup.Item(term: Array(term), text: rest)
  }

  private func colon(in spans: [ManualMarkup.Span]) -> (index: Int, position: String.Index)? {
    for (index, span) in spans.enumerated() {
      guard case .text(let words) = span, let position = words.firstIndex(of: ":") else { continue }
      return (index, position)
    }
    return nil
  }

  private func startsBlock(_ line: String) -> Bool {
    line.hasPrefix("# ") || line.hasPrefix("## ") || line.hasPrefix("- ") || line.hasPrefix("```")
  }

  private func isBlank(_ line: String) -> Bool { line.utf8.allSatisfy { $0 == UInt8(ascii: " ") } }

  private func trimmed(_ line: String) -> String {
    line.withoutBlanksAtStart.withoutBlanksAtEnd
  }
}
