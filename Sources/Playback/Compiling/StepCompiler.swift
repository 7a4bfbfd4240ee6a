import ActionScripts
import ExactStrings
import Timelines

/// Turns the statements of a case into steps, and finds their mistakes.
///
/// It is a value, so that a copy can compile a statement later as if no other had followed.
struct StepCompiler {
  let catalog: Catalog
  let options: PlayOptions
  let files: any ScriptFiles
  /// The name of the script; nil for standard input.
  let script: String?
  /// The files that are being included, the innermost last.
  var includes: [IncludedFile] = []
  /// The case, as far as it was read.
  var context = CaseContext()
  /// The answers that ports may give while the case is explored; nil where it is played as it is written.
  var explored: Variations?
  var prepared = PreparedActions()

  /// Creates a compiler at the start of a script.
  init(catalog: Catalog, options: PlayOptions, files: any ScriptFiles, script: String?) {
    self.catalog = catalog
    self.options = options
    self.files = files
    self.script = script
  }

  /// Returns the content of a file that the script or an included file names.
  func read(_ path: Located<String>, _ source: any StatementSource) throws(Diagnostic) -> (
    name: String, content: [UInt8]
  ) {
    do {
      return try files.read(path.value, from: includes.last?.name ?? script)
    } catch {
      throw source.diagnostic(error.message, at: path.range, note: error.note)
    }
  }

  /// Returns the place of a statement of the file that is being compiled.
  func place(of range: SourceRange) -> Record.Place {
    Record.Place(line: range.line, fileNumber: includes.last?.number ?? 0)
  }

  func site(_ place: Record.Place, _ source: any StatementSource, at range: SourceRange) -> ScriptSite {
    ScriptSite(place: place, diagnostic: source.diagnostic("", at: range, note: nil))
  }
}
