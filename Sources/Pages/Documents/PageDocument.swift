import Comparison
import ExactStrings
import Timelines

/// The part of a page that needs no script: a summary, the failures with their differences, and the frames of cases
/// that were not compared, as far as a document can hold them.
struct PageDocument {
  /// The number of frames that are listed. Later failures have their differences alone, and later cases one line each.
  private static let rowLimit = 1_000
  /// The number of rows of a later failure.
  private static let briefLimit = 20
  /// The number of equal rows around a difference.
  private static let context = 3

  private let page: Page

  init(_ page: Page) {
    self.page = page
  }

  func write(_ output: ([UInt8]) -> Void) {
    var markup = HTMLText()
    markup.append("<main id=\"document\">\n<h1>")
    markup.append(text: page.title)
    markup.append("</h1>\n<p>\(page.summary)</p>\n")
    var left = Self.rowLimit
    var lines: [PageCase] = []
    for one in page.cases where one.isFailed {
      let isBrief = left <= 0
      open(one, isBrief: isBrief, in: &markup)
      if let comparison = one.comparison {
        left -= write(comparison, isBrief: isBrief, to: &markup)
      } else if let run = one.run, !isBrief {
        write(run, limit: Self.rowLimit, to: &markup)
        left -= run.frames.count
      }
      markup.append("</section>\n")
      output(markup.bytes)
      markup = HTMLText()
    }
    for one in page.cases where !one.isFailed {
      guard case .run(let run) = one.content, one.outcome == nil, left > 0 else {
        lines.append(one)
        continue
      }
      open(one, isBrief: false, in: &markup)
      write(run, limit: left, to: &markup)
      markup.append("</section>\n")
      left -= run.frames.count
    }
    list(lines, in: &markup)
    markup.append("</main>\n")
    output(markup.bytes)
  }

  /// Writes the part of a case above its frames, without the script if `isBrief`.
  private func open(_ one: PageCase, isBrief: Bool, in markup: inout HTMLText) {
    markup.append("<section>\n<h2><bdi>")
    markup.append(text: one.name)
    markup.append("</bdi> <small>")
    markup.append(text: [one.outcome, one.reactor].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " · "))
    markup.append("</small></h2>\n")
    for text in [one.message] where !text.isEmpty {
      markup.append("<p><bdi>")
      markup.append(text: text)
      markup.append("</bdi></p>\n")
    }
    for (index, line) in one.detailLines.enumerated() {
      markup.append(index == 0 ? "<pre>" : "\n")
      markup.append(text: line)
    }
    if !one.detailLines.isEmpty { markup.append("</pre>\n") }
    for script in one.scripts where !isBrief { write(script, of: one, to: &markup) }
    guard let command = one.command else { return }
    markup.append("<p>Accept: <code>")
    markup.append(text: command)
    markup.append("</code></p>\n")
  }

  /// Lists the lines of a script that belong to the case, each with its mark and its failures.
  private func write(_ script: PageScript, of one: PageCase, to markup: inout HTMLText) {
    let marks = one.marks(of: script)
    markup.append("<h3>Script <bdi>")
    markup.append(text: script.text.name)
    markup.append("</bdi></h3>\n<ol class=\"script\">\n")
    for (line, mark) in marks.prefix(Self.rowLimit) {
      markup.append("<li value=\"\(line)\" class=\"\(mark)\"><b>\(mark.sign)</b> <code>")
      markup.append(text: script.text.lines[line - 1])
      markup.append("</code>")
      for failure in script.failures where failure.line == line {
        markup.append(" <em>")
        markup.append(text: failure.text)
        markup.append("</em>")
      }
      markup.append("\n")
    }
    markup.append("</ol>\n")
    if marks.count > Self.rowLimit {
      markup.append("<p>and \(counted(marks.count - Self.rowLimit, "more line"))</p>\n")
    }
  }

  /// Lists cases, a line for each.
  private func list(_ cases: [PageCase], in markup: inout HTMLText) {
    if cases.isEmpty { return }
    markup.append("<section>\n<h2>\(page.cases.contains(where: \.isFailed) ? "Other cases" : "Cases")</h2>\n<ul>\n")
    for one in cases {
      markup.append("<li><bdi>")
      markup.append(text: one.name)
      markup.append("</bdi> ")
      let facts = [one.outcome, one.message, one.run.map { counted($0.frames.count, "frame") }]
      markup.append(text: facts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " · "))
      markup.append("\n")
    }
    markup.append("</ul>\n</section>\n")
  }

  private static let head = "<th scope=\"col\">Time<th scope=\"col\">Kind<th scope=\"col\">Frame\n"

  private func write(_ run: TimelineCase, limit: Int, to markup: inout HTMLText) {
    markup.append("<table>\n<tr>\(Self.head)")
    for frame in run.frames.prefix(limit) {
      markup.append("<tr>")
      write(frame, to: &markup)
    }
    markup.append("</table>\n")
    if run.frames.count > limit { markup.append("<p>and \(counted(run.frames.count - limit, "more frame"))</p>\n") }
  }

  /// Lists the differences of a case with the rows around them, or alone if `isBrief`.
  /// - Returns: The number of listed rows.
  private func write(_ comparison: CaseComparison, isBrief: Bool, to markup: inout HTMLText) -> Int {
    let rows = comparison.pageRows
    let (context, limit) = isBrief ? (0, Self.briefLimit) : (Self.context, Self.rowLimit)
    var (listed, next) = (0, 0)
    func skip(to end: Int) {
      if end > next, !isBrief || listed == limit {
        markup.append("<tr><td colspan=\"4\">\(counted(end - next, "more row"))\n")
      }
      next = end
    }
    markup.append("<table>\n<tr><th scope=\"col\">Side\(Self.head)")
    for index in rows.indices where rows[index].isCause && listed < limit {
      let start = max(index - context, next)
      skip(to: start)
      for near in start..<max(min(index + context + 1, rows.count), start) where listed < limit {
        write(rows[near], of: comparison, to: &markup)
        listed += 1
        next = near + 1
      }
    }
    skip(to: rows.count)
    markup.append("</table>\n")
    return listed
  }

  private func write(_ row: PageRow, of comparison: CaseComparison, to markup: inout HTMLText) {
    let expected = row.expected.flatMap { comparison.expected?.frames[$0] }
    let actual = row.actual.flatMap { comparison.actual?.frames[$0] }
    if row.isCause {
      write(expected, "golden", "missing", to: &markup)
      write(actual, "actual", "surplus", to: &markup)
    } else {
      write(actual ?? expected, "", row.relation.rawValue, to: &markup)
    }
  }

  private func write(_ frame: Frame?, _ side: String, _ style: String, to markup: inout HTMLText) {
    guard let frame else { return }
    markup.append("<tr class=\"\(style)\"><td>\(side)")
    write(frame, to: &markup)
  }

  private func write(_ frame: Frame, to markup: inout HTMLText) {
    markup.append("<td class=\"at\">\(frame.at.milliseconds) ms<td class=\"kind\">")
    markup.append(line: frame.kind.rawValue.utf8)
    markup.append(" \(frame.kind)<td><bdi dir=\"ltr\">")
    markup.append(line: frame.body)
    markup.append("</bdi>\n")
  }
}
