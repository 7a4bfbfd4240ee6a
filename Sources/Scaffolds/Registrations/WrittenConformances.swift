import ExactStrings

/// Generates conformances to `Decodable` for types of an app; the compiler does so only in the source of the type.
struct WrittenConformances {
  private let types: DecodableTypes

  init(_ types: DecodableTypes) {
    self.types = types
  }

  /// The extensions for all needed types, and their shared code.
  var text: String {
    if types.needed.isEmpty { return "" }
    let extensions = types.needed.map(conformance).joined(separator: "\n")
    return extensions.contains("  let ") ? extensions + "\n" + Self.reading : extensions
  }

  private func conformance(of type: TypeDeclaration) -> String {
    let name = type.qualifiedName
    if types.isRaw(type) { return "extension \(name): Decodable {}\n" }
    let parameters = (type.genericParameters ?? []).map { "\($0): Decodable" }.joined(separator: ", ")
    let (keys, body) = type.kind == .enum ? enumBody(type) : objectBody(type)
    let modifiers = (type.isPublic ? "public " : "") + (type.kind == .class ? "convenience " : "")
    let keyLines = keys.isEmpty ? "" : keys.map { "  \($0)\n" }.joined() + "\n"
    return """
      extension \(name): Decodable\(parameters.isEmpty ? "" : " where \(parameters)") {
      \(keyLines)  \(modifiers)init(from decoder: any Decoder) throws {
      \(body.map { "    \($0)\n" }.joined())  }
      }

      """
  }

  private func objectBody(_ type: TypeDeclaration) -> (keys: [String], body: [String]) {
    guard let (arguments, variables) = types.parts(of: type) else { return ([], []) }
    if arguments.isEmpty, variables.isEmpty { return ([], ["self.init()"]) }
    let texts = arguments.map { Self.argument($0, key: $0.name) }.joined(separator: ", ")
    return (
      [Self.keys("ScriptedKeys", arguments.map(\.name) + variables.map(\.name))],
      ["let values = try decoder.container(keyedBy: ScriptedKeys.self)", "self.init(\(texts))"]
        + variables.map { "try values.read(.\($0.name.quotedIfNeeded), into: &self.\($0.name.quotedIfNeeded))" }
    )
  }

  private func enumBody(_ type: TypeDeclaration) -> (keys: [String], body: [String]) {
    let (written, fields) = (types.writableCases(of: type), types.boundFields(of: type))
    let others = type.cases.filter { one in
      !written.contains { $0.name == one.name } && !(one.isBinding && !fields.isEmpty)
    }.map(\.name)
    var keys = others.isEmpty ? [] : ["// No script can write \(others.joined(separator: ", "))."]
    keys.append(Self.keys("ScriptedCases", written.map(\.name) + fields.map(\.name.setterName)))
    var body = [
      "let cases = try decoder.container(keyedBy: ScriptedCases.self)", "switch try cases.onlyKey() {",
    ]
    for one in written {
      let name = one.name.quotedIfNeeded
      body.append("case .\(name):")
      if one.payloads.isEmpty {
        body.append("  self = .\(name)")
        continue
      }
      let (labels, scope, type) = (
        one.payloads.enumerated().map { $1.label ?? "_\($0)" }, type.path, "KeysOf_\(one.name)"
      )
      let arguments = zip(one.payloads, labels).map { payload, label in
        let fallback = types.defaultValue(of: payload, in: scope).map { " ?? \($0)" }
        return Self.argument(payload, key: label, fallback)
      }
      keys.append(Self.keys(type, labels))
      body += [
        "  let values = try cases.nestedContainer(keyedBy: \(type).self, forKey: .\(name))",
        "  self = .\(name)(\(arguments.joined(separator: ", ")))",
      ]
    }
    if !fields.isEmpty { keys.append(Self.keys("KeysOf_fields", ["_0"])) }
    for field in fields {
      let name = field.name.setterName
      body += [
        "case .\(name):",
        "  let values = try cases.nestedContainer(keyedBy: KeysOf_fields.self, forKey: .\(name))",
        "  self = .binding(.set(\\.$\(field.name), try values.value(._0) as \(field.type)).named(\"\(field.name)\"))",
      ]
    }
    return (keys, body + ["}"])
  }

  private static func keys(_ type: String, _ names: [String]) -> String {
    "private enum \(type): String, CodingKey { case \(names.map(\.quotedIfNeeded).joined(separator: ", ")) }"
  }

  private static func argument(_ parameter: ParameterDeclaration, key: String, _ fallback: String? = nil) -> String {
    let reading = TypeSpelling.optional(parameter.type) == nil && fallback == nil ? "value" : "optional"
    return (parameter.label.map { "\($0): " } ?? "")
      + "try values.\(reading)(.\(key.quotedIfNeeded))\(fallback ?? "")"
  }

  /// The shared code that reads values whose types the compiler infers.
  private static let reading = """
    extension KeyedDecodingContainer {
      fileprivate func value<Value: Decodable>(_ key: Key) throws -> Value { try decode(Value.self, forKey: key) }
      fileprivate func optional<Value: Decodable>(_ key: Key) throws -> Value? {
        try decodeIfPresent(Value.self, forKey: key)
      }
      fileprivate func read<Value: Decodable>(_ key: Key, into value: inout Value) throws {
        if let read = try decodeIfPresent(Value.self, forKey: key) { value = read }
      }
      /// The case of an enum.
      fileprivate func onlyKey() throws -> Key {
        if allKeys.count == 1 { return allKeys[0] }
        throw DecodingError.dataCorrupted(.init(codingPath: codingPath, debugDescription: "not one case"))
      }
      /// A property that cannot be decoded keeps its value.
      fileprivate func read<Value>(_ key: Key, into value: inout Value) throws {}
    }

    """
}
