import ExactStrings

/// What both notations know of a kind of statement: its word, what stands behind it, and where a comment has its place.
struct StatementForm {
  /// What stands behind a directive on its line.
  enum Tail {
    /// Tokens.
    case tokens
    /// `NAME = VALUE`
    case variable
    /// `NAME = JSON, JSON...`
    case values
    /// A path, which may hold keys in quotes, and tokens.
    case path
    /// The rest of the line as it stands, with every `#` in it.
    case title
  }

  /// The key that says in JSON which statement it is; for a directive, the word behind `@`, too.
  let key: String
  /// The keys that may stand beside it in JSON.
  let companions: [String]
  /// What stands behind the word of a directive; nil for a statement that begins with a sign, or with its own name.
  let tail: Tail?

  /// Whether a comment may stand behind the statement, and beside its keys: none can stand behind what takes its whole
  /// line.
  var takesComment: Bool { tail != .title }

  private init(_ key: String, _ companions: [String] = [], tail: Tail? = nil) {
    self.key = key
    self.companions = companions
    self.tail = tail
  }

  /// All of them, in the order in which messages list them. A comment alone, and an action in its own coding, have no
  /// key that says what they are.
  static let all: [StatementForm] = [
    StatementForm("reactor", ["with"], tail: .tokens),
    StatementForm("case", tail: .title),
    StatementForm("let", ["from"], tail: .variable),
    StatementForm("each", tail: .values),
    StatementForm("include", ["with"], tail: .tokens),
    StatementForm("redact", ["as"], tail: .path),
    StatementForm("tag", tail: .tokens),
    StatementForm("only", tail: .tokens),
    StatementForm("xfail", tail: .title),
    StatementForm("timeout", tail: .tokens),
    StatementForm("seed", tail: .tokens),
    StatementForm("golden", tail: .tokens),
    StatementForm("wait"),
    StatementForm("until"),
    StatementForm("do", ["with", "times"]),
    StatementForm("expect"),
    StatementForm("port", ["call", "reply", "file", "fail", "hang", "after", "times", "when"]),
    StatementForm("stream", ["emit", "complete", "fail"]),
    StatementForm("view", ["gesture", "with"]),
    StatementForm("stub"),
  ]

  /// The words behind `@`.
  static let directives = all.filter { $0.tail != nil }.map(\.key)

  /// All keys that mean something in a statement, and so are no names of actions in their own coding.
  static let keys = Set(exact: all.flatMap { [$0.key] + $0.companions } + ["comment"])

  /// How many brackets of a JSON statement may stand around one value: `{"each":{"n":[VALUE]}}`.
  static let levelsAroundValues = 3

  private static let formsByKey = Dictionary(uniqueKeysWithValues: all.map { (ExactString($0.key), $0) })

  /// The statement that a key in JSON says; nil where it says none.
  static func form(of key: String) -> StatementForm? { formsByKey[key] }
}
