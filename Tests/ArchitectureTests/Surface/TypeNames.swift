/// The types of some modules: those that nobody outside sees, and the aliases that stand for a kind of a type.
struct TypeNames {
  /// The names of types that are not public.
  private(set) var hidden: Set<String> = []
  /// The names of protocols.
  private(set) var protocols: Set<String> = []
  /// For a type that occurs in the definition of a public alias, the alias.
  private var aliases: [String: String] = [:]
  /// Public aliases and the types that they stand for.
  private var definitions: [(alias: String, type: String)] = []

  init(_ sources: [TokenList]) {
    var visible: Set<String> = []
    for tokens in sources { collect(from: tokens, &visible) }
    hidden.subtract(visible)
    aliases = aliases.filter { visible.contains($0.key) }
  }

  /// What people call an extension of a type for one kind of it: with `Trait == SingleTrait`, it is of `Single`.
  func alias(of type: String, _ constraints: [String]) -> String? {
    constraints.compactMap { aliases[$0] }.first
  }

  /// The aliases of a type, or the type of an alias; for a protocol `XType` what `X` is and what stands for that.
  func synonyms(of type: String) -> [String] {
    if protocols.contains(type), type.hasSuffix("Type") {
      let base = String(type.dropLast(4))
      return [base] + synonyms(of: base)
    }
    return definitions.compactMap { $0.type == type ? $0.alias : $0.alias == type ? $0.type : nil }
  }

  private mutating func collect(from tokens: TokenList, _ visible: inout Set<String>) {
    let keywords: Set = ["class", "struct", "enum", "actor", "protocol"]
    for index in tokens.indices where tokens.isWord(index + 1) {
      if keywords.contains(tokens[index]), tokens[index + 1].first?.isUppercase == true {
        if tokens[index] == "protocol" { protocols.insert(tokens[index + 1]) }
        let modifiers = [tokens[index - 1], tokens[index - 2]]
        if modifiers.contains("public") || modifiers.contains("open") {
          visible.insert(tokens[index + 1])
        } else {
          hidden.insert(tokens[index + 1])
        }
      } else if tokens[index] == "typealias", tokens[index - 1] == "public" {
        collectAlias(tokens, at: index + 1)
      }
    }
  }

  private mutating func collectAlias(_ tokens: TokenList, at index: Int) {
    let start = tokens.endOfGenerics(index + 1)
    guard tokens[start] == "=", tokens[start + 2] == "<" else { return }
    definitions.append((tokens[index], tokens[start + 1]))
    for argument in start + 3..<tokens.endOfGenerics(start + 2) where tokens.isWord(argument) {
      aliases[tokens[argument]] = tokens[index]
    }
  }
}
