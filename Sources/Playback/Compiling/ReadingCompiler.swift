import ActionScripts
import Timelines

/// Reads a script and compiles it, one statement at a time.
///
/// A line that has sent an action before is neither parsed nor compiled again where it can only mean the same: most
/// lines of a long script are of this kind.
final class ReadingCompiler {
  @exclusivity(unchecked) private var reader: ScriptReader
  private let compiler: ScriptCompiler
  /// The whole text of the script, which makes the diagnostics; nil for standard input, whose diagnostics the reader
  /// makes: it keeps the latest statement.
  private let text: (any StatementSource)?
  /// The actions of the lines that the reader remembers, by their numbers there.
  @exclusivity(unchecked) private var actions: [PreparedAction] = []
  /// The same actions, which are lent without counting references.
  @exclusivity(unchecked) private var lentActions: [Unmanaged<PreparedAction>] = []
  /// The reactor or store of these actions.
  @exclusivity(unchecked) private var entry: CatalogEntry?
  /// Whether the next line may send one of these actions.
  @exclusivity(unchecked) private var mayRepeat = false

  /// Creates a compiler at the start of a script.
  /// - Parameters:
  ///   - reader: The reader of the script.
  ///   - compiler: Gets the statements, and the mistakes of those that cannot be read.
  ///   - text: The whole text of the script, if it is there.
  init(_ reader: ScriptReader, _ compiler: ScriptCompiler, of text: (any StatementSource)? = nil) {
    self.reader = reader
    self.compiler = compiler
    self.text = text
  }

  /// Adds the next bytes of the script.
  func feed(_ bytes: some Collection<UInt8>) { reader.feed(bytes) }

  /// The number of bytes of a statement that is not complete yet.
  var unreadCount: Int { reader.unreadCount }

  /// Ends the input: no more bytes will come.
  func endInput() { reader.finish() }

  /// Reads the next statement and compiles it.
  /// - Returns: Whether there was one; if not, more bytes are needed.
  func compileNext() -> Bool {
    if mayRepeat, let line = reader.nextRememberedLine() {
      lentActions[line.number]._withUnsafeGuaranteedRef { compiler.sendAgain($0, at: line.line) }
      return true
    }
    guard let element = reader.next() else { return false }
    switch element {
    case .statement(let statement):
      compiler.reach(statement.range.line)
      if let action = compiler.compile(statement, from: source) { remember(action) }
      mayRepeat = entry != nil && compiler.repeatingEntry === entry
    case .diagnostic(let diagnostic):
      // The reader has not seen the end of the line, which the whole text can show.
      let whole = text?.diagnostic(diagnostic.message, at: diagnostic.range, note: diagnostic.note)
      compiler.reportUnreadable(whole ?? diagnostic)
    }
    return true
  }

  /// Compiles all statements of a text, for as long as they are wanted.
  func compileAll(_ text: some Collection<UInt8>, while areWanted: () -> Bool = { true }) {
    feed(text)
    endInput()
    while areWanted(), compileNext() {}
  }

  private func remember(_ action: PreparedAction) {
    if compiler.context.entry !== entry {
      entry = compiler.context.entry
      reader.forgetLines()
    }
    guard let number = reader.rememberLine() else { return }
    while actions.count <= number {
      actions.append(action)
      lentActions.append(.passUnretained(action))
    }
    actions[number] = action
    lentActions[number] = .passUnretained(action)
  }

  /// Compiles the end of the script, after all of its statements.
  func finish() { compiler.finish(from: source) }

  private var source: any StatementSource { text ?? self }
}

/// Makes the diagnostics of the statement that is being compiled, which is the latest one that was read.
extension ReadingCompiler: StatementSource {
  func diagnostic(_ message: String, at range: SourceRange, note: String?) -> Diagnostic {
    reader.diagnostic(message, at: range, note: note)
  }

  func keeping(_ statement: Statement) -> any StatementSource {
    KeptLine(line: reader.diagnostic("", at: statement.range, note: nil))
  }
}
