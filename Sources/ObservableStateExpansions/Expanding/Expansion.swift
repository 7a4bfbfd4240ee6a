/// The expansions of the macros for the declarations to which they are attached.
package enum Expansion {
  /// Returns the members of a state: its registrar, the list of its observed fields, and its coding keys.
  package static func members(of state: String) throws(SourceProblem) -> String {
    let state = try StateDeclaration(SwiftSource(state))
    if let problem = state.properties.lazy.compactMap(\.problem).first { throw problem }
    let access = state.access.map { $0 + " " } ?? ""
    let observed = state.properties.filter(\.isObserved)
    let fields = observed.map { property in
      """
          ObservableStates.ObservedField(\"\(property.name)\", \\Self.\(property.spelledName)) { $0._\(property.name) },

      """
    }
    let members = """
      \(access)var _$observationRegistrar = ObservableStates.ObservableStateRegistrar()

      \(access)static var _$observedFields: [ObservableStates.ObservedField<Self>] {
        [
      \(fields.joined())  ]
      }
      """
    return state.hasCodingKeys ? members : members + "\n\n" + codingKeys(of: state.properties)
  }

  /// Returns coding keys without the registrar, in which the storage of a property has the property's name.
  private static func codingKeys(of properties: [Property]) -> String {
    if properties.isEmpty { return "private enum CodingKeys: Swift.CodingKey {}" }
    let cases = properties.map { property in
      property.isObserved ? "  case _\(property.name) = \"\(property.name)\"\n" : "  case \(property.spelledName)\n"
    }
    return "private enum CodingKeys: Swift.String, Swift.CodingKey {\n\(cases.joined())}"
  }

  /// Returns the attribute for a member of a state; nil for a member that is not observed.
  package static func attribute(of member: String) -> String? {
    observedProperty(member) == nil ? nil : "@ObservableStateTracked"
  }

  /// Returns the accessors of an observed property.
  package static func accessors(of property: String) -> String? {
    guard let property = observedProperty(property) else { return nil }
    let storage = "_\(property.name)"
    let place = "self, \\.\(property.spelledName)"
    let mark = "_$observationRegistrar.mark(\"\(property.name)\", Swift.type(of: \(storage)))"
    return """
      {
        @storageRestrictions(initializes: \(storage))
        init(initialValue) {
          \(storage) = initialValue
        }
        get {
          _$observationRegistrar.read(\(place))
          return \(storage)
        }
        set {
          if ObservableStates._$differ(\(storage), newValue) {
            _$observationRegistrar.willChange(\(place))
            \(storage) = newValue
            \(mark)
            _$observationRegistrar.didChange(\(place))
          } else {
            \(storage) = newValue
          }
        }
        _modify {
          _$observationRegistrar.willChange(\(place))
          defer {
            \(mark)
            _$observationRegistrar.didChange(\(place))
          }
          yield &\(storage)
        }
      }
      """
  }

  /// Returns the declaration that stores the value of an observed property.
  package static func storage(of property: String) -> String? {
    guard let property = observedProperty(property) else { return nil }
    let kept = property.head.modifiers.filter { ["weak", "unowned", "nonisolated"].contains($0) }.map { $0 + " " }
    return "private \(kept.joined())var _\(property.name)" + (property.type.map { ": \($0)" } ?? "")
      + (property.initialValue.map { " = \($0)" } ?? "")
  }

  /// Returns the extension that makes a type conform to `ObservableState`.
  package static func conformance(of type: String) -> String {
    "extension \(type): ObservableStates.ObservableState {}"
  }

  private static func observedProperty(_ source: String) -> Property? {
    guard let text = try? SwiftSource(source), let head = try? DeclarationHead(text, at: 0),
      ["var", "let"].contains(text.text(head.introducer))
    else { return nil }
    var index = 0
    guard let property = try? Property(text, head, index: &index), property.isObserved, property.problem == nil else {
      return nil
    }
    return property
  }
}
