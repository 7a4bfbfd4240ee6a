/// The struct that a macro is attached to.
struct StateDeclaration {
  /// `public` or `package` if the struct has that access level, for members that have to be visible outside.
  let access: String?
  /// The stored properties, in the order of declaration.
  private(set) var properties: [Property] = []
  /// Whether the struct declares its own coding keys.
  private(set) var hasCodingKeys = false

  /// Parses a struct.
  init(_ source: SwiftSource) throws(SourceProblem) {
    let head = try DeclarationHead(source, at: 0)
    guard source.text(head.introducer) == "struct" else {
      throw SourceProblem("'@ObservableState' is for structs", at: source.offset(head.introducer))
    }
    access = head.modifiers.first { $0 == "public" || $0 == "package" }
    guard let brace = source.tokens.indices.first(where: { $0 > head.introducer && source.text($0) == "{" }),
      let end = source.partners[brace]
    else { throw SourceProblem("this struct has no body", at: source.offset(head.introducer)) }
    var index = brace + 1
    while index < end { try readMember(source, &index) }
  }

  private mutating func readMember(_ source: SwiftSource, _ index: inout Int) throws(SourceProblem) {
    if source.text(index) == ";" {
      index += 1
      return
    }
    if source.tokens[index].kind == .directive {
      guard !["#if", "#elseif", "#else", "#endif"].contains(source.text(index)) else {
        throw SourceProblem(
          "'@ObservableState' does not support '\(source.text(index))' among the members", at: source.offset(index))
      }
      index = source.index(behind: index + 1)
      return
    }
    let head = try DeclarationHead(source, at: index)
    switch source.text(head.introducer) {
    case "var", "let":
      let property = try Property(source, head, index: &index)
      if property.isStored { properties.append(property) }
    default:
      if source.text(head.introducer + 1) == "CodingKeys" { hasCodingKeys = true }
      index = head.introducer + 1
      while !MemberEnd.isReached(source, at: index) { index = source.index(behind: index) }
    }
  }
}

extension Property {
  /// Whether the property is stored in each value of the type.
  var isStored: Bool { block != .accessors && !head.modifiers.contains { $0 == "static" || $0 == "class" } }

  /// Whether changes are observed: the property is a variable that stores its own value.
  var isObserved: Bool {
    isStored && isVariable && block == .none && !name.hasPrefix("_")
      && !head.attributes.contains { Property.unobserved.contains($0.name) }
  }

  private static let unobserved: Set = ["ObservableStateIgnored", "Pulse"]
  private static let harmless: Set = ["ObservableStateTracked", "available", "MainActor", "usableFromInline"]

  /// The reason why the property cannot be observed although it should be; nil if there is none.
  var problem: SourceProblem? {
    guard isObserved else { return nil }
    if head.modifiers.contains("lazy") {
      return SourceProblem("a lazy property cannot be observed; add '@ObservableStateIgnored'", at: offset)
    }
    guard let wrapper = head.attributes.first(where: { !Property.harmless.contains($0.name) }) else { return nil }
    return SourceProblem(
      "a property that '@\(wrapper.name)' wraps cannot be observed; add '@ObservableStateIgnored'", at: wrapper.offset)
  }
}
