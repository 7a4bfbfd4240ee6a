import ActionScripts
import ExactStrings
import Timelines

/// A file that is being included.
struct IncludedFile {
  let name: String
  /// The line that includes it.
  let place: Record.Place
  /// The number of the file in places.
  let number: Int32
}

extension ScriptCompiler {
  /// The limit for the depth of includes: each takes a part of the stack.
  private static let deepestInclude = 64

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
    let place = steps.place(of: path.range)
    let places = ([place] + steps.includes.reversed().map(\.place)).map { $0.text(in: steps.script ?? "-") }
    let shown = places.count > 8 ? places.prefix(4) + ["..."] + places.suffix(2) : places
    let includedAt = shown.joined(separator: ", ")
    steps.includes.append(
      IncludedFile(
        name: name, place: place, number: Record.Place(line: 0, file: name, includedAt: includedAt).fileNumber))
    variables.openInclude(
      arguments.map { argument in
        let isFaulty = faulty.contains(argument.label.value)
        let unused = isFaulty ? nil : unusedVariable(argument.label, source)
        return (argument.label.value, Variables.Variable(value: argument.value.value, unused: unused))
      })
    let text = IncludedText(text: SourceText(file: name, bytes: content[...]), includedAt: includedAt)
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
