import ActionScripts
import ExactStrings
import Mutants
import Playback

/// The script of a case that plays differently because of a mutant, and passes.
struct SurvivorScript {
  /// The text of the script; the case alone, with comments that say what was changed and where.
  let text: String

  /// Creates the script of a case; nil where its script cannot be read any more.
  /// - Parameter origin: The command that lists the survivor.
  init?(of one: MutantSuite.Case, _ mutant: Mutant, at place: ReachedPlace, origin: String) {
    let name = one.entry.script.name
    guard let content = one.entry.source.content ?? (try? ScriptLoader.content(of: name)) else { return nil }
    let all = Script.parse(content, file: name).script.statements
    let remarks = ["\(mutant.change.title): nothing notices it", origin].map { Statement(.comment($0)) }
    var statements = all.case(titledInLine: one.outline.line)
    // If several statements share the line, it is not known which of them led to the change.
    let led = statements.indices.filter { statements[$0].range.line == place.line }
    if place.file == nil, led.count == 1 { statements[led[0]] = statements[led[0]].marked }
    text = Script(statements: remarks + statements).lineText
  }
}

extension [Statement] {
  /// Returns the statements of one case, after the statements that apply to all cases.
  fileprivate func `case`(titledInLine line: Int) -> [Statement] {
    let common = prefix { !$0.kind.isTitle }
    guard let start = firstIndex(where: { $0.kind.isTitle && $0.range.line == line }) else { return Array(common) }
    return common + self[start...].prefix(1) + self[start...].dropFirst().prefix { !$0.kind.isTitle }
  }
}

extension Statement {
  /// The statement with a comment that points at it.
  fileprivate var marked: Statement {
    var statement = self
    statement.comment = "here" + (comment.map { "; \($0)" } ?? "")
    return statement
  }
}
