import ExactStrings

/// The types of an app whose values scripts can write: those that are `Decodable`, and those that are plain enough for
/// a generated conformance.
struct DecodableTypes {
  let app: AppDeclarations
  /// The types that are not `Decodable`, but whose conformance can be generated.
  private var plain: Set<ExactString> = []
  /// The types for which a conformance was requested, in the order of the first request.
  private(set) var needed: [TypeDeclaration] = []
  /// The decodable generic parameters of the present function, and their decodable associated types.
  var generics: [String] = []

  init(_ app: AppDeclarations) {
    self.app = app
    let types = app.all.filter { !isDecodable($0) && Self.isVisible($0) }
    plain = Set(exact: types.map(\.qualifiedName))
    // Types may contain each other: types with unsupported parts are removed until none is left.
    while true {
      let left = plain.filter { name in app.type(name.string).map(isWhole) ?? false }
      if left.count == plain.count { return }
      plain = left
    }
  }

  private static let leaves = Set(BlankValues.leaves.keys)
    .union(Set(exact: BlankValues.numbers + ["Never", "NoAction", "NoMutation"]))
  private static let containers = ["Array", "Set", "Optional", "Dictionary", "Range", "ClosedRange"]

  /// Returns whether the type belongs to the standard library or Foundation, and is made from nothing.
  func isLeaf(_ type: String) -> Bool {
    let name = TypeSpelling.plain(type)
    return Self.leaves.contains(name) && !["DateInterval", "NSRange"].contains(name)
  }

  /// Returns whether the app itself declares the conformance to `Decodable`.
  func isDecodable(_ type: TypeDeclaration) -> Bool {
    app.ancestors(of: type).contains { ["Decodable", "Codable"].contains($0) }
  }

  /// Returns whether a value of a type can be decoded once the conformances in `needed` are generated.
  func contains(_ type: String, in scope: [String]) -> Bool {
    contains(type, in: scope, besides: generics)
  }

  private func contains(_ type: String, in scope: [String], besides parameters: [String]) -> Bool {
    let name = TypeSpelling.plain(type)
    if parameters.contains(name) { return true }
    if let wrapped = TypeSpelling.optional(name) { return contains(wrapped, in: scope, besides: parameters) }
    if let element = TypeSpelling.element(name) {
      let parts = TypeSpelling.split(element, at: ":")
      if parts.count == 1 { return contains(element, in: scope, besides: parameters) }
      return parts.allSatisfy { contains($0, in: scope, besides: parameters) }
    }
    if let (generic, arguments) = TypeSpelling.generic(name) {
      // A binding action is decoded by the fields of an observable state, whatever they are. Other states have a case
      // for each field.
      if generic == "BindingAction" {
        return arguments.first.flatMap { app.type($0, in: scope) }?.bindableProperties.isEmpty ?? true
      }
      let isKnown =
        Self.containers.contains(generic)
        || app.type(generic, in: scope).map { $0.isGeneric && canDecode($0) } ?? false
      return isKnown && arguments.allSatisfy { contains($0, in: scope, besides: parameters) }
    }
    if let target = app.type(name, in: scope) { return !target.isGeneric && canDecode(target) }
    if let alias = app.alias(name, in: scope), alias != name {
      return contains(alias, in: scope, besides: parameters)
    }
    return Self.leaves.contains(name)
  }

  /// A protocol does not say which type to decode.
  private func canDecode(_ type: TypeDeclaration) -> Bool {
    type.kind != .protocol && (isDecodable(type) || plain.contains(type.qualifiedName))
  }

  /// Records that values of a type are decoded; returns whether this is possible.
  mutating func need(_ type: String, in scope: [String]) -> Bool {
    if !contains(type, in: scope) { return false }
    note(type, in: scope)
    return true
  }

  private mutating func note(_ type: String, in scope: [String]) {
    for word in TypeSpelling.words(type) {
      if let found = app.type(word, in: scope) {
        let isNew = plain.contains(found.qualifiedName) && !needed.contains { $0.path == found.path }
        if !isNew { continue }
        needed.append(found)
        for member in members(of: found) { note(member, in: found.path) }
      } else if let alias = app.alias(word, in: scope), alias != word {
        note(alias, in: scope)
      }
    }
  }

  /// Returns whether the registrations can access the members of the type.
  private static func isVisible(_ type: TypeDeclaration) -> Bool {
    !type.isPrivate && !type.isConditional && type.genericParameters != nil
  }

  /// Returns whether the type has raw values that are numbers or texts: an extension makes it `Decodable` without a
  /// body.
  func isRaw(_ type: TypeDeclaration) -> Bool {
    let ancestors = app.ancestors(of: type)
    return switch type.kind {
    case .enum: ancestors.first.map { ["String", "Int"].contains($0) } ?? false
    case .struct:
      ancestors.contains { ["OptionSet", "RawRepresentable"].contains($0) }
        && (BlankValues.numbers + ["String"]).contains(parts(of: type)?.arguments.first?.type ?? "")
    default: false
    }
  }

  /// Whether the type is an error. An error without contents is decoded from any value, because there is nothing to
  /// decode.
  func isError(_ type: TypeDeclaration) -> Bool {
    app.ancestors(of: type).contains { ["Error", "Swift.Error", "LocalizedError", "CustomNSError"].contains($0) }
  }

  /// Whether values of the struct with this name have no contents.
  func isEmpty(_ name: String) -> Bool {
    guard let type = app.type(name), type.kind == .struct, let parts = parts(of: type) else { return false }
    return parts.arguments.isEmpty && parts.variables.isEmpty
  }

  /// Returns whether all parts of the type can be decoded.
  private func isWhole(_ type: TypeDeclaration) -> Bool {
    let parameters = type.genericParameters ?? []
    func areKnown(_ types: [String]) -> Bool {
      types.allSatisfy { contains($0, in: type.path, besides: parameters) }
    }
    switch type.kind {
    case .enum: return isRaw(type) || !writableCases(of: type).isEmpty || !boundFields(of: type).isEmpty
    case .struct:
      guard let parts = parts(of: type) else { return false }
      let isEmpty = parts.arguments.isEmpty && parts.variables.isEmpty
      return (!isEmpty || isError(type)) && areKnown(parts.arguments.map(\.type))
    case .class:
      // A class with anything but values is not a value, whatever its initialiser takes.
      guard let parts = parts(of: type), type.isFinal, !type.isGeneric,
        !type.inherited.contains(where: { app.type($0, in: Array(type.path.dropLast()))?.kind == .class })
      else { return false }
      let stored = type.properties.filter { !$0.isStatic && !$0.isComputed }.map(\.type)
      return !stored.isEmpty && stored.allSatisfy { $0 != nil }
        && areKnown(stored.compactMap(\.self) + parts.arguments.map(\.type))
    default: return false
    }
  }

  /// Returns the enum cases that scripts can write: their names are unique, and all their payloads can be decoded.
  func writableCases(of type: TypeDeclaration) -> [CaseDeclaration] {
    type.cases.filter { one in
      type.cases.count { $0.name == one.name } == 1
        && one.payloads.allSatisfy { contains($0.type, in: type.path, besides: type.genericParameters ?? []) }
    }
  }

  /// Returns the fields that the binding action of an enum may set, with their types as written outside of the state.
  func boundFields(of type: TypeDeclaration) -> [(name: String, type: String)] {
    guard let binding = type.cases.first(where: \.isBinding),
      let root = TypeSpelling.generic(binding.payloads[0].type)?.arguments.first,
      let state = app.type(root, in: type.path)
    else { return [] }
    return state.bindableProperties.compactMap { property in
      guard let type = property.type ?? property.madeType, contains(type, in: state.path) else { return nil }
      return (property.name, spelled(type, in: state.path))
    }
  }

  /// Returns the types of the decodable members.
  private func members(of type: TypeDeclaration) -> [String] {
    if type.kind == .enum {
      return writableCases(of: type).flatMap(\.payloads).map(\.type) + boundFields(of: type).map(\.type)
    }
    guard let parts = parts(of: type) else { return [] }
    return parts.arguments.map(\.type) + parts.variables.compactMap(\.type)
  }

  /// Returns the arguments that create a struct or a class, and the variables that can be set after that; nil if no
  /// initialiser is plain.
  func parts(of type: TypeDeclaration) -> (arguments: [ParameterDeclaration], variables: [PropertyDeclaration])? {
    let stored = type.properties.filter { !$0.isStatic && !$0.isComputed }
    let own = type.functions.filter { $0.name == "init" && !$0.isAdded }
    let arguments: [ParameterDeclaration]
    if own.isEmpty {
      let open = stored.filter { !$0.hasValue }
      // The initialiser that the compiler generates is as private as the most private variable.
      let isHidden = stored.contains { $0.isPrivate && !($0.isConstant && $0.hasValue) || $0.isWrapped }
      if isHidden || open.contains(where: { $0.type == nil }) || type.kind == .class && !open.isEmpty { return nil }
      arguments = open.map { ParameterDeclaration(label: $0.name, name: $0.name, type: $0.type ?? "") }
    } else {
      let usable = own.filter(\.isPlain).map { $0.parameters.filter { !$0.hasDefault } }
      let best = usable.first {
        $0.allSatisfy { contains($0.type, in: type.path, besides: type.genericParameters ?? []) }
      }
      guard let best else { return nil }
      arguments = best
    }
    let variables = stored.filter { property in
      !property.isConstant && !property.isPrivate && !property.isPrivatelySet && !property.isWrapped
        && !arguments.contains { $0.name == property.name }
        && property.type.map { contains($0, in: type.path, besides: type.genericParameters ?? []) } ?? true
    }
    return (arguments, variables)
  }

  /// Returns the default of a payload as written outside its type, for scripts that leave the payload out; nil for a
  /// name that may mean nothing there, and for an optional, which is nil.
  func defaultValue(of payload: ParameterDeclaration, in scope: [String]) -> String? {
    guard let text = payload.defaultValue, !text.contains("\n"), TypeSpelling.optional(payload.type) == nil else {
      return nil
    }
    let name = String(text.prefix { $0.isLetter || $0.isNumber || "_".contains($0) })
    if name.first?.isLowercase ?? false, !["true", "false"].contains(name) { return nil }
    return spelled(name, in: scope) + text.dropFirst(name.count)
  }

  /// Returns a type as written outside its enclosing types.
  func spelled(_ type: String, in scope: [String]) -> String {
    var (result, word) = ("", "")
    func flushed() -> String {
      let known = app.type(word, in: scope)
      return known.map { $0.name == word ? $0.qualifiedName : word } ?? word
    }
    for character in type {
      if character.isLetter || character.isNumber || "_.".contains(character) {
        word.append(character)
      } else {
        result += flushed() + String(character)
        word = ""
      }
    }
    return result + flushed()
  }
}

extension FunctionDeclaration {
  /// Returns the function with other types in the place of generic parameters.
  func replacing(_ types: [ExactString: String]) -> FunctionDeclaration {
    var function = self
    for index in parameters.indices {
      function.parameters[index].type = TypeSpelling.replacing(types, in: parameters[index].type)
    }
    return function
  }

  /// Whether the function can be called from anywhere, and always returns a value.
  var isPlain: Bool { !isPrivate && !isFailable && !isAsync && !isThrowing && generics == nil }
}
