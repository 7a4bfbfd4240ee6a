import ExactStrings

/// Finds the declarations of a source; skips everything that it does not understand.
struct DeclarationReader {
  private let bytes: [UInt8]
  private let tokens: [SourceToken]
  /// The current token; if a source is cut off, never after the end.
  private var position = 0 {
    didSet { position = min(position, tokens.count) }
  }
  private var found: SourceDeclarations

  private init(_ bytes: [UInt8], path: String) {
    self.bytes = bytes
    tokens = SourceLexer.tokens(of: bytes)
    found = SourceDeclarations(path: path)
  }

  /// Returns the declarations of a source.
  static func declarations(of bytes: [UInt8], path: String) -> SourceDeclarations {
    var reader = DeclarationReader(bytes, path: path)
    reader.found.words = Set(exact: reader.tokens.lazy.filter { $0.kind == .word }.map(\.text))
    reader.found.isMain = path == "main.swift" || path.hasSuffix("/main.swift")
    var outermost = TypeDeclaration(kind: .extension, path: [])
    reader.readMembers(of: &outermost)
    reader.found.aliases = outermost.aliases
    reader.found.names = Set(
      exact:
        outermost.functions.map(\.name) + outermost.properties.map(\.name) + outermost.aliases.keys.map(\.string))
    return reader.found
  }

  // MARK: Tokens

  private var current: String { position < tokens.count ? tokens[position].text : "" }
  private var isWord: Bool { !isAtEnd && tokens[position].kind == .word }
  private var isAtEnd: Bool { position >= tokens.count }
  private func text(_ offset: Int) -> String {
    position + offset < tokens.count ? tokens[position + offset].text : ""
  }

  /// Whether arguments follow the previous token directly: a type after an attribute is separated by a blank.
  private var touchesParenthesis: Bool {
    current == "(" && position > 0 && tokens[position - 1].range.upperBound == tokens[position].range.lowerBound
  }

  /// Whether the current mark opens `<A, B>` after a name and is not a comparison: there are no blanks around it.
  private var opensGenericArguments: Bool {
    current == "<" && position > 0 && position + 1 < tokens.count
      && tokens[position - 1].range.upperBound == tokens[position].range.lowerBound
      && tokens[position].range.upperBound == tokens[position + 1].range.lowerBound
  }

  private static let closing: [ExactString: String] = ["(": ")", "[": "]", "{": "}"]

  /// Skips a token, or a bracket with its contents.
  private mutating func skip() {
    guard let end = Self.closing[current] else { return position += 1 }
    position += 1
    while !isAtEnd, current != end { skip() }
    position += 1
  }

  private mutating func skipGenerics() {
    guard current == "<" else { return }
    var depth = 0
    repeat {
      if current == "<" { depth += 1 }
      if current == ">" { depth -= 1 }
      position += 1
    } while !isAtEnd && depth > 0
  }

  /// Skips `<A: P, B>` and returns `A` and `B`; nil for anything more complicated.
  private mutating func readGenericParameters() -> [String]? {
    let start = position
    skipGenerics()
    guard position > start else { return [] }
    let inner = tokens[(start + 1)..<max(start + 1, position - 1)].map(\.text)
    let parameters = inner.split { $0 == "," }.map(Array.init)
    let isPlain = parameters.allSatisfy { $0.count == 1 || $0.count > 2 && $0[1] == ":" && !$0.contains("where") }
    return isPlain ? parameters.compactMap(\.first) : nil
  }

  private mutating func take(_ word: String) -> Bool {
    if current != word { return false }
    position += 1
    return true
  }

  /// Returns the source from a token up to the current one, on one line.
  private func source(from start: Int) -> String {
    guard start < position else { return "" }
    let range = tokens[start].range.lowerBound..<tokens[position - 1].range.upperBound
    return String(decoding: bytes[range], as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  // MARK: Members

  private static let modifiers: Set<ExactString> = [
    "public", "open", "internal", "package", "final", "override", "required", "convenience", "weak", "unowned", "lazy",
    "dynamic", "indirect", "optional", "nonisolated", "isolated", "distributed", "consuming", "borrowing", "infix",
    "prefix", "postfix",
  ]
  private static let starters: Set<ExactString> = modifiers.union([
    "import", "class", "struct", "enum", "protocol", "actor", "extension", "typealias", "case", "func", "init", "var",
    "let", "subscript", "deinit", "associatedtype", "operator", "precedencegroup", "private", "fileprivate", "static",
    "mutating", "nonmutating", "@", "#",
  ])

  private struct Modifiers {
    var isPrivate = false
    var isPrivatelySet = false
    var isPublic = false
    var isFinal = false
    var isLazy = false
    var isStatic = false
    var isMutating = false
    var isMain = false
    var isExported = false
    /// Whether there is a property wrapper, which usually creates the value of a property itself.
    var hasWrapper = false
  }

  private mutating func readModifiers() -> Modifiers {
    var result = Modifiers()
    while !isAtEnd {
      switch current {
      case "@":
        position += 1
        if current == "main" || current.hasSuffix("ApplicationMain") { result.isMain = true }
        if current == "_exported" { result.isExported = true }
        if current.first?.isUppercase == true, current != "MainActor" { result.hasWrapper = true }
        position += 1
        while current == ".", !isAtEnd { position += 2 }
        if touchesParenthesis { skip() }
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
      case "mutating": (result.isMutating, position) = (true, position + 1)
      case "nonmutating": position += 1
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

  /// Reads members up to the brace that closes a type, or to the end.
  private mutating func readMembers(of type: inout TypeDeclaration) {
    while !isAtEnd, current != "}" {
      let start = position
      let modifiers = readModifiers()
      switch current {
      case "import": readImport(modifiers)
      case "class", "struct", "enum", "protocol", "actor", "extension": readType(in: type, modifiers)
      case "typealias": readAlias(&type)
      case "case" where type.kind == .enum: readCases(&type)
      case "func", "init": readFunction(&type, modifiers)
      case "var", "let": readProperty(&type, modifiers)
      case "subscript", "associatedtype":
        type.hasMore = true
        position += 1
      case "#":
        type.isConditional = true
        skipDirective()
      default: if position == start || Self.closing[current] != nil { skip() }
      }
    }
  }

  private mutating func skipDirective() {
    repeat { position += 1 } while !isAtEnd && !tokens[position].beginsLine
  }

  private mutating func readImport(_ modifiers: Modifiers) {
    position += 1
    if ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"].contains(current) { position += 1 }
    let start = position
    position += 1
    while current == ".", !isAtEnd { position += 2 }
    let module = source(from: start)
    found.imports.append(module)
    if modifiers.isExported { found.exports.append(module) }
  }

  private mutating func readType(in outer: TypeDeclaration, _ modifiers: Modifiers) {
    guard let kind = TypeDeclaration.Kind(rawValue: current) else { return }
    position += 1
    var path = kind == .extension ? [] : outer.path
    repeat { path.append(current); position += 1 } while take(".")
    var type = TypeDeclaration(kind: kind, path: path)
    type.isPrivate = modifiers.isPrivate || outer.isPrivate
    type.isMain = modifiers.isMain
    type.isPublic = modifiers.isPublic
    type.isFinal = modifiers.isFinal
    type.isGeneric = current == "<" || outer.isGeneric
    type.genericParameters = readGenericParameters()
    if outer.isGeneric { type.genericParameters = nil }
    if take(":") {
      var start = position
      while !isAtEnd, current != "{", current != "where" {
        if current == "," || current == "&" {
          type.inherited.append(source(from: start))
          position += 1
          start = position
        } else if current == "<" {
          skipGenerics()
        } else {
          skip()
        }
      }
      type.inherited.append(source(from: start))
    }
    if current == "where" { type.genericParameters = nil }
    while !isAtEnd, current != "{" { position += 1 }
    position += 1
    if modifiers.isMain { found.isMain = true }
    let index = found.types.count
    found.types.append(type)
    readMembers(of: &type)
    position += 1
    found.types[index] = type
  }

  private mutating func readAlias(_ type: inout TypeDeclaration) {
    position += 1
    let name = current
    position += 1
    skipGenerics()
    guard take("=") else { return }
    let start = position
    readTypeName()
    type.aliases[name] = source(from: start)
  }

  /// Skips a type; stops at the token after it.
  private mutating func readTypeName() {
    var last = ""
    while !isAtEnd {
      switch current {
      case "(", "[": skip()
      case "<": skipGenerics()
      case "@":
        // The attribute belongs to the next declaration.
        if !last.isEmpty { return }
        position += 2
        if touchesParenthesis { skip() }
        continue
      case "->", ".", "?", "!", "&": position += 1
      case "{", "}", ")", "]", ",", "=", ":", ";": return
      case "async" where text(1) == "->" || text(1) == "throws", "throws" where text(1) == "->": position += 1
      default:
        // A name after another name belongs to something else, unless the former is a keyword before types.
        let isPrefix = ["any", "some", "inout", "borrowing", "consuming", "sending", "__owned", "->", ".", "&", ""]
          .contains(last)
        if !isPrefix { return }
        position += 1
      }
      last = tokens[position - 1].text
    }
  }

  private mutating func readCases(_ type: inout TypeDeclaration) {
    position += 1
    repeat {
      var one = CaseDeclaration(name: current)
      position += 1
      if current == "(" { one.payloads = readParameters(ofCase: true) }
      if take("=") { skip() }
      type.cases.append(one)
    } while take(",")
  }

  private mutating func readParameters(ofCase isCase: Bool) -> [ParameterDeclaration] {
    var result: [ParameterDeclaration] = []
    position += 1
    while !isAtEnd, current != ")" {
      var parameter = ParameterDeclaration(label: nil, name: "", type: "")
      while current == "@" {
        position += 2
        if touchesParenthesis { skip() }
      }
      if isWord, text(1) == ":" {
        parameter.name = current
        parameter.label = current == "_" ? nil : current
        position += 2
      } else if isWord, text(2) == ":" {
        parameter.label = current == "_" ? nil : current
        parameter.name = text(1)
        position += 3
      }
      while current == "@" {
        position += 2
        if touchesParenthesis { skip() }
      }
      let start = position
      readTypeName()
      while current == ".", !isAtEnd { position += 1 }
      parameter.type = source(from: start)
      if take("=") {
        parameter.hasDefault = true
        while !isAtEnd, current != ",", current != ")" { skip() }
      }
      result.append(parameter)
      while !isAtEnd, current != ",", current != ")" { skip() }
      _ = take(",")
    }
    position += 1
    return result
  }

  private mutating func readFunction(_ type: inout TypeDeclaration, _ modifiers: Modifiers) {
    var function = FunctionDeclaration(name: "init")
    function.isStatic = modifiers.isStatic
    function.isPrivate = modifiers.isPrivate
    function.isMutating = modifiers.isMutating
    if take("init") {
      function.isFailable = take("?") || take("!")
    } else {
      position += 1
      function.name = current
      position += 1
      // An operator of several characters.
      while !isAtEnd, current != "(", current != "<" { position += 1 }
    }
    function.isGeneric = current == "<"
    skipGenerics()
    guard current == "(" else { return }
    function.parameters = readParameters(ofCase: false)
    while ["async", "throws", "rethrows"].contains(current) {
      if current == "async" { function.isAsync = true } else { function.isThrowing = true }
      position += 1
      if current == "(" { skip() }
    }
    if take("->") {
      let start = position
      readTypeName()
      function.result = source(from: start)
    }
    if current == "where" {
      while !isAtEnd, current != "{", current != "}", !tokens[position].beginsLine || current == "where" {
        position += 1
      }
    }
    if current == "{" { skip() }
    type.functions.append(function)
  }

  /// Reads `var a = 1, b: Int` and similar declarations of several properties.
  private mutating func readProperty(_ type: inout TypeDeclaration, _ modifiers: Modifiers) {
    let isConstant = current == "let"
    let first = type.properties.count
    repeat {
      position += 1
      var property = PropertyDeclaration(
        name: current, hasValue: modifiers.hasWrapper || modifiers.isLazy, isStatic: modifiers.isStatic,
        isConstant: isConstant, isPrivate: modifiers.isPrivate, isPrivatelySet: modifiers.isPrivatelySet,
        isWrapped: modifiers.hasWrapper || modifiers.isLazy)
      position += 1
      if take(":") {
        let start = position
        readTypeName()
        property.type = source(from: start)
        if !isConstant, property.type?.hasSuffix("?") == true { property.hasValue = true }
        // In `let a, b: Int` both have the same type.
        for index in type.properties.indices.dropFirst(first).reversed() {
          if type.properties[index].type != nil || type.properties[index].hasValue { break }
          type.properties[index].type = property.type
        }
      }
      if take("=") {
        property.hasValue = true
        while !isAtEnd, current != "}", current != ",", current != ";" {
          if current == "{", ["willSet", "didSet"].contains(text(1)) { break }
          if tokens[position].beginsLine, Self.starters.contains(current) { break }
          if opensGenericArguments { skipGenerics() } else { skip() }
        }
      }
      if current == "{" {
        if !["willSet", "didSet"].contains(text(1)) { (property.isComputed, property.hasValue) = (true, true) }
        skip()
      }
      type.properties.append(property)
    } while current == "," && !isAtEnd
  }
}
