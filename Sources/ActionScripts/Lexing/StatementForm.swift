import ExactStrings

/// The rules of a kind of statement that both notations share: its key, what follows it, and whether a comment is
/// allowed.
package struct StatementForm {
  /// The text that follows a directive on its line.
  enum Tail {
    /// Tokens.
    case tokens
    /// `NAME = VALUE`
    case variable
    /// `NAME = JSON, JSON...`
    case values
    /// A path, which may hold keys in quotes, and tokens.
    case path
    /// The rest of the line, including every `#`.
    case title
  }

  /// The key that identifies the statement in JSON; for a directive, also the word after `@`.
  let key: String
  /// The keys that are allowed beside it in JSON.
  let companions: [String]
  /// The text that follows the word of a directive; nil for a statement that begins with a sign or its own name.
  let tail: Tail?

  /// Whether a comment is allowed after the statement, or beside its keys: not if the statement takes its whole line.
  var takesComment: Bool { tail != .title }

  private init(_ key: String, _ companions: [String] = [], tail: Tail? = nil) {
    self.key = key
    self.companions = companions
    self.tail = tail
  }

  /// All forms, in the order in which messages list them. A comment of its own, and an action in its own coding, have
  /// no key that identifies them.
  static let all: [StatementForm] = [
    StatementForm("reactor", ["with"], tail: .tokens),
    StatementForm("case", tail: .title),
    StatementForm("let", ["from"], tail: .variable),
    StatementForm("each", tail: .values),
    StatementForm("vary", tail: .tokens),
    StatementForm("include", ["with"], tail: .tokens),
    StatementForm("redact", ["as"], tail: .path),
    StatementForm("tag", tail: .tokens),
    StatementForm("only", tail: .tokens),
    StatementForm("lenient", tail: .tokens),
    StatementForm("xfail", tail: .title),
    StatementForm("timeout", tail: .tokens),
    StatementForm("seed", tail: .tokens),
    StatementForm("golden", tail: .tokens),
    StatementForm("wait"),
    StatementForm("until"),
    StatementForm("do", ["with", "times"]),
    StatementForm("expect"),
    StatementForm("always", ["when"]),
    StatementForm("never", ["when"]),
    StatementForm("sometimes"),
    StatementForm("finally", ["within"]),
    StatementForm("port", ["call", "reply", "file", "fail", "hang", "any", "after", "times", "when", "within"]),
    StatementForm("stream", ["emit", "complete", "fail"]),
    StatementForm("view", ["gesture", "with"]),
    StatementForm("stub"),
  ]

  /// The words after `@`.
  package static let directives = all.filter { $0.tail != nil }.map(\.key)

  /// The keys that identify a statement in JSON.
  package static let mainKeys = all.map(\.key)

  /// All keys with a meaning in a statement; they cannot be names of actions in their own coding.
  static let keys = Set(exact: all.flatMap { [$0.key] + $0.companions } + ["comment"])

  /// The greatest number of brackets around a value in a JSON statement: `{"each":{"n":[VALUE]}}`,
  /// `{"port":"p","any":[{"reply":VALUE}]}`.
  static let levelsAroundValues = 3

  private static let formsByKey = Dictionary(uniqueKeysWithValues: all.map { (ExactString($0.key), $0) })

  /// Returns the statement that a JSON key identifies; nil if it identifies none.
  static func form(of key: String) -> StatementForm? { formsByKey[key] }
}
