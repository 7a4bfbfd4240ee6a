import ExactStrings

/// A page of timelines: one HTML file that needs nothing else.
///
/// Without style and script the page is a document: a summary, the cases with their differences or their frames. With
/// its script it is a debugger, which reads the frames from an element that browsers do not show. A page without frames
/// stays a document.
package struct Page {
  /// The title.
  package var title: String
  /// The word for the cases that stand first.
  private let failedWord: String
  /// The cases, failures first; names are made unique.
  package var cases: [PageCase]
  /// The appendix below the cases; nil for none.
  package var appendix: PageAppendix?

  /// Creates a page; failures come first, and `failedWord` says what they are.
  package init(title: String, cases: [PageCase], failedWord: String = "failed") {
    self.title = title
    self.failedWord = failedWord
    self.cases = cases.filter(\.isFailed) + cases.filter { !$0.isFailed }
    var counts: [ExactString: Int] = [:]
    for index in self.cases.indices {
      let name = self.cases[index].name
      let count = counts[name, default: 0] + 1
      counts[name] = count
      if count > 1 { self.cases[index].name = "\(name) (\(count))" }
    }
  }

  /// The whole page, UTF-8.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    write { bytes += $0 }
    return bytes
  }

  /// Writes the page, UTF-8, a case at a time.
  package func write(_ output: ([UInt8]) -> Void) {
    var head = HTMLText()
    head.append("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
    head.append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>")
    head.append(text: title)
    head.append("</title>\n<style>\n")
    head.bytes += PackageResources.timeline_css
    head.append("</style>\n")
    if hasFrames {
      head.append("<script>\n")
      head.bytes += PackageResources.timeline_js
      head.append("</script>\n</head>\n<body>\n<template id=\"debugger\">\n")
      head.bytes += PackageResources.timeline_html
      head.append("</template>\n")
    } else {
      head.append("</head>\n<body>\n")
    }
    output(head.bytes)
    PageDocument(self).write(output)
    if let appendix { output(appendix.markup.bytes) }
    if hasFrames { PageData(self).write(output) }
    output(Array("</body>\n</html>\n".utf8))
  }

  /// Whether there is anything to step through.
  private var hasFrames: Bool {
    cases.contains { if case .nothing = $0.content { false } else { true } }
  }

  /// The counts of cases and frames, for people.
  var summary: String {
    let frames = cases.reduce(0) { $0 + $1.frameCount }
    let errors = cases.count { $0.outcome.map { $0 == "error" } ?? false }
    let failed = cases.count { $0.isFailed } - errors
    let isJudged = cases.contains { $0.outcome != nil }
    let bad = [failed > 0 ? "\(failed) \(failedWord)" : nil, errors > 0 ? counted(errors, "error") : nil]
      .compactMap(\.self)
    let outcome = isJudged ? ", \(bad.isEmpty ? "none \(failedWord)" : bad.joined(separator: ", "))" : ""
    let leftOut = cases.count(where: \.isLeftOut)
    return "\(counted(cases.count - leftOut, "case"))\(outcome), \(counted(frames, "frame"))"
      + (leftOut > 0 ? "; \(leftOut) left out by '@only'" : "")
  }
}
