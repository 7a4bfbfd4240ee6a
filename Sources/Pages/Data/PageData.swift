import Comparison
import ExactStrings
import Timelines

/// The element from which the script reads the frames: one JSON object, in which no text can close the element.
struct PageData {
  private let page: Page
  /// The texts of scripts, each once, in the order of the cases.
  private var texts: [ScriptText] = []
  private var numbers: [ObjectIdentifier: Int] = [:]

  init(_ page: Page) {
    self.page = page
    for text in page.cases.lazy.flatMap(\.scripts).map(\.text) where numbers[ObjectIdentifier(text)] == nil {
      numbers[ObjectIdentifier(text)] = texts.count
      texts.append(text)
    }
  }

  func write(_ output: ([UInt8]) -> Void) {
    var data = DataText()
    data.append("<script type=\"application/json\" id=\"data\">{\"page\":1,\"title\":")
    data.append(string: page.title)
    data.append(",\"summary\":")
    data.append(string: page.summary)
    data.append(",\"texts\":[")
    for (index, text) in texts.enumerated() {
      data.append(index == 0 ? "\n\"" : ",\n\"")
      for (number, line) in text.lines.enumerated() {
        if number > 0 { data.append("\\n") }
        data.append(line: line.onOneLine.utf8)
      }
      data.append("\"")
    }
    data.append("],\"cases\":[")
    for (index, one) in page.cases.enumerated() {
      data.append(index == 0 ? "\n" : ",\n")
      write(one, to: &data)
      output(data.take())
    }
    data.append("\n]}</script>\n")
    output(data.take())
  }

  private func write(_ one: PageCase, to data: inout DataText) {
    data.append("{\"name\":")
    data.append(string: one.name)
    func write(_ key: String, _ text: String?) {
      guard let text, !text.isEmpty else { return }
      data.append(",\"\(key)\":")
      data.append(string: text)
    }
    write("reactor", one.reactor)
    write("script", one.script)
    write("outcome", one.outcome)
    if one.isFailed { data.append(",\"failed\":true") }
    write("message", one.message)
    data.append("details", one.detailLines) { $0.append(string: $1) }
    write("command", one.command)
    data.append("scripts", one.scripts) { self.write($1, of: one, to: &$0) }
    guard one.run != nil || one.comparison != nil else { return data.append("}") }
    if let run = one.run {
      var frames = FrameLines()
      data.append(",\"frames\":\"")
      for (index, frame) in run.frames.enumerated() {
        frames.append(frame, cause: run.frames.causes[index], to: &data)
      }
      data.append("\"")
      data.append("files", frames.files) { $0.append(string: $1) }
      data.append("keyframes", Keyframes(of: run).frames) { $0.append($1.frame, $1.state) }
    }
    if let comparison = one.comparison { writeRows(comparison, to: &data) }
    data.append("}")
  }

  /// Writes a script of a case: the number of the text, the marks of its lines as runs of letters, and the failures.
  private func write(_ script: PageScript, of one: PageCase, to data: inout DataText) {
    data.append("{\"name\":")
    data.append(string: script.text.name)
    data.append(",\"text\":\(numbers[ObjectIdentifier(script.text)] ?? 0),\"marks\":\"")
    write(one.marks(of: script), of: script.text.lines.count, to: &data)
    data.append("\",\"failures\":")
    data.append(arrayOf: script.failures) { $0.append($1.line, $1.text) }
    data.append("}")
  }

  /// Writes the marks of the lines of a case, and `o` for those of other cases.
  private func write(_ marks: [(line: Int, mark: LineMark)], of count: Int, to data: inout DataText) {
    var runs = LetterRuns()
    var next = 1
    for (line, mark) in marks {
      runs.append("o", line - next)
      runs.append(mark.rawValue)
      next = line + 1
    }
    runs.append("o", count + 1 - next)
    data.append(runs.text)
  }

  /// Writes the relations of the rows, and the frames of the golden that the run does not have.
  private func writeRows(_ comparison: CaseComparison, to data: inout DataText) {
    data.append(",\"rows\":\"")
    let rows = comparison.pageRows
    var runs = LetterRuns()
    for row in rows { runs.append(row.letter) }
    data.append(runs.text)
    data.append("\",\"golden\":\"")
    var frames = FrameLines()
    for row in rows where row.relation != .same {
      guard let index = row.expected, let golden = comparison.expected else { continue }
      frames.append(golden.frames[index], cause: nil, to: &data)
    }
    data.append("\"")
    guard let golden = comparison.expected else { return }
    data.append("goldenKeyframes", Keyframes(of: golden).frames) { $0.append($1.frame, $1.state) }
  }
}
