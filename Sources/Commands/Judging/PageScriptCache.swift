import ActionScripts
import ExactStrings
import Pages
import Playback
import Timelines

/// The scripts that a page shows beside the frames, each read once.
struct PageScriptCache {
  private var texts: [ExactString: ScriptText] = [:]

  /// Returns the script of a case, and the files that it includes.
  /// - Parameter cases: All cases of the script.
  mutating func scripts(of played: PlayedCase, in source: ScriptSource, among cases: [CaseOutline]) -> [PageScript] {
    guard let text = text(source.path, source.content) else { return [] }
    let isInterrupted = played.outcome.failures.contains(where: \.isInterruption)
    func failures(in file: String?, _ text: ScriptText) -> [(line: Int, text: String)] {
      played.outcome.failures.compactMap { failure in
        guard let place = failure.place, place.file == file else { return nil }
        return (place.line, text.remark(failure.description, at: place.line))
      }
    }
    let shown = text.lines(of: played.outcome.outline, among: cases)
    var scripts = [PageScript(text, shown: shown, failures: failures(in: nil, text), isInterrupted: isInterrupted)]
    for file in played.causes.files {
      guard let text = self.text(file, nil) else { continue }
      scripts.append(
        PageScript(text, isIncluded: true, failures: failures(in: file, text), isInterrupted: isInterrupted))
    }
    return scripts
  }

  /// Returns the text of a file; nil where it cannot be read any more.
  private mutating func text(_ path: String, _ known: [UInt8]?) -> ScriptText? {
    if let text = texts[ExactString(path)] { return text }
    guard let content = known ?? (try? ScriptLoader.content(of: path)) else { return nil }
    let text = ScriptText(name: path, content: content)
    texts[ExactString(path)] = text
    return text
  }
}

extension ScriptText {
  fileprivate convenience init(name: String, content: [UInt8]) {
    let parsed = Script.parse(content, file: name)
    self.init(
      name: name, lines: parsed.source.lines,
      statements: parsed.script.statements.filter(\.kind.isPlayed).map(\.range.line))
  }

  /// Returns the message of a failure at a line, without the expectation, which the line shows itself.
  fileprivate func remark(_ message: String, at line: Int) -> String {
    guard lines.indices.contains(line - 1) else { return message }
    let said = lines[line - 1].drop(while: \.isWhitespace)
    guard said.hasPrefix("? ") else { return message }
    let expectation = "expected \(said.dropFirst(2)), "
    return message.hasPrefix(expectation) ? String(message.dropFirst(expectation.count)) : message
  }

  /// Returns the numbers of the lines of a case. The lines above the first case belong to every case.
  fileprivate func lines(of one: CaseOutline, among cases: [CaseOutline]) -> [Range<Int>]? {
    if one.line == 0 { return nil }
    var (first, end) = (one.line, lines.count + 1)
    for other in cases {
      first = min(first, other.line)
      if other.line > one.line { end = min(end, other.line) }
    }
    return first == 0 ? nil : [1..<first, one.line..<max(end, one.line)]
  }
}

extension Statement.Kind {
  /// Whether the statement does or checks something at its place in the script.
  fileprivate var isPlayed: Bool {
    switch self {
    case .comment, .reactor, .caseTitle, .variable, .each, .vary, .redact, .tag, .only, .lenient, .expectedFailure,
      .timeout, .seed, .goldenNone, .choices:
      false
    case .capture, .include, .wait, .until, .idle, .action, .expect, .rule, .answer, .emit, .complete, .view, .gesture,
      .stub, .stubState:
      true
    }
  }
}
