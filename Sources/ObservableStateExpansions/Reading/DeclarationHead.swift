/// The part of a declaration before its name: attributes, modifiers and the introducing keyword.
struct DeclarationHead {
  struct Attribute {
    /// The last component of the name: `Pulse` of `@ReactorKit.Pulse`.
    let name: String
    let offset: Int
  }

  private(set) var attributes: [Attribute] = []
  private(set) var modifiers: [String] = []
  /// The index of the keyword that introduces the declaration.
  let introducer: Int

  static let introducers: Set = [
    "var", "let", "func", "init", "deinit", "subscript", "struct", "class", "enum", "actor", "protocol", "extension",
    "typealias", "associatedtype", "case", "macro", "operator", "precedencegroup", "import",
  ]
  static let allModifiers: Set = [
    "public", "package", "internal", "fileprivate", "private", "open", "static", "class", "final", "lazy", "weak",
    "unowned", "nonisolated", "isolated", "mutating", "nonmutating", "override", "convenience", "required", "optional",
    "dynamic", "indirect", "consuming", "borrowing", "prefix", "postfix", "infix", "distributed", "unsafe", "safe",
  ]

  /// Reads the head of the declaration that begins at a token.
  init(_ source: SwiftSource, at start: Int) throws(SourceProblem) {
    var index = start
    while index < source.tokens.count {
      let word = source.text(index)
      if word == "@" {
        var end = index + 2
        while source.text(end) == ".", source.tokens[end].isGlued { end += 2 }
        attributes.append(Attribute(name: source.text(end - 1), offset: source.offset(index)))
        index = DeclarationHead.skipArguments(source, at: end)
      } else if DeclarationHead.isModifier(source, at: index) {
        modifiers.append(word)
        index += 1
        // `private(set)`, `unowned(safe)`
        if source.text(index) == "(" { index = source.index(behind: index) }
      } else if DeclarationHead.introducers.contains(word) {
        introducer = index
        return
      } else {
        break
      }
    }
    throw SourceProblem("'@ObservableState' does not understand this declaration", at: source.offset(index))
  }

  /// Returns whether a token may be the first one of a declaration.
  static func begins(_ source: SwiftSource, at index: Int) -> Bool {
    switch source.tokens[index].kind {
    case .directive: true
    case .sign: source.text(index) == "@"
    case .word: introducers.contains(source.text(index)) || allModifiers.contains(source.text(index))
    case .operators, .literal: false
    }
  }

  private static func isModifier(_ source: SwiftSource, at index: Int) -> Bool {
    guard allModifiers.contains(source.text(index)) else { return false }
    // `class` introduces a nested class, or modifies a member of the type.
    return source.text(index) != "class" || introducers.union(allModifiers).contains(source.text(index + 1))
  }

  private static func skipArguments(_ source: SwiftSource, at index: Int) -> Int {
    var index = index
    if source.text(index) == "<", source.tokens[index].isGlued {
      var depth = 0
      repeat {
        if source.tokens[index].kind == .operators { depth += AngleBrackets.balance(source.text(index)) }
        index += 1
      } while depth > 0 && index < source.tokens.count
    }
    return source.text(index) == "(" && source.tokens[index].isGlued ? source.index(behind: index) : index
  }
}

/// The brackets of generic arguments, which are operators in the source.
enum AngleBrackets {
  /// Returns the number of opening brackets minus that of closing brackets in a run of operator characters.
  static func balance(_ operators: String) -> Int {
    if operators == "->" { return 0 }
    return operators.utf8.reduce(0) { $0 + ($1 == UInt8(ascii: "<") ? 1 : $1 == UInt8(ascii: ">") ? -1 : 0) }
  }
}
