import ActionScripts

/// Prepares whole scripts for playing: a script is checked completely before any of it is played.
public struct ScriptPreparer {
  private let catalog: Catalog
  private let options: PlayOptions
  private let files: any ScriptFiles

  /// Creates a preparer for the reactors of a catalog.
  public init(catalog: Catalog, options: PlayOptions, files: any ScriptFiles) {
    self.catalog = catalog
    self.options = options
    self.files = files
  }

  /// Checks a script.
  /// - Parameters:
  ///   - text: The bytes of the script.
  ///   - name: The name in records and messages.
  ///   - notation: The notation; nil to detect it.
  ///   - reach: Called with the line of each statement before it is checked.
  public func prepare(
    _ text: [UInt8], name: String, notation: ScriptNotation? = nil,
    reaching reach: @escaping (_ line: Int) -> Void = { _ in }
  ) -> PreparedScript {
    let source = SourceText(file: name, bytes: text[...])
    let collection = CaseCollection()
    var diagnostics: [Diagnostic] = []
    let compiler = ScriptCompiler(
      catalog: catalog, options: options, files: files, script: name,
      output: { (output: consuming ScriptCompiler.Output) in
        switch output {
        case .open(let setup): collection.open(setup, source, options)
        case .step(let step, let place): collection.steps.append(PlannedStep(step: step, place: place))
        case .close: collection.close()
        }
      },
      outputAgain: { collection.steps.append(PlannedStep(step: .act($0), place: $1)) },
      report: { diagnostics.append($0) }, reach: reach)
    let statements = ReadingCompiler(ScriptReader(file: name, notation: notation), compiler, of: source)
    statements.compileAll(text)
    statements.finish()
    return PreparedScript(
      name: name, cases: diagnostics.isEmpty ? collection.cases : [], diagnostics: diagnostics,
      forbidsGolden: compiler.cases.forbidsGolden)
  }
}

/// The cases of a script while they are compiled.
private final class CaseCollection {
  private(set) var cases: [PreparedCase] = []
  /// The steps of the open case. Only the compiler's output touches them.
  @exclusivity(unchecked) var steps: [PlannedStep] = []

  func open(_ setup: CaseSetup, _ text: SourceText, _ options: PlayOptions) {
    cases.append(PreparedCase(setup: setup, text: text, options: options, index: cases.count))
  }

  func close() {
    cases[cases.count - 1].setup.asksForMutations = steps.mayAskForMutations
    cases[cases.count - 1].steps = steps
    steps = []
  }
}
