/// Finds the public declarations of a source.
///
/// It knows as much of the grammar as it takes to go from one declaration to the next: bodies and initial values are
/// skipped.
struct SymbolReader {
  /// What encloses a declaration.
  private struct Scope {
    let owner: String
    let isEnum: Bool
    /// Whether a declaration can be public here at all.
    let isPublic: Bool
    /// Whether it is without a word about it.
    let isPublicUnlessSaid: Bool

    static let file = Scope(owner: "", isEnum: false, isPublic: true, isPublicUnlessSaid: false)
  }

  private let path: String
  private let tokens: TokenList
  private let names: TypeNames
  private var index = 0
  private var symbols: [PublicSymbol] = []
  /// The modifiers of the declaration that begins, and its first line.
  private var modifiers: Set<String> = []
  private var beginning: Int?

  private static let modifiers: Set<String> = [
    "public", "open", "package", "internal", "fileprivate", "private", "static", "final", "override", "convenience",
    "required", "lazy", "weak", "unowned", "nonisolated", "mutating", "nonmutating", "indirect", "prefix", "postfix",
    "infix", "dynamic",
  ]

  /// The public declarations of a source, in order; `names` are those of all its modules.
  static func symbols(of path: String, _ tokens: TokenList, _ names: TypeNames) -> [PublicSymbol] {
    var reader = SymbolReader(path: path, tokens: tokens, names: names)
    reader.readMembers(.file)
    return reader.symbols
  }

  private init(path: String, tokens: TokenList, names: TypeNames) {
    self.path = path
    self.tokens = tokens
    self.names = names
  }

  private mutating func readMembers(_ scope: Scope) {
    while tokens.indices.contains(index), tokens[index] != "}" {
      let word = tokens[index]
      switch word {
      case "{", "(", "[": index = tokens.end(of: index)
      case ".": index += 2
      case "#", "import": skipLine()
      case "@": readAttribute()
      case "class" where isModifier(index + 1): readModifier("static")
      case "class", "struct", "enum", "actor", "protocol": readType(scope)
      case "extension": readExtension()
      case "typealias", "associatedtype": readNamed(.type, scope)
      case "var", "let": readNamed(.property, scope)
      case "func", "init", "subscript": readFunction(scope)
      case "case" where scope.isEnum: readCases(scope)
      case _ where Self.modifiers.contains(word): readModifier(word)
      default:
        forget()
        index += 1
      }
    }
    index += 1
  }

  private mutating func skipLine() {
    let line = tokens.line(of: index)
    while tokens.indices.contains(index), tokens.line(of: index) == line { index += 1 }
    forget()
  }

  private mutating func readAttribute() {
    beginning = beginning ?? tokens.line(of: index)
    index += 2
    if tokens[index] == "(" { index = tokens.end(of: index) }
  }

  private func isModifier(_ index: Int) -> Bool {
    Self.modifiers.contains(tokens[index]) || ["func", "var", "let", "subscript"].contains(tokens[index])
  }

  /// `private(set)` says nothing about reading.
  private mutating func readModifier(_ word: String) {
    beginning = beginning ?? tokens.line(of: index)
    index += 1
    if tokens[index] == "(" { index = tokens.end(of: index) } else { modifiers.insert(word) }
  }

  private mutating func forget() {
    modifiers = []
    beginning = nil
  }

  private func isPublic(_ kind: PublicSymbol.Kind, _ scope: Scope) -> Bool {
    guard scope.isPublic, kind != .enumCase else { return scope.isPublic }
    let hidden: Set = ["package", "internal", "fileprivate", "private"]
    return modifiers.contains("public") || modifiers.contains("open")
      || scope.isPublicUnlessSaid && modifiers.isDisjoint(with: hidden)
  }

  /// Keeps what is public; what only overrides is the member of the superclass.
  private mutating func add(
    _ kind: PublicSymbol.Kind, _ name: String, _ parameters: [PublicSymbol.Parameter]? = nil, line: Int, _ scope: Scope
  ) {
    defer { forget() }
    guard isPublic(kind, scope), kind == .initializer || !modifiers.contains("override") else { return }
    symbols.append(
      PublicSymbol(
        kind: kind, owner: scope.owner, otherOwners: names.synonyms(of: scope.owner),
        isOfProtocol: names.protocols.contains(scope.owner), name: name, isStatic: modifiers.contains("static"),
        parameters: parameters, file: path, line: beginning ?? line))
  }

  private mutating func readType(_ scope: Scope) {
    let (keyword, name) = (tokens[index], tokens[index + 1])
    let isVisible = isPublic(.type, scope)
    add(.type, name, line: tokens.line(of: index), scope)
    index += 1
    _ = readHead()
    readMembers(
      Scope(
        owner: scope.owner.isEmpty ? name : scope.owner + "." + name, isEnum: keyword == "enum", isPublic: isVisible,
        isPublicUnlessSaid: keyword == "protocol"))
  }

  private mutating func readExtension() {
    let isPublicUnlessSaid = modifiers.contains("public")
    forget()
    index += 1
    let (name, constraints) = readHead()
    readMembers(
      Scope(
        owner: names.alias(of: name, constraints) ?? name, isEnum: false, isPublic: !names.hidden.contains(name),
        isPublicUnlessSaid: isPublicUnlessSaid))
  }

  /// Goes behind the brace that opens the body; gives the dotted name and what stands behind each `==`.
  private mutating func readHead() -> (name: String, constraints: [String]) {
    var name = tokens[index]
    index += 1
    while tokens[index] == "." {
      name += "." + tokens[index + 1]
      index += 2
    }
    var constraints: [String] = []
    while tokens[index] != "{", tokens.indices.contains(index) {
      if tokens[index] == "=", tokens[index - 1] == "=" { constraints.append(tokens[index + 1]) }
      index += 1
    }
    index += 1
    return (name, constraints)
  }

  private mutating func readNamed(_ kind: PublicSymbol.Kind, _ scope: Scope) {
    add(kind, tokens[index + 1], line: tokens.line(of: index), scope)
    index += 2
  }

  private mutating func readFunction(_ scope: Scope) {
    let (keyword, line) = (tokens[index], tokens.line(of: index))
    var kind = keyword == "init" ? PublicSymbol.Kind.initializer : .subscript
    var name = keyword
    index += 1
    if keyword == "func" {
      kind = tokens.isWord(index) ? .function : .operator
      name = ""
      repeat {
        name += tokens[index]
        index += 1
      } while kind == .operator && tokens[index] != "("
    } else if tokens[index] == "?" || tokens[index] == "!" {
      index += 1
    }
    index = tokens.endOfGenerics(index)
    let end = tokens.end(of: index)
    add(kind, name, parameters(in: index + 1..<end - 1, of: kind), line: line, scope)
    index = end
  }

  private mutating func readCases(_ scope: Scope) {
    let line = tokens.line(of: index)
    repeat {
      index += 1
      let name = tokens[index]
      index += 1
      var taken: [PublicSymbol.Parameter]?
      if tokens[index] == "(" {
        let end = tokens.end(of: index)
        taken = parameters(in: index + 1..<end - 1, of: .enumCase)
        index = end
      }
      if tokens[index] == "=" { index += 2 }
      add(.enumCase, name, taken, line: line, scope)
    } while tokens[index] == ","
  }

  private func parameters(in range: Range<Int>, of kind: PublicSymbol.Kind) -> [PublicSymbol.Parameter] {
    var parameters: [PublicSymbol.Parameter] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let start = index
      while index < range.upperBound, tokens[index] != "," {
        switch tokens[index] {
        case "(", "[", "{": index = tokens.end(of: index)
        case "<": index = max(index + 1, tokens.endOfGenerics(index))
        default: index += 1
        }
      }
      parameters.append(parameter(in: start..<index, of: kind))
      index += 1
    }
    return parameters
  }

  private func parameter(in range: Range<Int>, of kind: PublicSymbol.Kind) -> PublicSymbol.Parameter {
    // A subscript has a label only where it has two names.
    var start = range.lowerBound
    while tokens[start] == "@" {
      start += 2
      if tokens[start] == "(" { start = tokens.end(of: start) }
    }
    let hasTwoNames = tokens.isWord(start) && tokens.isWord(start + 1) && tokens[start + 2] == ":"
    let hasOneName = tokens.isWord(start) && tokens[start + 1] == ":"
    let isLabelled = hasTwoNames || hasOneName && kind != .subscript && kind != .operator
    let texts = range.map { tokens[$0] }
    return PublicSymbol.Parameter(
      label: isLabelled ? tokens[start] : "_",
      isOptional: texts.contains("=") || texts.suffix(3) == [".", ".", "."],
      isVariadic: texts.suffix(3) == [".", ".", "."],
      isClosure: texts.contains("->") || zip(texts, texts.dropFirst()).contains { $0 == "@" && $1 == "escaping" })
  }
}
