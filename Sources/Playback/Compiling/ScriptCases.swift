import ActionScripts
import ExactStrings

/// The cases of a script, as far as it was read.
struct ScriptCases {
  /// Whether a `@case` was read; what stands before the first one holds for all cases.
  private(set) var haveBegun = false
  /// Whether the script says that it has no golden.
  var forbidsGolden = false
  /// Whether a line could not be read. It may hold a statement that seems to be missing, so that nothing missing is
  /// reported besides.
  var mayMissStatement = false
  /// The number of statements that the include or the `@each` at hand has made so far.
  var madeCount = 0
  private var defaults = CaseContext()
  private var titles: Set<ExactString> = []

  /// The limit for the statements that one line makes: includes that include each other's files grow quickly.
  static let longest = 100_000

  /// Whether the include or the `@each` at hand makes too many statements.
  var haveGrownTooLong: Bool { madeCount > Self.longest }

  /// Begins a case with a title of its own.
  /// - Parameter context: The context of the lines before it.
  /// - Returns: The context of the case, with what stands before the first case.
  mutating func begin(_ title: Located<String>, after context: CaseContext) -> CaseContext {
    if !haveBegun { defaults = context }
    haveBegun = true
    var next = defaults
    next.choosesReactor = false
    next.soleDirectives = []
    next.title = title.value
    next.titleRange = title.range
    return next
  }

  /// Claims a title; returns whether no other case has it.
  mutating func claim(title: String) -> Bool { titles.insert(title).inserted }
}
