import ExactStrings

/// A page in the `man` macros of roff, in a form that `man` and `mandoc` show alike.
package struct Roff: Sendable {
  /// The title of the page: `reel`.
  package let title: String
  /// The section of the manual: 1 for commands, 5 for file formats.
  package let section: Int

  /// The tool that the page belongs to.
  private let tool: ToolDeclaration

  /// Creates a page of the manual.
  package init(title: String, section: Int, of tool: ToolDeclaration) {
    self.title = title
    self.section = section
    self.tool = tool
  }

  /// Returns the whole page.
  package func page(_ blocks: [ManualMarkup.Block]) -> String {
    let source = "\(tool.name) \(tool.version)"
    let heading = ".TH \(title.uppercased()) \(section) \(tool.releaseDate) \"\(source)\" \"\(tool.manualTitle)\""
    var lines = [heading]
    for (index, block) in blocks.enumerated() {
      let followsHeading = index > 0 && blocks[index - 1].isHeading
      lines += self.lines(block, followsHeading: followsHeading)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func lines(_ block: ManualMarkup.Block, followsHeading: Bool) -> [String] {
    let paragraph = followsHeading ? [] : [".PP"]
    switch block {
    case .section(let title): return [".SH " + escaped(title.uppercased())]
    case .subsection(let title): return [".SS " + escaped(title)]
    case .paragraph(let spans): return paragraph + fill(spans)
    case .code(let code): return paragraph + [".RS 4", ".nf"] + code.map(verbatim) + [".fi", ".RE"]
    case .list(let items): return items.flatMap(lines)
    }
  }

  private func lines(_ item: ManualMarkup.Item) -> [String] {
    guard !item.term.isEmpty else { return [".IP \\(bu 3"] + fill(item.text) }
    let term = item.term.map(inline).joined()
    return [".TP 4", guarded(term)] + fill(item.text)
  }

  private func fill(_ spans: [ManualMarkup.Span]) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in spans.map(inline).joined().split(separator: " ") {
      if line.isEmpty {
        line = String(word)
      } else if line.utf8.count + 1 + word.utf8.count > 76 {
        lines.append(guarded(line))
        line = String(word)
      } else {
        line += " " + word
      }
    }
    return line.isEmpty ? lines : lines + [guarded(line)]
  }

  private func inline(_ span: ManualMarkup.Span) -> String {
    switch span {
    case .text(let text): escaped(text)
    // Code is not hyphenated, and is broken at a blank only if it is long; a dash in it is a literal dash.
    case .code(let code):
      "\\fB\\%" + escaped(code).replacing("-", with: "\\-").replacing(" ", with: code.count > 40 ? " " : "\\~") + "\\fR"
    }
  }

  private func verbatim(_ line: String) -> String {
    line.isEmpty ? "\\&" : guarded(escaped(line).replacing("-", with: "\\-"))
  }

  /// Guards a line that begins with a dot or an apostrophe, which would be taken for a request.
  private func guarded(_ line: String) -> String {
    line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line
  }

  private func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "'": result += "\\(aq"
      case "`": result += "\\(ga"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      case "\"": result += "\\(dq"
      default: result.append(character)
      }
    }
    return result
  }
}
