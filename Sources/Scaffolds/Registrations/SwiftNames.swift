import ExactStrings

extension String {
  /// The name with a first word in lower case: `ttsAdapter` for `TTSAdapter`.
  var uncapitalized: String {
    let capitals = prefix { $0.isUppercase }
    let isPartOfWord = capitals.count > 1 && dropFirst(capitals.count).first?.isLowercase ?? false
    let word = capitals.dropLast(isPartOfWord ? 1 : 0)
    return word.lowercased() + dropFirst(word.count)
  }

  /// The name with a first letter in upper case.
  var capitalized: String { prefix(1).uppercased() + dropFirst() }

  /// The name of the action that sets a field: `setName` for `name`.
  var setterName: String { "set" + capitalized }

  /// The name of a protocol without a suffix such as `Protocol`.
  var withoutKind: String {
    let kinds = ["Protocol", "Interface", "Type"]
    return kinds.first { hasSuffix($0) && self != $0 }.map { String(dropLast($0.count)) } ?? self
  }

  /// Whether the name is an identifier, not an operator.
  var isWord: Bool { utf8.allSatisfy { $0 == UInt8(ascii: "_") || $0 >= 0x80 || $0.isLetterOrDigit } }

  /// The name as written in a declaration, in backticks if it is a keyword.
  var quotedIfNeeded: String {
    let reserved: Set<ExactString> = [
      "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
      "enum", "extension", "fallthrough", "false", "for", "func", "guard", "if", "import", "in", "init", "inout",
      "internal", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat", "rethrows", "return",
      "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
      "where", "while",
    ]
    return reserved.contains(self) ? "`\(self)`" : self
  }
}
