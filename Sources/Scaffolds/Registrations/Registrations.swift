import ExactStrings

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
  var services: ScriptedServices
  let app: AppDeclarations

  init(_ app: AppDeclarations) {
    let alone = Registrations(app, shared: [])
    let shared = alone.services.sharedNames
    self = shared.isEmpty ? alone : Registrations(app, shared: shared)
  }

  private init(_ app: AppDeclarations, shared: Set<ExactString>) {
    self.app = app
    services = ScriptedServices(app, shared: shared)
    var names: Set<ExactString> = []
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
  /// What makes types of the app `Decodable` that are not.
  var conformancesText: String { WrittenConformances(services.types).text }
  /// The places in the services that are left to fill.
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
      if let alias = app.alias("Action", in: owner.path), ["Never", "NoAction"].contains(TypeSpelling.plain(alias)) {
        return Action.none
      }
      if let found = app.type("Action", in: owner.path), found.path != ["Action"] || owners.count == 1 {
        if services.types.isDecodable(found) { return .decodable }
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
    if one.payloads.count == 1, TypeSpelling.isVoid(one.payloads[0].type) {
      let label = one.payloads[0].label.map { "\($0): " } ?? ""
      return "cases(\"\(one.name)\", \(call)(\(label)()))"
    }
    let isKnown = one.payloads.map { services.types.contains($0.type, in: type.path) }
    let labels = "labels: [" + one.payloads.map { "\"\($0.label ?? "_")\"" }.joined(separator: ", ") + "]"
    if !isKnown.contains(false) {
      for payload in one.payloads { _ = services.types.need(payload.type, in: type.path) }
      // Labels are found by making one of blanks, which of the app's own types there may not be.
      let isPlain = one.payloads.allSatisfy { $0.label == nil || services.types.isLeaf($0.type) }
      return "cases(\"\(one.name)\", \(isPlain ? "" : "\(labels), ")\(call))"
    }
    if zip(one.payloads, isKnown).allSatisfy({ $1 || TypeSpelling.optional($0.type) != nil }) {
      let (parameters, arguments) = Self.withoutUnknown(one.payloads, isKnown) { payload in
        _ = services.types.need(payload.type, in: type.path)
        return services.types.spelled(payload.type, in: type.path)
      }
      return "cases(\"\(one.name)\", \(labels)) { (\(parameters)) in \(call)(\(arguments)) }"
    }
    let payloads = one.payloads.map { ($0.label.map { "\($0): " } ?? "") + $0.type }.joined(separator: ", ")
    let place = "\(reactor).Action.\(one.name)(\(payloads))"
    unfilled.append(place)
    return "cases(\"\(one.name)\", labels: [\"_\"]) { (_: String?) in try unfilled(\"\(place.escaped)\") }"
  }

  /// The parameters of a closure that makes a case, and the payloads that it makes it of: no script can write some optionals,
  /// which are nil.
  private static func withoutUnknown(
    _ payloads: [ParameterDeclaration], _ isKnown: [Bool], spelled: (ParameterDeclaration) -> String
  ) -> (parameters: String, arguments: String) {
    var (parameters, arguments): ([String], [String]) = ([], [])
    for (index, (payload, isKnown)) in zip(payloads, isKnown).enumerated() {
      let name = isKnown ? payload.label?.quotedIfNeeded ?? "value\(index)" : "_"
      parameters.append("\(name): " + (isKnown ? spelled(payload) : "String?"))
      arguments.append((payload.label.map { "\($0): " } ?? "") + (isKnown ? name : "nil"))
    }
    return (parameters.joined(separator: ", "), arguments.joined(separator: ", "))
  }

  // MARK: Making

  private mutating func entry(of type: TypeDeclaration, name: String, source: String) -> Entry {
    var making = Making()
    let reactor = type.qualifiedName
    var made = make(type, depth: 0, &making)
    if !making.unfilled.isEmpty { made = "try " + made }
    let body = making.text(making: made, telling: Self.steps(of: type))
    var unfilled = making.unfilled
    let stage = body.contains("stage") ? "stage" : "_"
    var actions: [String] = []
    let text: String
    switch action(of: type) {
    case .decodable?:
      text = "catalog.reactor(\"\(name)\") { \(stage) in\n\(body)}"
    case .cases(let cases, let owner)?:
      var lines: [String] = []
      for one in cases {
        let line = registration(of: one, of: owner, reactor: reactor, &unfilled)
        if !line.contains("unfilled(") { actions.append(one.name) }
        lines.append("  " + line)
      }
      let list = lines.isEmpty ? " { _ in }" : " { cases in\n" + lines.joined(separator: "\n") + "\n}"
      text = "catalog.reactor(\"\(name)\", { \(stage) in\n\(body)})\(list)"
    case nil, Optional.some(.none):
      text = "catalog.reactor(\"\(name)\", { \(stage) in\n\(body)}) { _ in }"
    }
    return Entry(name: name, type: reactor, source: source, text: text, actions: actions, unfilled: unfilled)
  }

  /// The property by which a reactor tells a flow where to go: the relay that its type has under the name that flows know.
  private static func steps(of type: TypeDeclaration) -> String? {
    type.properties.first { property in
      property.name == "steps" && !property.isStatic && !property.isPrivate
        && (property.type ?? "PublishRelay").hasPrefix("Publish")
    }?.name
  }

  // MARK: Names

  /// `LoginViewReactor` is `login`.
  private static func shortName(of name: String) -> String {
    let suffixes = [
      "ViewControllerReactor", "ViewReactor", "VCReactor", "ReactorImpl", "ReactorImp", "DefaultReactor", "Reactor",
    ]
    for suffix in suffixes where name.hasSuffix(suffix) && name != suffix {
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
      if startsWord, !result.isEmpty, !result.hasSuffix("-") { result += "-" }
      result += "_".contains(character) ? "-" : character.lowercased()
      wasLower = !isUpper
    }
    return result
  }
}
