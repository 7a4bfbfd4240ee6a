import ExactStrings

/// The registrations of an app's reactors and stores as Swift code, and notes for the user.
struct Registrations {
  /// The registration of one reactor or store.
  struct Entry {
    /// The name in scripts.
    let name: String
    /// The source that declares it.
    let source: String
    /// The statement that registers it.
    let text: String
    /// The names of the actions that scripts can send without further work.
    let actions: [String]
    /// The places that have to be filled in.
    let unfilled: [OpenPlace]
    /// Whether it is a store.
    var isStore = false
  }

  private(set) var entries: [Entry] = []
  /// The reactors and reducers that cannot be registered, with the reasons.
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
      // A nested type with a generic name, such as `Reactor`, is named after the type that contains it.
      let isKind = type.path.count > 1 && (Self.kinds + ["ViewModel"]).contains(type.name)
      let outer = type.path.dropLast(isKind ? 1 : 0)
      let ownName = isKind ? outer[outer.count - 1] + "Reactor" : type.name
      let whole = outer.joined() + (isKind ? "Reactor" : "")
      let name = fresh(
        [
          Self.shortName(of: ownName), Self.shortName(of: whole), Self.dashed(ownName), Self.dashed(type.path.joined()),
        ],
        &names)
      entries.append(entry(of: type, name: name, source: source))
    }
    let reducers = app.reducers
    for reducer in reducers {
      // A private reducer beside another one in the same source is a part of that one.
      if reducer.isPrivate, reducers.contains(where: { $0.source == reducer.source && refusal(of: $0) == nil }) {
        continue
      }
      if let reason = refusal(of: reducer) {
        refusals.append("\(reducer.name) (\(reducer.source)): \(reason)")
        continue
      }
      let whole = Self.dashed(reducer.name.split(separator: ".").map { String($0).capitalized }.joined())
      let name = fresh([Self.shortName(of: reducer), whole, whole + "-store"], &names)
      entries.append(entry(of: reducer, name: name))
    }
  }

  /// Returns the first of the wanted names that no other reactor or store has.
  private func fresh(_ wanted: [String], _ names: inout Set<ExactString>) -> String {
    let name = wanted.first { !names.contains($0) } ?? (wanted.last ?? "") + "-\(entries.count)"
    names.insert(name)
    return name
  }

  private func refusal(of type: TypeDeclaration) -> String? {
    if type.isGeneric { return "it is generic: register one of its kinds by hand" }
    if type.isPrivate { return "it is private" }
    if action(of: type) == nil { return "its Action was not found" }
    return nil
  }

  private enum Action {
    /// An action type without values.
    case none
    /// A decodable action type.
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
      guard let parent = owner.inherited.lazy.compactMap({ app.inherited($0, in: Array(owner.path.dropLast())) }).first,
        owners.count < 8
      else { return nil }
      owners.append(parent)
    }
    return nil
  }

  /// Returns the line that registers a case of an action, whose name is added if scripts can send it.
  /// - Parameter action: The type of the action as the registration writes it.
  mutating func line(
    for one: CaseDeclaration, of type: TypeDeclaration, called action: String, _ unfilled: inout [OpenPlace],
    _ actions: inout [String]
  ) -> String {
    let line = registration(of: one, of: type, called: action, &unfilled)
    if !line.contains("unfilled(") { actions.append(one.name) }
    return line
  }

  private mutating func registration(
    of one: CaseDeclaration, of type: TypeDeclaration, called action: String, _ unfilled: inout [OpenPlace]
  ) -> String {
    let call = "\(action).\(["init", "self", "Type"].contains(one.name) ? "`\(one.name)`" : one.name)"
    if one.payloads.isEmpty { return "cases(\"\(one.name)\", \(call))" }
    if one.payloads.count == 1, TypeSpelling.isVoid(one.payloads[0].type) {
      let label = one.payloads[0].label.map { "\($0): " } ?? ""
      return "cases(\"\(one.name)\", \(call)(\(label)()))"
    }
    let isKnown = one.payloads.map { services.types.contains($0.type, in: type.path) }
    let labels = "labels: [" + one.payloads.map { "\"\($0.label ?? "_")\"" }.joined(separator: ", ") + "]"
    if !isKnown.contains(false),
      !one.payloads.contains(where: { services.types.defaultValue(of: $0, in: type.path) != nil })
    {
      for payload in one.payloads { _ = services.types.need(payload.type, in: type.path) }
      // Labels are found by creating a value from blanks, which the app's own types may not have.
      let isPlain = one.payloads.allSatisfy { $0.label == nil || services.types.isLeaf($0.type) }
      return "cases(\"\(one.name)\", \(isPlain ? "" : "\(labels), ")\(call))"
    }
    if one.payloads.count == 1, one.payloads[0].defaultValue == nil,
      let parts = services.tuple(TypeSpelling.plain(one.payloads[0].type), in: type.path)
    {
      let label = one.payloads[0].label.map { "\($0): " } ?? ""
      return "cases(\"\(one.name)\", labels: [\(parts.labels)]) { (\(parts.parameters)) in "
        + "\(call)(\(label)(\(parts.arguments))) }"
    }
    if let parts = parts(of: one.payloads, in: type.path) {
      let parameters = parts.flatMap(\.parameters).joined(separator: ", ")
      let labels = parts.flatMap(\.labels).joined(separator: ", ")
      return "cases(\"\(one.name)\", labels: [\(labels)]) { (\(parameters)) in "
        + "\(call)(\(Self.arguments(one.payloads, parts))) }"
    }
    let payloads = one.payloads.map { ($0.label.map { "\($0): " } ?? "") + $0.type }.joined(separator: ", ")
    let place = OpenPlace(name: "\(action).\(one.name)(\(payloads))", source: one.place)
    unfilled.append(place)
    return "cases(\"\(one.name)\", labels: [\"_\"]) { (_: String?) in try \(place.mark) }"
  }

  /// A payload that a closure makes of its parameters: their labels in scripts, as string literals, and the expression,
  /// which is nil for a payload that keeps its default.
  typealias PayloadParts = (labels: [String], parameters: [String], argument: String?)

  /// Returns how a closure makes each payload of what scripts can write; what no script can write keeps its default or
  /// is nil. Nil if another payload has to be filled in.
  mutating func parts(of payloads: [ParameterDeclaration], in scope: [String]) -> [PayloadParts]? {
    var parts: [PayloadParts] = []
    for (index, payload) in payloads.enumerated() {
      let name = (payload.label ?? "value\(index)").quotedIfNeeded
      let labels = ["\"\(payload.label ?? "_")\""]
      if TypeSpelling.plain(payload.type) == "NSError" {
        let made = "NSError(domain: domain, code: code)"
        parts.append((["\"domain\"", "\"code\""], ["domain: String", "code: Int"], made))
      } else if TypeSpelling.isVoid(payload.type) {
        parts.append(([], [], "()"))
      } else if let value = services.converted(payload.type, in: scope) {
        if let fallback = services.types.defaultValue(of: payload, in: scope) {
          let value = value.optional
          parts.append((labels, ["\(name): \(value.decoded)"], "\(value.made(name)) ?? \(fallback)"))
        } else {
          parts.append((labels, ["\(name): \(value.decoded)"], value.made(name)))
        }
      } else if payload.hasDefault {
        parts.append(([], [], nil))
      } else if TypeSpelling.optional(payload.type) != nil {
        parts.append((labels, ["_: String?"], "nil"))
      } else {
        return nil
      }
    }
    return parts
  }

  /// Returns the arguments that a closure passes on; what keeps its default is left out.
  static func arguments(_ payloads: [ParameterDeclaration], _ parts: [PayloadParts]) -> String {
    zip(payloads, parts).compactMap { payload, part in
      part.argument.map { (payload.label.map { "\($0): " } ?? "") + $0 }
    }.joined(separator: ", ")
  }

  private mutating func entry(of type: TypeDeclaration, name: String, source: String) -> Entry {
    var creation = ScriptedServices.Creation()
    let reactor = type.qualifiedName
    var made = services.make(type, depth: 0, &creation)
    if made.contains("unfilled(") { made = "try " + made }
    let delegates = services.delegates(of: type, &creation)
    let body = creation.text(creation: made, delegates, telling: outlets(of: type))
    var unfilled = creation.openPlaces
    let stage = body.contains("stage") ? "stage" : "_"
    var actions: [String] = []
    let text: String
    switch action(of: type) {
    case .decodable?:
      text = "catalog.reactor(\"\(name)\") { \(stage) in\n\(body)}"
    case .cases(let cases, let owner)?:
      var lines: [String] = []
      for one in cases {
        lines.append("  " + line(for: one, of: owner, called: "\(reactor).Action", &unfilled, &actions))
      }
      let list = lines.isEmpty ? " { _ in }" : " { cases in\n" + lines.joined(separator: "\n") + "\n}"
      text = "catalog.reactor(\"\(name)\", { \(stage) in\n\(body)})\(list)"
    case nil, Optional.some(.none):
      text = "catalog.reactor(\"\(name)\", { \(stage) in\n\(body)}) { _ in }"
    }
    let remarks = creation.remarks.map { "// \($0)\n" }.joined()
    return Entry(name: name, source: source, text: remarks + text, actions: actions, unfilled: unfilled)
  }

  /// Returns the relays and subjects by which a reactor tells the outside something: `steps` of a flow, and others that
  /// it makes itself or inherits; and the observables of those that it keeps to itself.
  private func outlets(of type: TypeDeclaration) -> [String] {
    let hidden = type.properties.filter { $0.isRelay && $0.isPrivate }.map(\.name)
    let own = type.properties.filter { property in
      if property.isStatic || property.isPrivate { return false }
      if let relay = property.relayed, hidden.contains(relay) { return true }
      return property.isRelay || property.name == "steps" && (property.type ?? "PublishRelay").hasPrefix("Publish")
    }
    return (app.parent(of: type).map(outlets) ?? []) + own.map(\.name)
  }

  private static let kinds = [
    "ViewControllerReactor", "ViewReactor", "VCReactor", "ReactorImpl", "ReactorImp", "DefaultReactor", "Reactor",
  ]

  /// Returns the short name of a reactor: `login` for `LoginViewReactor`.
  private static func shortName(of name: String) -> String {
    for suffix in kinds where name.hasSuffix(suffix) && name != suffix {
      return dashed(String(name.dropLast(suffix.count)))
    }
    return dashed(name)
  }

  /// Returns the short name of a store: `app` for `appReducer`, `todo` for `Todo.reducer` and `TodoFeature`.
  private static func shortName(of reducer: ReducerDeclaration) -> String {
    let parts = reducer.name.split(separator: ".").map(String.init)
    let isKind = parts.count > 1 && ["reducer", "Reducer", "Feature"].contains(parts[parts.count - 1])
    let name = parts[parts.count - (isKind ? 2 : 1)]
    for suffix in ["Reducer", "Feature"] where name.hasSuffix(suffix) && name != suffix {
      return dashed(String(name.dropLast(suffix.count)))
    }
    return dashed(name)
  }

  /// Returns the words of a name, joined by dashes: `git-hub-search` for `GitHubSearch`.
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
