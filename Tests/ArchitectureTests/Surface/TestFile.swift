/// A file of tests, as far as it shows what the tests speak of.
struct TestFile {
  /// A function with the attribute `@Test`.
  struct Function {
    let title: String
    /// Its attribute and its body.
    let range: Range<Int>
  }

  /// The path below the top directory.
  let path: String
  private let tokens: TokenList
  private let places: [String: [Int]]
  private let functions: [Function]

  init(_ source: SwiftSource) {
    path = source.path
    tokens = TokenList(source)
    var places: [String: [Int]] = [:]
    for index in tokens.indices { places[tokens[index], default: []].append(index) }
    self.places = places
    functions = Self.functions(
      tokens, source.literals, (places["@"] ?? []).filter { [tokens] in tokens[$0 + 1] == "Test" })
  }

  /// Whether a name occurs.
  func mentions(_ name: String) -> Bool { places[name] != nil }

  /// Whether the symbol is used here and, if a test does, in which one first.
  func use(of symbol: PublicSymbol) -> (isUsed: Bool, function: Function?) {
    let uses = symbol.searchedNames.flatMap { places[$0] ?? [] }.filter { symbol.isUsed(in: tokens, at: $0) }
    let function = uses.lazy.compactMap { use in functions.first { $0.range.contains(use) } }.first
    return (!uses.isEmpty, function)
  }

  private static func functions(_ tokens: TokenList, _ literals: [String], _ places: [Int]) -> [Function] {
    var literalsBefore = 0
    var last = 0
    return places.compactMap { start in
      literalsBefore += (last..<start).count { tokens[$0] == "\"\"" }
      last = start
      let title: String? =
        tokens[start + 2] == "(" && tokens[start + 3] == "\"\"" ? literals[literalsBefore].unescaped : nil
      guard let word = (start..<tokens.indices.upperBound).first(where: { tokens[$0] == "func" }) else { return nil }
      var index = tokens.endOfGenerics(word + 2)
      while tokens[index] != "{", tokens.indices.contains(index) {
        index = tokens[index] == "(" ? tokens.end(of: index) : index + 1
      }
      return Function(title: title ?? tokens[word + 1], range: start..<tokens.end(of: index))
    }
  }
}

extension String {
  /// Without the backslashes that stand before quotes and before themselves.
  fileprivate var unescaped: String {
    var isEscaped = false
    return filter { character in
      isEscaped = character == "\\" && !isEscaped
      return !isEscaped
    }
  }
}

extension PublicSymbol {
  /// The words at which a use of it is recognised.
  fileprivate var searchedNames: [String] {
    switch kind {
    case .initializer: [ownerName, "super"] + otherOwners
    case .subscript: [ownerName] + otherOwners
    case .operator: [String(name.prefix(1))]
    default: [name]
    }
  }

  /// Whether the word at an index is a use of it.
  fileprivate func isUsed(in tokens: TokenList, at index: Int) -> Bool {
    switch kind {
    case .type: owner.isEmpty || tokens[index - 1] == "."
    // A subscript has no name: whoever names its type speaks of it.
    case .subscript: true
    case .property, .enumCase: hasReceiver(in: tokens, at: index)
    case .operator: name.enumerated().allSatisfy { tokens[index + $0.offset] == String($0.element) }
    case .function: hasReceiver(in: tokens, at: index) && isCalled(in: tokens, at: tokens.endOfGenerics(index + 1))
    case .initializer: isMade(in: tokens, at: tokens.endOfGenerics(index + 1))
    }
  }

  /// Whether it is a member of what stands before it, as far as that shows; or whether a type of the tests has it, as a
  /// protocol or a superclass demands.
  private func hasReceiver(in tokens: TokenList, at index: Int) -> Bool {
    guard let receiver = tokens.receiver(of: index) else {
      let isDeclared = ["func", "var", "let"].contains(tokens[index - 1])
      return owner.isEmpty || isDeclared && (isOfProtocol || tokens[index - 2] == "override")
    }
    let isType = receiver.first?.isUppercase == true
    guard isStatic || kind == .enumCase else { return !isType }
    if !isType { return receiver == "." }
    if isOfObservables { return receiver == "Observable" || receiver == "RxObservable" }
    // What a protocol has is called through any type, but not through the one with members of its own.
    return isOfProtocol ? receiver != "Observable" : receiver == ownerName || otherOwners.contains(receiver)
  }

  private func isMade(in tokens: TokenList, at index: Int) -> Bool {
    let isNamed = tokens[index] == "." && tokens[index + 1] == "init"
    return isCalled(in: tokens, at: isNamed ? index + 2 : index)
  }

  private func isCalled(in tokens: TokenList, at index: Int) -> Bool {
    CallShape(tokens, at: index)?.fits(parameters ?? []) ?? false
  }
}
