/// The registrations of an app's reactors as Swift, and what a person has to know of them.
struct Registrations {
  /// One of a reactor.
  struct Entry {
    /// What scripts call it.
    let name: String
    let type: String
    /// The source that declares it.
    let source: String
    /// The statement that registers it.
    let text: String
    /// The names of the actions that scripts can send as they stand.
    let actions: [String]
    /// What is left to fill.
    let unfilled: [String]
  }

  private(set) var entries: [Entry] = []
  /// Reactors that cannot be registered, and why.
  private(set) var refusals: [String] = []
  /// Enums of raw values that actions have as payloads, and which are not `Decodable` in the app.
  private(set) var rawTypes: [String] = []
  private var services: ScriptedServices
  private let app: AppDeclarations
  private let decodable: DecodableTypes

  init(_ app: AppDeclarations) {
    self.app = app
    decodable = DecodableTypes(app)
    services = ScriptedServices(app)
    var names: Set<String> = []
    for (type, source) in app.reactors {
      if let reason = refusal(of: type) {
        refusals.append("\(type.qualifiedName) (\(source)): \(reason)")
        continue
      }
      let name =
        [Self.shortName(of: type.name), Self.dashed(type.name), Self.dashed(type.path.joined())]
        .first { !names.contains($0) } ?? Self.dashed(type.path.joined()) + "-\(entries.count)"
      names.insert(name)
      entries.append(entry(of: type, name: name, source: source))
    }
  }

  /// The classes that stand in for the app's services.
  var servicesText: String { services.text }
  /// The places in those that are left to fill.
  var unfilledServices: [String] { services.unfilled }

  private func refusal(of type: TypeDeclaration) -> String? {
    if type.isGeneric { return "it is generic: register one of its kinds by hand" }
    if type.isPrivate { return "it is private" }
    if action(of: type) == nil { return "its Action was not found" }
    return nil
  }

  // MARK: Actions

  private enum Action {
    /// One that nobody sends.
    case none
    /// One that scripts can decode.
    case decodable
    case cases([CaseDeclaration], TypeDeclaration)
  }

  private func action(of type: TypeDeclaration) -> Action? {
    var owners = [type]
    while let owner = owners.last {
      if let alias = app.alias("Action", in: owner.path), ["Never", "NoAction"].contains(DecodableTypes.plain(alias)) {
        return Action.none
      }
      if let found = app.type("Action", in: owner.path), found.path != ["Action"] || owners.count == 1 {
        if decodable.contains(found.qualifiedName, in: []) { return .decodable }
        return found.kind == .enum ? .cases(found.cases, found) : nil
      }
      guard let parent = owner.inherited.lazy.compactMap({ app.type($0, in: Array(owner.path.dropLast())) }).first,
        owners.count < 8
      else { return nil }
      owners.append(parent)
    }
    return nil
  }

  private mutating func registration(
    of one: CaseDeclaration, of type: TypeDeclaration, reactor: String, _ unfilled: inout [String]
  ) -> String {
    let call = "\(reactor).Action.\(["init", "self", "Type"].contains(one.name) ? "`\(one.name)`" : one.name)"
    if one.payloads.isEmpty { return "cases(\"\(one.name)\", \(call))" }
    if one.payloads.count == 1, DecodableTypes.isVoid(one.payloads[0].type) {
      let label = one.payloads[0].label.map { "\($0): " } ?? ""
      return "cases(\"\(one.name)\", \(call)(\(label)()))"
    }
    if one.payloads.allSatisfy({ decodable.contains($0.type, in: type.path) }) {
      for payload in one.payloads { addRawTypes(of: payload.type, in: type.path) }
      // Labels are found by making one of blanks, which of the app's own types there may not be.
      let isPlain = one.payloads.allSatisfy { $0.label == nil || decodable.isLeaf($0.type) }
      let labels = one.payloads.map { "\"\($0.label ?? "_")\"" }.joined(separator: ", ")
      return "cases(\"\(one.name)\", \(isPlain ? "" : "labels: [\(labels)], ")\(call))"
    }
    let payloads = one.payloads.map { ($0.label.map { "\($0): " } ?? "") + $0.type }.joined(separator: ", ")
    let place = "\(reactor).Action.\(one.name)(\(payloads))"
    unfilled.append(place)
    return "cases(\"\(one.name)\", labels: [\"_\"]) { (_: String?) in unfilled(\"\(place.escaped)\") }"
  }

  private mutating func addRawTypes(of type: String, in scope: [String]) {
    let words = type.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }.map(String.init)
    for found in words.compactMap({ app.type($0, in: scope) }) where decodable.isRaw(found) {
      if !rawTypes.contains(found.qualifiedName) { rawTypes.append(found.qualifiedName) }
    }
  }

  // MARK: Making

  private mutating func entry(of type: TypeDeclaration, name: String, source: String) -> Entry {
    var unfilled: [String] = []
    let reactor = type.qualifiedName
    let made = make(type, depth: 0, &unfilled)
    let stage = made.contains("stage") ? "stage" : "_"
    var actions: [String] = []
    let text: String
    switch action(of: type) {
    case .decodable?:
      text = "catalog.reactor(\"\(name)\") { \(stage) in\n  \(made)\n}"
    case .cases(let cases, let owner)?:
      var lines: [String] = []
      for one in cases {
        let line = registration(of: one, of: owner, reactor: reactor, &unfilled)
        if !line.contains("unfilled(") { actions.append(one.name) }
        lines.append("  " + line)
      }
      let body = lines.isEmpty ? " { _ in }" : " { cases in\n" + lines.joined(separator: "\n") + "\n}"
      text = "catalog.reactor(\"\(name)\", { \(stage) in\n  \(made)\n})\(body)"
    case nil, Optional.some(.none):
      text = "catalog.reactor(\"\(name)\", { \(stage) in\n  \(made)\n}) { _ in }"
    }
    return Entry(name: name, type: reactor, source: source, text: text, actions: actions, unfilled: unfilled)
  }

  /// An expression that makes an object of a class or a struct.
  private mutating func make(_ type: TypeDeclaration, depth: Int, _ unfilled: inout [String]) -> String {
    var candidates: [(text: String, unfilled: [String])] = []
    for initializer in initializers(of: type) {
      var open: [String] = []
      let arguments = initializer.parameters.filter { !$0.hasDefault }.map { parameter in
        let label = parameter.label.map { "\($0): " } ?? ""
        let place = "\(type.qualifiedName).init(\(parameter.label ?? parameter.name): \(parameter.type))"
        return label + argument(parameter.type, in: type.path, place: place, depth: depth, &open)
      }
      candidates.append(("\(type.qualifiedName)(\(arguments.joined(separator: ", ")))", open))
    }
    guard let best = candidates.min(by: { $0.unfilled.count < $1.unfilled.count }) else {
      let place = "\(type.qualifiedName).init"
      unfilled.append(place)
      return "unfilled(\"\(place)\") as \(type.qualifiedName)"
    }
    unfilled += best.unfilled
    return best.text
  }

  private func initializers(of type: TypeDeclaration) -> [FunctionDeclaration] {
    let own = type.functions.filter { $0.name == "init" }
    if own.isEmpty {
      if type.kind == .class,
        let parent = type.inherited.lazy.compactMap({
          app.type($0, in: Array(type.path.dropLast()))
        }).first(where: { $0.kind == .class })
      {
        return initializers(of: parent)
      }
      let isWhole = type.properties.allSatisfy { $0.hasValue || $0.isStatic }
      return isWhole ? [FunctionDeclaration(name: "init")] : []
    }
    return own.filter {
      !$0.isPrivate && !$0.isFailable && !$0.isAsync && !$0.isThrowing && !$0.isGeneric
    }
  }

  private mutating func argument(
    _ declared: String, in scope: [String], place: String, depth: Int, _ unfilled: inout [String]
  ) -> String {
    let type = DecodableTypes.plain(declared)
    if DecodableTypes.optional(type) != nil { return "nil" }
    if let standard = ["Bool": "false", "Int": "0", "Double": "0", "String": "\"\""][type] {
      let name = place.split(separator: "(").last?.split(separator: ":").first ?? "value"
      return "stage.argument(\"\(name)\", default: \(standard))"
    }
    if let known = KnownValues.expression(for: type) { return known }
    if let closure = Self.silentClosure(type) { return closure }
    if let service = app.type(type, in: Array(scope.dropLast())), !service.isPrivate, !service.isGeneric {
      if service.kind == .protocol, let made = services.make(service) { return made }
      if service.kind == .class || service.kind == .struct, depth < 2 {
        var open: [String] = []
        let made = make(service, depth: depth + 1, &open)
        if open.isEmpty { return made }
      }
    }
    unfilled.append(place)
    return "unfilled(\"\(place.escaped)\")"
  }

  /// A closure that does nothing, of a type whose result is nothing.
  private static func silentClosure(_ type: String) -> String? {
    let parts = DecodableTypes.split(type.replacing("->", with: "\u{1}"), at: "\u{1}")
    guard parts.count == 2, parts[0].hasPrefix("("), parts[0].hasSuffix(")"), DecodableTypes.isVoid(parts[1]) else {
      return nil
    }
    let inner = String(parts[0].dropFirst().dropLast())
    if inner.isEmpty { return "{}" }
    return "{ \(DecodableTypes.split(inner, at: ",").map { _ in "_" }.joined(separator: ", ")) in }"
  }

  // MARK: Names

  /// `LoginViewReactor` is `login`.
  private static func shortName(of name: String) -> String {
    for suffix in ["ViewControllerReactor", "ViewReactor", "VCReactor", "Reactor"]
    where name.hasSuffix(suffix) && name != suffix {
      return dashed(String(name.dropLast(suffix.count)))
    }
    return dashed(name)
  }

  /// `GitHubSearch` is `git-hub-search`.
  static func dashed(_ name: String) -> String {
    var result = ""
    var characters = Array(name)[...]
    var wasLower = false
    while let character = characters.popFirst() {
      let isUpper = character.isUppercase
      let startsWord = isUpper && (wasLower || characters.first?.isLowercase ?? false)
      if startsWord, !result.isEmpty, result.last != "-" { result += "-" }
      result += character == "_" ? "-" : character.lowercased()
      wasLower = !isUpper
    }
    return result
  }
}

extension String {
  /// The text as it stands in a literal.
  fileprivate var escaped: String { replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") }
}
