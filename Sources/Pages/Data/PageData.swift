import Comparison
import ExactStrings
import Timelines

/// The element from which the script reads the frames: one JSON object, in which no text can close the element.
struct PageData {
  private let page: Page

  init(_ page: Page) {
    self.page = page
  }

  func write(_ output: ([UInt8]) -> Void) {
    var data = DataText()
    data.append("<script type=\"application/json\" id=\"data\">{\"page\":1,\"title\":")
    data.append(string: page.title)
    data.append(",\"summary\":")
    data.append(string: page.summary)
    data.append(",\"cases\":[")
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
      writeKeyframes(Keyframes(of: run).frames, to: &data)
    }
    if let comparison = one.comparison { writeRows(comparison, to: &data) }
    data.append("}")
  }

  private func writeKeyframes(_ keyframes: [(frame: Int, state: String)], to data: inout DataText) {
    if keyframes.isEmpty { return }
    data.append(",\"keyframes\":[")
    for (index, keyframe) in keyframes.enumerated() {
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
    var start = 0
    while start < rows.count {
      let letter = rows[start].letter
      let end = rows[start...].firstIndex { $0.letter != letter } ?? rows.count
      data.append("\(letter)\(end - start)")
      start = end
    }
    data.append("\",\"golden\":\"")
    var frames = FrameLines()
    for row in rows where row.relation != .same {
      if let frame = row.expected { frames.append(frame, cause: nil, to: &data) }
    }
    data.append("\"")
  }
}
