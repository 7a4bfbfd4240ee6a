/// Writes a class for each protocol that reactors are made with: its functions are ports, its observables streams.
struct ScriptedServices {
  private let app: AppDeclarations
  private let decodable: DecodableTypes
  /// The classes by the names of their protocols, in the order of their making; nil while one is being made.
  private var written: [(name: String, text: String?)] = []
  /// Places that are left to fill.
  private(set) var unfilled: [String] = []

  init(_ app: AppDeclarations) {
    self.app = app
    decodable = DecodableTypes(app)
  }

  /// The text of all classes.
  var text: String { written.compactMap(\.text).joined(separator: "\n") }

  /// An expression that makes one of a protocol; nil if that needs a hand.
  mutating func make(_ type: TypeDeclaration) -> String? {
    let name = "Scripted" + type.path.joined()
    let expression = "\(name)(stage: stage)"
    if let known = written.first(where: { $0.name == name }) { return known.text == nil ? nil : expression }
    guard let parts = requirements(of: type) else { return nil }
    let index = written.count
    written.append((name, nil))
    written[index].text = text(of: type, name: name, parts)
    return expression
  }

  private func requirements(
    of type: TypeDeclaration
  ) -> (functions: [FunctionDeclaration], properties: [PropertyDeclaration])? {
    let harmless = ["AnyObject", "class", "Sendable", "NSObjectProtocol"]
    var types = [type]
    for name in app.ancestors(of: type) where !harmless.contains(name) {
      guard let parent = app.type(name, in: Array(type.path.dropLast())), parent.kind == .protocol else { return nil }
      types.append(parent)
    }
    let functions = types.flatMap(\.functions)
    let properties = types.flatMap(\.properties)
    let isStrange =
      types.contains { $0.hasMore || $0.isGeneric || !$0.aliases.isEmpty || $0.isPrivate }
      || functions.contains { function in
        let types = function.parameters.map(\.type) + [function.result ?? ""]
        return function.name == "init" || function.isStatic || function.isGeneric || !function.name.isWord
          || types.contains { $0.contains("Self") || $0.hasPrefix("some ") }
      } || properties.contains { $0.isStatic || $0.type?.contains("Self") ?? true }
    return isStrange ? nil : (functions, properties)
  }

  private mutating func text(
    of type: TypeDeclaration, name: String,
    _ parts: (functions: [FunctionDeclaration], properties: [PropertyDeclaration])
  ) -> String {
    var (stored, setting, members): ([String], [String], [String]) = ([], [], [])
    for property in parts.properties {
      let value = value(of: property, in: type)
      stored += value.stored
      setting += value.setting
      members += value.members
    }
    var seen: [String: Int] = [:]
    for function in parts.functions {
      seen[function.name, default: 0] += 1
      let port = function.name + (seen[function.name] == 1 ? "" : "\(seen[function.name] ?? 0)")
      let place = "\(type.qualifiedName).\(function.name)"
      if let body = body(of: function, port: "\(port)Port", in: type) {
        if body.contains("\(port)Port") {
          stored.append("private let \(port)Port: StagePort")
          setting.append("\(port)Port = stage.port(\"\(port)\")")
        }
        members.append(declaration(of: function) + " {\n    \(body)\n  }")
      } else {
        unfilled.append(place)
        members.append(declaration(of: function) + " {\n    return unfilled(\"\(place)\")\n  }")
      }
    }
    let isObject = app.ancestors(of: type).contains("NSObjectProtocol")
    let lines =
      stored.map { "  \($0)\n" }.joined() + (stored.isEmpty ? "" : "\n")
      + "  init(stage: Playback.Stage) {\n" + setting.map { "    \($0)\n" }.joined() + "  }\n"
      + members.map { "\n  \($0)\n" }.joined()
    return """
      /// \(type.qualifiedName), answered by scripts.
      final class \(name): \(isObject ? "NSObject, " : "")\(type.qualifiedName) {
      \(lines)}

      """
  }

  private mutating func value(
    of property: PropertyDeclaration, in type: TypeDeclaration
  ) -> (stored: [String], setting: [String], members: [String]) {
    let declared = property.type ?? ""
    let (name, plain, scope) = (property.name.quotedIfNeeded, DecodableTypes.plain(declared), type.path)
    if let (kind, arguments) = DecodableTypes.generic(plain), arguments.count == 1 {
      let isKnown = decodable.contains(arguments[0], in: scope)
      if kind == "Observable", isKnown {
        return (["let \(name): \(declared)"], ["\(name) = stage.stream(\"\(property.name)\")"], [])
      }
      if ["PublishSubject", "PublishRelay"].contains(kind) { return (["var \(name): \(declared) = .init()"], [], []) }
    }
    let standard = ["Bool": "false", "Int": "0", "Double": "0", "String": "\"\""][plain]
    if let standard {
      return (
        ["var \(name): \(declared)"], ["\(name) = stage.argument(\"\(property.name)\", default: \(standard))"], []
      )
    }
    if let known = KnownValues.expression(for: plain) {
      return (["var \(name): \(declared)"], ["\(name) = \(known)"], [])
    }
    if DecodableTypes.optional(plain) != nil { return (["var \(name): \(declared) = nil"], [], []) }
    if let service = app.type(plain, in: scope), service.kind == .protocol, let made = make(service) {
      return (["var \(name): \(declared)"], ["\(name) = \(made)"], [])
    }
    let place = "\(type.qualifiedName).\(property.name)"
    unfilled.append(place)
    return (
      [], [],
      [
        "var \(name): \(declared) {\n    get { return unfilled(\"\(place)\") }\n    set { return unfilled(\"\(place)\") }\n  }"
      ]
    )
  }

  private func declaration(of function: FunctionDeclaration) -> String {
    let parameters = function.parameters.map { parameter in
      let label = parameter.label ?? "_"
      let names = label == parameter.name ? label.quotedIfNeeded : "\(label) \(parameter.name.quotedIfNeeded)"
      // A closure that a protocol lets escape is one that its source says so; the attribute is not kept.
      let escaping =
        DecodableTypes.plain(parameter.type).contains("->") && !parameter.type.hasSuffix("?") ? "@escaping " : ""
      return "\(names): \(escaping)\(parameter.type)"
    }
    let effects = (function.isAsync ? " async" : "") + (function.isThrowing ? " throws" : "")
    return "func \(function.name.quotedIfNeeded)(\(parameters.joined(separator: ", ")))\(effects)"
      + (function.result.map { " -> \($0)" } ?? "")
  }

  /// What a function does; nil if a script cannot say.
  private func body(of function: FunctionDeclaration, port: String, in type: TypeDeclaration) -> String? {
    if function.parameters.contains(where: { $0.type.contains("->") || $0.type.hasPrefix("inout ") }) { return nil }
    let members = function.parameters.map { "\"\($0.name)\": \($0.name.quotedIfNeeded)" }
    let request = members.isEmpty ? "[:] as [String: Any]" : "[\(members.joined(separator: ", "))] as [String: Any]"
    guard let result = function.result, !DecodableTypes.isVoid(result) else {
      // Nothing comes back: it is told, and goes on.
      if !function.isAsync { return "// Told, and nothing comes back." }
      return function.isThrowing ? "_ = try await \(port).reply(to: \(request), as: Bool?.self)" : nil
    }
    if function.isAsync {
      guard function.isThrowing, decodable.contains(result, in: type.path) else { return nil }
      return "try await \(port).reply(to: \(request))"
    }
    let plain = DecodableTypes.plain(result)
    if plain == "Completable" { return "\(port).call(\(request), as: Bool?.self).ignoreElements().asCompletable()" }
    guard let (kind, arguments) = DecodableTypes.generic(plain), arguments.count == 1 else { return nil }
    let endings = [
      "Observable": "", "Single": ".asSingle()", "Maybe": ".asMaybe()",
      "Driver": ".asDriver(onErrorDriveWith: .empty())",
    ]
    guard let ending = endings[kind] else { return nil }
    if DecodableTypes.isVoid(arguments[0]) {
      return "\(port).call(\(request), as: Bool?.self).map { _ in () }\(ending)"
    }
    guard decodable.contains(arguments[0], in: type.path) else { return nil }
    return "\(port).call(\(request), as: (\(arguments[0])).self)\(ending)"
  }
}

extension String {
  /// Whether it is an identifier, not an operator.
  var isWord: Bool { utf8.allSatisfy { $0 == UInt8(ascii: "_") || $0 >= 0x80 || $0.isLetterOrDigit } }

  /// The name as a declaration writes it.
  var quotedIfNeeded: String {
    let reserved: Set<String> = [
      "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
      "enum", "extension", "fallthrough", "false", "for", "func", "guard", "if", "import", "in", "init", "inout",
      "internal",
      "is", "let", "nil", "operator", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static",
      "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]
    return reserved.contains(self) ? "`\(self)`" : self
  }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
