import ExactStrings

extension DeclarationReader {
  /// Skips a type; stops at the token after it.
  mutating func readTypeName() {
    var last = ""
    while !isAtEnd {
      switch current {
      case "(", "[": skip()
      case "<": skipGenerics()
      case "@":
        // The attribute belongs to the next declaration.
        if !last.isEmpty { return }
        skipAttributes()
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

  private mutating func skipAttributes() {
    while current == "@" {
      position += 2
      if touchesParenthesis { skip() }
    }
  }

  /// Reads a type, or a composition of several.
  mutating func readTypes() -> [String] {
    let start = position
    readTypeName()
    return TypeSpelling.split(source(from: start), at: "&")
  }

  /// Reads the parameters of a function, or of a subscript, where a parameter with one name has no label.
  mutating func readParameters(ofSubscript: Bool = false) -> [ParameterDeclaration] {
    var result: [ParameterDeclaration] = []
    position += 1
    while !isAtEnd, current != ")" {
      var parameter = ParameterDeclaration(label: nil, name: "", type: "")
      skipAttributes()
      if isWord, text(1) == ":" {
        parameter.name = current
        parameter.label = ofSubscript || current == "_" ? nil : current
        position += 2
      } else if isWord, text(2) == ":" {
        parameter.label = current == "_" ? nil : current
        parameter.name = text(1)
        position += 3
      }
      skipAttributes()
      let start = position
      readTypeName()
      while current == ".", !isAtEnd { position += 1 }
      parameter.type = source(from: start)
      if take("=") {
        let start = position
        while !isAtEnd, current != ",", current != ")" { skip() }
        parameter.defaultValue = original(from: start)
      }
      result.append(parameter)
      while !isAtEnd, current != ",", current != ")" { skip() }
      _ = take(",")
    }
    position += 1
    return result
  }

  mutating func readFunction(_ type: inout TypeDeclaration, _ modifiers: Modifiers) {
    var function = FunctionDeclaration(name: "init")
    function.isStatic = modifiers.isStatic
    function.isPrivate = modifiers.isPrivate
    function.place = place()
    if take("init") {
      function.isFailable = take("?") || take("!")
    } else if take("subscript") {
      function.name = "subscript"
    } else {
      position += 1
      function.name = current
      position += 1
      // An operator of several characters.
      while !isAtEnd, current != "(", current != "<" { position += 1 }
    }
    let generics = position
    skipGenerics()
    if position > generics { function.generics = source(from: generics) }
    guard current == "(" else { return }
    function.parameters = readParameters(ofSubscript: function.name == "subscript")
    // A body needs a name for each parameter.
    for index in function.parameters.indices where function.parameters[index].name == "_" {
      function.parameters[index].name = "value\(index)"
    }
    while ["async", "throws", "rethrows"].contains(current) {
      if current == "async" { function.isAsync = true } else { function.isThrowing = true }
      position += 1
      if current == "(" {
        let error = position
        skip()
        function.thrownError = source(from: error)
      }
    }
    if take("->") {
      let start = position
      readTypeName()
      function.result = source(from: start)
    }
    if current == "where" {
      let start = position
      while !isAtEnd, current != "{", current != "}",
        !tokens[position].beginsLine || current == "where" || text(-1) == ","
      {
        position += 1
      }
      function.requirements = source(from: start)
    }
    if function.transformsStream { found.transformCalls.formUnion(callsOutsideClosures) }
    if current == "{" { skip() }
    if function.name == "subscript" { type.subscripts.append(function) } else { type.functions.append(function) }
  }

  /// Reads `var a = 1, b: Int` and similar declarations of several properties.
  mutating func readProperty(_ type: inout TypeDeclaration, _ modifiers: Modifiers) {
    let isConstant = current == "let"
    let first = type.properties.count
    repeat {
      position += 1
      var property = PropertyDeclaration(
        name: current, hasValue: modifiers.wrapper != nil || modifiers.isLazy, isStatic: modifiers.isStatic,
        isConstant: isConstant, isPrivate: modifiers.isPrivate, isPrivatelySet: modifiers.isPrivatelySet,
        isWrapped: modifiers.wrapper != nil || modifiers.isLazy, wrapper: modifiers.wrapper, place: place())
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
        if property.type == nil { property.madeType = madeType() }
        property.isRelay = ["PublishRelay", "PublishSubject"].contains { (property.type ?? current).hasPrefix($0) }
        let owner = current == "self" && text(1) == "." ? 2 : 0
        if text(owner + 1) == ".", text(owner + 2) == "asObservable" { property.relayed = text(owner) }
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

  /// Returns the type of the value that begins here, as far as its beginning tells; does not move on.
  private mutating func madeType() -> String? {
    if isWord, text(1) == "(" { return current }
    if ["Reducer", "AnyReducer"].contains(current), text(1) == "<" {
      let start = position
      defer { position = start }
      position += 1
      // A member that makes the value may follow: `.combine(...)`.
      skipGenerics()
      return source(from: start)
    }
    // The member of a literal may be of any type.
    let hasMember = text(1) == "."
    if Self.isNumber(current) { return !hasMember ? "Int" : Self.isNumber(text(2)) ? "Double" : nil }
    if hasMember || isAtEnd { return nil }
    if ["true", "false"].contains(current) { return "Bool" }
    return tokens[position].kind == .literal && current.hasPrefix("\"") ? "String" : nil
  }

  private static func isNumber(_ text: String) -> Bool { text.utf8.first.map { (0x30...0x39).contains($0) } ?? false }
}
