import FoundationValues

/// The messages of the compiler and the answers of the plugin: one JSON object each.
///
/// Foundation reads and writes them: they have no form of this house, and the plugin stands on no module with one.
package enum PluginMessage {
  /// Returns the answer to a message of the compiler; throws if the message is not one.
  package static func answer(to message: Data) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(answer(to: JSONDecoder().decode(Request.self, from: message)))
  }

  private static func answer(to request: Request) -> Answer {
    if request.getCapability != nil { return Answer(getCapabilityResult: Capability()) }
    guard let expansion = request.expandAttachedMacro else {
      return Answer(failure: "this macro is attached to a struct or to a property of one", at: nil)
    }
    do throws(SourceProblem) {
      return Answer(expandMacroResult: Answer.Expanded(expandedSource: try expansion.code ?? "", diagnostics: []))
    } catch {
      return Answer(failure: error.message, at: expansion.declSyntax.location, plus: error.offset)
    }
  }
}

/// The version of the messages that the plugin and the compiler exchange.
private struct Capability: Codable {
  struct Version: Codable { var protocolVersion = 7 }
  var capability: Version? = Version()
}

/// A message of the compiler, with the parts that the plugin needs.
private struct Request: Decodable {
  let getCapability: Capability?
  let expandAttachedMacro: AttachedMacro?
}

/// The request to expand a macro that is attached to a declaration.
private struct AttachedMacro: Decodable {
  struct Name: Decodable { let typeName: String }

  struct Syntax: Decodable {
    let source: String
    let location: Place?
  }

  let macro: Name
  let macroRole: String
  let declSyntax: Syntax
  let extendedTypeSyntax: Syntax?
  let conformanceListSyntax: Syntax?

  /// The code that the macro expands to; nil if it is none.
  var code: String? {
    get throws(SourceProblem) {
      let declaration = declSyntax.source
      switch macroRole {
      case "member": return try Expansion.members(of: declaration)
      case "memberAttribute": return Expansion.attribute(of: declaration)
      case "accessor": return Expansion.accessors(of: declaration)
      case "peer": return macro.typeName == "ObservableStateTracked" ? Expansion.storage(of: declaration) : nil
      case "extension":
        // The compiler leaves out protocols to which the type already conforms.
        let isMissing = conformanceListSyntax?.source.contains("ObservableState") ?? false
        // One error is enough: a struct that cannot be parsed gets no members.
        let isUnderstood = (try? Expansion.members(of: declaration)) != nil
        return isMissing && isUnderstood ? extendedTypeSyntax.map { Expansion.conformance(of: $0.source) } : nil
      default: return nil
      }
    }
  }
}

/// A place in a source file, counted in bytes.
private struct Place: Codable {
  var fileName = ""
  var offset = 0
}

/// An answer of the plugin.
private struct Answer: Encodable {
  struct Expanded: Encodable {
    let expandedSource: String?
    let diagnostics: [Diagnostic]
  }

  struct Diagnostic: Encodable {
    // The compiler asks for the empty lists, too.
    let message: String
    let severity = "error"
    let position: Place
    let highlights: [Place] = []
    let notes: [Place] = []
    let fixIts: [Place] = []
  }

  var getCapabilityResult: Capability?
  var expandMacroResult: Expanded?
}

extension Answer {
  /// - Parameters:
  ///   - message: The reason why nothing is expanded.
  ///   - place: The place of the declaration; nil if it is not known.
  ///   - offset: The number of bytes from there to the mistake.
  fileprivate init(failure message: String, at place: Place?, plus offset: Int = 0) {
    var position = place ?? Place()
    position.offset += offset
    let diagnostic = Diagnostic(message: message, position: position)
    self.init(expandMacroResult: Expanded(expandedSource: nil, diagnostics: [diagnostic]))
  }
}
