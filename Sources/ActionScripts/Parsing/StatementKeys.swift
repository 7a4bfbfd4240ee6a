/// The keys of statements in JSON.
enum StatementKeys {
  /// The keys that say which statement it is, each with the keys that may stand beside it.
  static let main: [(key: String, companions: [String])] = [
    ("reactor", ["with"]), ("case", []), ("let", ["from"]), ("each", []), ("include", ["with"]), ("redact", ["as"]),
    ("tag", []),
    ("only", []), ("xfail", []), ("timeout", []), ("seed", []), ("golden", []), ("wait", []), ("until", []),
    ("do", ["with", "times"]), ("expect", []),
    ("port", ["call", "reply", "file", "fail", "hang", "after", "times", "when"]),
    ("stream", ["emit", "complete", "fail"]),
    ("view", ["gesture", "with"]), ("stub", []),
  ]

  private static let companionsByKey = Dictionary(uniqueKeysWithValues: main.map { ($0.key, $0.companions) })

  /// All keys that mean something in a statement, and so are no names of actions in their own coding.
  static let all: Set<String> = Set(main.flatMap { [$0.key] + $0.companions } + ["comment"])

  /// The keys that may stand beside a main key; nil where `key` is none.
  static func companions(of key: String) -> [String]? {
    companionsByKey[key]
  }
}
