import ExactStrings

/// Finds the declarations of a source; skips everything that it does not understand.
struct DeclarationReader {
  let bytes: [UInt8]
  let tokens: [TolerantToken]
  /// The current token; if a source is cut off, never after the end.
  var position = 0 {
    didSet { position = min(position, tokens.count) }
  }
  var found: SourceDeclarations
  /// The outermost types with their tokens.
  private var outermostTypes: [(owner: String, tokens: Range<Int>)] = []
  private var lines = LineCounter()

  private init(_ bytes: [UInt8], path: String) {
    self.bytes = bytes
    tokens = TolerantLexer.tokens(of: bytes)
    found = SourceDeclarations(path: path)
  }

  /// Returns the declarations of a source.
  static func declarations(of bytes: [UInt8], path: String) -> SourceDeclarations {
    var reader = DeclarationReader(bytes, path: path)
    reader.found.words = Set(exact: reader.tokens.lazy.filter { $0.kind == .word }.map(\.text))
    reader.found.casts = reader.casts
    reader.found.hasSelectors = zip(reader.tokens, reader.tokens.dropFirst()).contains {
      $0.text == "#" && $1.text == "selector"
    }
    reader.found.isMain = path == "main.swift" || path.hasSuffix("/main.swift")
    var outermost = TypeDeclaration(kind: .extension, path: [])
    reader.readMembers(of: &outermost)
    reader.found.aliases = outermost.aliases
    reader.found.constants = outermost.properties
    reader.found.names = Set(
      exact:
        outermost.functions.map(\.name) + outermost.properties.map(\.name) + outermost.aliases.keys.map(\.string))
    reader.found.realWorldReads = reader.realWorldReads(in: reader.outermostTypes, path: path)
    return reader.found
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
      case "associatedtype":
        type.others.append(("associatedtype \(text(1))", place()))
        position += 1
        let name = current
        position += 1
        type.associatedTypes.append((name, take(":") ? readTypes() : []))
      case "subscript": readFunction(&type, modifiers)
      case "#":
        type.others.append(("#\(text(1))", place()))
        skipDirective()
      default: if position == start || Self.closing[current] != nil { skip() }
      }
    }
  }

  /// Returns the source and the line of the current token.
  mutating func place() -> String {
    let byte = position < tokens.count ? tokens[position].range.lowerBound : bytes.count
    return "\(found.path):\(lines.line(of: byte, in: bytes))"
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
    let place = place()
    var path = kind == .extension ? [] : outer.path
    repeat { path.append(current); position += 1 } while take(".")
    var type = TypeDeclaration(kind: kind, path: path, place: place)
    type.isPrivate = modifiers.isPrivate || outer.isPrivate
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
    let (index, start) = (found.types.count, position)
    found.types.append(type)
    readMembers(of: &type)
    if type.inherited.contains("ReducerProtocol") {
      type.words = tokens[start..<position].filter { $0.kind == .word }.map(\.text)
    }
    if outer.path.isEmpty { outermostTypes.append((type.path[0], start..<position)) }
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

  private mutating func readCases(_ type: inout TypeDeclaration) {
    position += 1
    repeat {
      var one = CaseDeclaration(name: current, place: place())
      position += 1
      if current == "(" { one.payloads = readParameters() }
      if take("=") { skip() }
      type.cases.append(one)
    } while take(",")
  }
}

/// Counts the lines of a source up to bytes that are asked for in their order.
struct LineCounter {
  /// The line of a byte that was passed.
  private var passed = (byte: 0, line: 1)

  /// Returns the line of a byte.
  mutating func line(of byte: Int, in bytes: [UInt8]) -> Int {
    passed = (byte, passed.line + bytes[passed.byte..<byte].count { $0 == UInt8(ascii: "\n") })
    return passed.line
  }
}
