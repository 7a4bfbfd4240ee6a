import ActionScripts
import ExactStrings
import Timelines

/// A file that is being included, and the line that includes it.
struct IncludedFile {
  let name: String
  let place: Record.Place
}

extension ScriptCompiler {
  /// The limit for the size of a variable, in bytes and values: variables that are made of variables grow quickly.
  private static let longestVariable = 1 << 20

  /// The limit for the depth of includes: each takes a part of the stack.
  private static let deepestInclude = 64

  func declare(_ name: Located<String>, _ value: ScriptValue, _ source: any StatementSource) {
    var value = variables.takeGiven(name.value) ?? value
    if value.isLarger(than: Self.longestVariable) {
      report(
        source.diagnostic(
          "variable '\(name.value)' holds more than 1 MiB", at: name.range,
          note: "a reply can come from a file instead: reply @page.json"))
      value = .null
    }
    variables.declare(
      name.value, value, inCase: cases.haveBegun, unused: unusedVariable(name, source))
  }

  func unusedVariable(_ name: Located<String>, _ source: any StatementSource) -> Diagnostic {
    source.diagnostic(
      "variable '\(name.value)' is never used", at: name.range, note: "use it as ${\(name.value)}, or take it out")
  }

  /// Compiles the statements of a file in the place of the line that includes it.
  /// - Parameter faulty: The arguments with values that are not known, because of mistakes above the line.
  func include(
    _ path: Located<String>, _ arguments: [LabelledValue], _ source: any StatementSource, faulty: [String] = []
  ) throws(Diagnostic) {
    let (name, content) = try steps.read(path, source)
    if name == steps.script || steps.includes.contains(where: { $0.name == name }) {
      let chain = ([steps.script ?? "-"] + steps.includes.map(\.name)).drop { $0 != name } + [name]
      throw source.diagnostic(
        "this include leads back to itself", at: path.range, note: chain.joined(separator: " -> "))
    }
    if steps.includes.count == Self.deepestInclude {
      throw source.diagnostic("includes nest deeper than \(Self.deepestInclude) levels", at: path.range, note: nil)
    }
    steps.includes.append(IncludedFile(name: name, place: steps.place(of: path.range)))
    variables.openInclude(
      arguments.map { argument in
        let isFaulty = faulty.contains { $0 == argument.label.value }
        let unused = isFaulty ? nil : unusedVariable(argument.label, source)
        return (argument.label.value, Variables.Variable(value: argument.value.value, unused: unused))
      })
    let places = steps.includes.reversed().map { $0.place.text(in: steps.script ?? "-") }
    let shown = places.count > 8 ? places.prefix(4) + ["..."] + places.suffix(2) : places
    let text = IncludedText(
      text: SourceText(file: name, bytes: content[...]), includedAt: shown.joined(separator: ", "))
    ReadingCompiler(ScriptReader(file: name), self, of: text)
      .compileAll(content, while: { !cases.haveGrownTooLong })
    variables.closeInclude()
    steps.includes.removeLast()
    if steps.includes.isEmpty, cases.haveGrownTooLong, !mistakes.isInRepeatedCase {
      throw tooLong("this include", source, at: path.range)
    }
  }

  /// Counts a statement that an include or an `@each` makes; a line of the script itself begins anew.
  func countStatement() {
    if steps.includes.isEmpty, !mistakes.isInRepeatedCase { cases.madeCount = 0 } else { cases.madeCount += 1 }
  }

  /// The mistake of a line that makes more statements than a case can hold.
  func tooLong(_ line: String, _ source: any StatementSource, at range: SourceRange) -> Diagnostic {
    cases.mayMissStatement = true
    return source.diagnostic("\(line) makes more than \(ScriptCases.longest) statements", at: range, note: nil)
  }

  /// Reports a line that cannot be read. The lines that use the variable that it seems to declare are not reported as
  /// well.
  func reportUnreadable(_ mistake: Diagnostic) {
    cases.mayMissStatement = true
    if let name = mistake.declaredName { variables.declareFaulty(name, inCase: cases.haveBegun) }
    report(mistake)
  }
}

extension Diagnostic {
  /// The variable that the unreadable statement seems to declare; nil where it seems to declare none. A line of JSON may
  /// have several statements, the last one up to the mistake.
  fileprivate var declaredName: String? {
    guard isInJSON else {
      let words = lineText.split { " \t=".contains($0) }
      return words.count > 1 && ["@let", "@each"].contains(words[0]) ? String(words[1]) : nil
    }
    let text = lineText.unicodeScalars.prefix(max(range.column - lineTextColumn + range.length, 0))
    let words = text.split { " \t{}[]:,\"".unicodeScalars.contains($0) }.map(String.init)
    let word = words.lastIndex { $0 == "let" || $0 == "each" }
    return word.flatMap { words.indices.contains($0 + 1) ? words[$0 + 1] : nil }
  }
}

/// The text of a file that is included, and the lines that include it, the innermost first.
private struct IncludedText: StatementSource {
  let text: SourceText
  let includedAt: String

  func diagnostic(_ message: String, at range: SourceRange, note: String?) -> Diagnostic {
    var diagnostic = text.diagnostic(message, at: range, note: note)
    diagnostic.includedAt = includedAt
    return diagnostic
  }
}
