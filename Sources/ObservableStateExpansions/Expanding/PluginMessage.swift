import JSONValues

/// The messages of the compiler and the answers of the plugin: one JSON object each.
package enum PluginMessage {
  /// Returns the answer to a message of the compiler.
  package static func answer(to message: JSONValue) -> JSONValue {
    if message["getCapability"] != nil {
      return object("getCapabilityResult", object("capability", object("protocolVersion", .integer(7))))
    }
    if let request = message["expandAttachedMacro"] { return expand(request) }
    return expanded(nil, [diagnostic("this macro is attached to a struct or to a property of one", at: .null)])
  }

  private static func expand(_ request: JSONValue) -> JSONValue {
    let source = request["declSyntax"]?["source"]?.string ?? ""
    do throws(SourceProblem) {
      return expanded(try code(for: request, source) ?? "", [])
    } catch {
      let place = request["declSyntax"]?["location"] ?? .null
      return expanded(nil, [diagnostic(error.message, at: place, plus: error.offset)])
    }
  }

  private static func code(for request: JSONValue, _ declaration: String) throws(SourceProblem) -> String? {
    switch request["macroRole"]?.string {
    case "member": return try Expansion.members(of: declaration)
    case "memberAttribute": return Expansion.attribute(of: declaration)
    case "accessor": return Expansion.accessors(of: declaration)
    case "peer":
      let isTracked = request["macro"]?["typeName"]?.string == "ObservableStateTracked"
      return isTracked ? Expansion.storage(of: declaration) : nil
    case "extension":
      // The compiler leaves out protocols to which the type already conforms.
      let isMissing = request["conformanceListSyntax"]?["source"]?.string?.contains("ObservableState") ?? false
      // One error is enough: a struct that cannot be parsed gets no members.
      let isUnderstood = (try? Expansion.members(of: declaration)) != nil
      let type = request["extendedTypeSyntax"]?["source"]?.string
      return isMissing && isUnderstood ? type.map(Expansion.conformance) : nil
    default: return nil
    }
  }

  private static func expanded(_ source: String?, _ diagnostics: [JSONValue]) -> JSONValue {
    object("expandMacroResult", .object([.init("expandedSource", source), .init("diagnostics", .array(diagnostics))]))
  }

  private static func diagnostic(_ message: String, at place: JSONValue, plus offset: Int = 0) -> JSONValue {
    var start = 0
    if case .integer(let value)? = place["offset"] { start = value }
    return .object([
      .init("message", message), .init("severity", "error"),
      .init(
        "position",
        .object([.init("fileName", place["fileName"] ?? .string("")), .init("offset", start + offset)])),
      .init("highlights", .array([])), .init("notes", .array([])), .init("fixIts", .array([])),
    ])
  }

  private static func object(_ key: String, _ value: JSONValue) -> JSONValue { .object([.init(key, value)]) }
}
