import ActionScripts
import ExactStrings
import JSONValues
import VirtualTime

/// A case of a script as exploring sees it: its beginning and its statements. Variables and files are replaced by their
/// contents.
package struct ScriptedCase {
  /// The properties of the case.
  package let outline: CaseOutline
  /// The directives, and the rules before the first statement, in one order.
  package private(set) var beginning: [Statement]
  /// The other statements, in order.
  package private(set) var statements: [Statement] = []

  /// Reads the cases of a script.
  /// - Parameter text: The script, under its name, against which the files that it names are resolved.
  /// - Throws: The mistakes, in the order of the text.
  package static func all(
    of text: SourceText, catalog: Catalog, options: PlayOptions, files: any ScriptFiles
  ) throws(ScriptMistakes) -> [ScriptedCase] {
    try all(named: text.file, text, catalog: catalog, options: options, files: files) { compiler in
      ReadingCompiler(ScriptReader(file: text.file), compiler, of: text).compileAll(text.bytes)
    }
  }

  /// Reads the cases that statements of a script are.
  static func all(
    of statements: [Statement], from source: SourceText, catalog: Catalog, options: PlayOptions,
    files: any ScriptFiles
  ) throws(ScriptMistakes) -> [ScriptedCase] {
    try all(named: nil, source, catalog: catalog, options: options, files: files) { compiler in
      for statement in statements { compiler.compile(statement, from: source) }
    }
  }

  private static func all(
    named name: String?, _ source: SourceText, catalog: Catalog, options: PlayOptions, files: any ScriptFiles,
    compile: (ScriptCompiler) -> Void
  ) throws(ScriptMistakes) -> [ScriptedCase] {
    let collector = CaseCollector()
    let compiler = ScriptCompiler(
      catalog: catalog, options: options, files: files, script: name, output: collector.take,
      report: { collector.diagnostics.append($0) }, receiveStatement: collector.take)
    collector.compiler = compiler
    compiler.steps.explored = Variations()
    compile(compiler)
    compiler.finish(from: source)
    if !collector.diagnostics.isEmpty { throw ScriptMistakes(diagnostics: collector.diagnostics) }
    return collector.cases
  }

  fileprivate init(_ setup: CaseSetup, _ context: CaseContext) {
    outline = setup.outline
    beginning = [context.choice]
    if context.timeout != CaseContext().timeout {
      beginning.append(Statement(.timeout(ScriptDuration(nanoseconds: context.timeout.wholeNanoseconds))))
    }
    if context.seed != 0 { beginning.append(Statement(.seed(context.seed))) }
    beginning += context.redactions.map { Statement(.redact(Located($0.path), as: Located($0.name))) }
    beginning += context.variations.map { Statement(.vary($0.name, $0.values)) }
    beginning += context.rules.map { Statement(.rule($0.rule)) }
  }

  fileprivate mutating func add(_ kind: Statement.Kind) {
    if case .choices = kind { beginning.append(Statement(kind)) } else { statements.append(Statement(kind)) }
  }
}

/// Collects the cases of a script while they are compiled.
private final class CaseCollector {
  private(set) var cases: [ScriptedCase] = []
  var diagnostics: [Diagnostic] = []
  /// The compiler that reports to this collector.
  weak var compiler: ScriptCompiler?

  func take(_ output: consuming ScriptCompiler.Output) {
    guard case .open(let setup) = output, let context = compiler?.context else { return }
    cases.append(ScriptedCase(setup, context))
  }

  /// Adds a statement to the open case.
  func take(_ kind: Statement.Kind) {
    if !cases.isEmpty { cases[cases.count - 1].add(kind) }
  }
}
