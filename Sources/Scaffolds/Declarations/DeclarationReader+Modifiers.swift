import ExactStrings

extension DeclarationReader {
  static let modifiers: Set<ExactString> = [
    "public", "open", "internal", "package", "final", "override", "required", "convenience", "weak", "unowned", "lazy",
    "dynamic", "indirect", "optional", "nonisolated", "isolated", "distributed", "consuming", "borrowing", "infix",
    "prefix", "postfix",
  ]
  static let starters: Set<ExactString> = modifiers.union([
    "import", "class", "struct", "enum", "protocol", "actor", "extension", "typealias", "case", "func", "init", "var",
    "let", "subscript", "deinit", "associatedtype", "operator", "precedencegroup", "private", "fileprivate", "static",
    "mutating", "nonmutating", "@", "#",
  ])

  struct Modifiers {
    var isPrivate = false
    var isPrivatelySet = false
    var isPublic = false
    var isFinal = false
    var isLazy = false
    var isStatic = false
    var isMain = false
    var isExported = false
    /// A property wrapper with its arguments, which usually creates the value of a property itself.
    var wrapper: String?
  }

  mutating func readModifiers() -> Modifiers {
    var result = Modifiers()
    while !isAtEnd {
      switch current {
      case "@":
        let start = position
        position += 1
        if current == "main" || current.hasSuffix("ApplicationMain") { result.isMain = true }
        if current == "_exported" { result.isExported = true }
        let isWrapper = current.first?.isUppercase == true && current != "MainActor"
        position += 1
        while current == ".", !isAtEnd { position += 2 }
        if touchesParenthesis { skip() }
        if isWrapper { result.wrapper = source(from: start) }
      case "private", "fileprivate":
        position += 1
        // `private(set)` restricts writing only.
        if current == "(" {
          result.isPrivatelySet = true
          skip()
        } else {
          result.isPrivate = true
        }
      case "static": (result.isStatic, position) = (true, position + 1)
      case "mutating", "nonmutating": position += 1
      case "class" where ["func", "var", "override", "subscript"].contains(text(1)):
        (result.isStatic, position) = (true, position + 1)
      case _ where Self.modifiers.contains(current) && ![":", "=", "(", ","].contains(text(1)):
        if current == "public" || current == "open" { result.isPublic = true }
        if current == "final" { result.isFinal = true }
        if current == "lazy" { result.isLazy = true }
        position += 1
      case _ where Self.modifiers.contains(current) && text(1) == "(":
        position += 1
        skip()
      default: return result
      }
    }
    return result
  }
}
