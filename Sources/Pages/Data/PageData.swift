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
    for (index, line) in one.detailLines.enumerated() {
      data.append(index == 0 ? ",\"details\":[" : ",")
      data.append(string: line)
    }
    if !one.detailLines.isEmpty { data.append("]") }
    write("command", one.command)
    if !one.scripts.isEmpty { writeScripts(of: one, to: &data) }
    guard one.run != nil || one.comparison != nil else { return data.append("}") }
    if let run = one.run {
      var frames = FrameLines()
      data.append(",\"frames\":\"")
      for (index, frame) in run.frames.enumerated() {
        frames.append(frame, cause: run.frames.causes[index], to: &data)
      }
      data.append("\"")
      if !frames.files.isEmpty {
        data.append(",\"files\":[")
        for (index, file) in frames.files.enumerated() {
          if index > 0 { data.append(",") }
          data.append(string: file)
        }
        data.append("]")
      }
      self.write(Keyframes(of: run), "keyframes", to: &data)
    }
    if let comparison = one.comparison { writeRows(comparison, to: &data) }
    data.append("}")
  }

  /// Writes the scripts of a case: the number of the text, the marks of its lines as runs of letters, what went wrong.
  private func writeScripts(of one: PageCase, to data: inout DataText) {
    for (index, script) in one.scripts.enumerated() {
      data.append(index == 0 ? ",\"scripts\":[{\"name\":" : ",{\"name\":")
      data.append(string: script.text.name)
      data.append(",\"text\":\(numbers[ObjectIdentifier(script.text)] ?? 0),\"marks\":\"")
      write(one.marks(of: script), of: script.text.lines.count, to: &data)
      data.append("\",\"failures\":[")
      for (index, failure) in script.failures.enumerated() {
        data.append("\(index == 0 ? "" : ",")[\(failure.line),")
        data.append(string: failure.text)
        data.append("]")
      }
      data.append("]}")
    }
    data.append("]")
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

  private func write(_ keyframes: Keyframes, _ key: String, to data: inout DataText) {
    if keyframes.frames.isEmpty { return }
    data.append(",\"\(key)\":[")
    for (index, keyframe) in keyframes.frames.enumerated() {
      data.append("\(index == 0 ? "" : ",")[\(keyframe.frame),")
      data.append(string: keyframe.state)
      data.append("]")
    }
    data.append("]")
  }

  /// Writes how the rows are related, and the frames of the golden that the run does not have.
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
    if let golden = comparison.expected { write(Keyframes(of: golden), "goldenKeyframes", to: &data) }
  }
}
