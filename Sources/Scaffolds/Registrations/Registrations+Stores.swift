import ExactStrings

/// The registrations of stores.
extension Registrations {
  /// Returns the reason why a reducer cannot be registered; nil if it can.
  func refusal(of reducer: ReducerDeclaration) -> String? {
    if reducer.isPrivate { return "it is private" }
    if case .redux = reducer.kind { return nil }
    return app.type(reducer.action, in: reducer.scope)?.kind == .enum ? nil : "its Action was not found"
  }

  /// Returns the registration of a store.
  mutating func entry(of reducer: ReducerDeclaration, name: String) -> Entry {
    var creation = ScriptedServices.Creation()
    services.setEffectErrors(of: app.type(reducer.action, in: reducer.scope))
    let state = value(reducer.state, as: "initialState", of: reducer, &creation)
    let made: String
    switch reducer.kind {
    case .constant(let environment):
      let environment = value(environment, as: "environment", of: reducer, &creation)
      made = "(initialState: \(state), reducer: \(reducer.name), environment: \(environment))"
    case .feature(let type):
      made = "(initialState: \(state), reducer: \(services.make(type, depth: 0, &creation)))"
      for part in app.parts(of: type) { services.injectServices(into: part, depth: 0, &creation) }
    case .redux(let type):
      made = "(reducer: \(services.make(type, depth: 0, &creation)), state: \(state))"
      let middlewares = app.middlewares(neededBy: reducer)
      if !middlewares.isEmpty {
        creation.remarks.append("Its middlewares belong behind its state: \(middlewares.joined(separator: ", ")).")
      }
    }
    let store = (made.contains("unfilled(") ? "try " : "") + "\(reducer.module).Store\(made)"
    let body = creation.text(creation: store, [], telling: [])
    var unfilled = creation.openPlaces
    let stage = body.contains("stage") ? "stage" : "_"
    let (list, actions) = vocabulary(of: reducer, &unfilled)
    let register =
      switch reducer.kind {
      case .redux: "reduxStore"
      case .constant, .feature: "store"
      }
    let remarks = creation.remarks.map { "// \($0)\n" }.joined()
    let text =
      list.map { "catalog.\(register)(\"\(name)\", { \(stage) in\n\(body)}) { \($0)\n}" }
      ?? "catalog.\(register)(\"\(name)\") { \(stage) in\n\(body)}"
    return Entry(
      name: name, source: reducer.source, text: remarks + text, actions: actions, unfilled: unfilled, isStore: true)
  }

  /// Returns a state or an environment as the app makes it.
  private mutating func value(
    _ type: String, as label: String, of reducer: ReducerDeclaration, _ creation: inout ScriptedServices.Creation
  ) -> String {
    if TypeSpelling.isVoid(type) { return "()" }
    if let found = app.type(type, in: reducer.scope), found.kind == .struct || found.kind == .class {
      return services.make(found, depth: 0, &creation)
    }
    if let blank = BlankValues(services.types).expression(for: type, in: reducer.scope),
      services.types.need(type, in: reducer.scope)
    {
      return "stage.argument(\"\(label)\", default: \(blank))"
    }
    let place = OpenPlace(name: "\(reducer.name)(\(label): \(type))", source: reducer.source)
    creation.unfilled.append(place)
    return place.mark
  }

  /// Returns the closure that registers the actions of a store, nil where their type can be decoded, and the names of
  /// the listed actions.
  private mutating func vocabulary(
    of reducer: ReducerDeclaration, _ unfilled: inout [OpenPlace]
  ) -> (text: String?, actions: [String]) {
    if case .redux = reducer.kind { return reduxActions(of: reducer, &unfilled) }
    guard let owner = app.type(reducer.action, in: reducer.scope) else { return ("_ in", []) }
    if services.types.isDecodable(owner) { return (nil, []) }
    var actions: [String] = []
    var lines: [String] = []
    let state = app.type(reducer.state, in: reducer.scope)
    for one in owner.cases where !one.isResponse {
      if one.isBinding, let state {
        lines += bindings(of: state, by: owner, &unfilled, &actions)
      } else {
        lines.append(line(for: one, of: owner, called: owner.qualifiedName, &unfilled, &actions))
      }
    }
    return (Self.list(lines), actions)
  }

  /// Returns the lines that register the setting of each field that views bind to: `setName` for
  /// `@BindableState var name`.
  private mutating func bindings(
    of state: TypeDeclaration, by action: TypeDeclaration, _ unfilled: inout [OpenPlace], _ actions: inout [String]
  ) -> [String] {
    state.bindableProperties.compactMap { property in
      guard let type = property.type ?? property.madeType, services.types.need(type, in: state.path) else {
        unfilled.append(
          OpenPlace(name: "the binding of \(state.qualifiedName).\(property.name)", source: property.place))
        return nil
      }
      let name = property.name.setterName
      actions.append(name)
      return "cases(\"\(name)\", labels: [\"_\"]) { (value: \(services.types.spelled(type, in: state.path))) in "
        + "\(action.qualifiedName).binding(.set(\\.$\(property.name), value).named(\"\(property.name)\")) }"
    }
  }

  /// Returns the parameter and the lines of a closure that registers actions.
  private static func list(_ lines: [String]) -> String {
    lines.isEmpty ? "_ in" : "cases in" + lines.map { "\n  \($0)" }.joined()
  }

  private mutating func reduxActions(
    of reducer: ReducerDeclaration, _ unfilled: inout [OpenPlace]
  ) -> (text: String?, actions: [String]) {
    var actions: [String] = []
    var lines: [String] = []
    for type in app.reduxActions(neededBy: reducer) {
      if type.kind == .enum {
        for one in type.cases {
          let line = line(for: one, of: type, called: type.qualifiedName, &unfilled, &actions)
          // An action that cannot be made is left out, because the closures of the list do not throw.
          if !line.contains("unfilled(") { lines.append(line) }
        }
        continue
      }
      let parameters = services.parameters(of: type).filter { !$0.hasDefault }
      guard let parts = parts(of: parameters, in: type.path) else {
        unfilled.append(OpenPlace(name: "an action \(type.qualifiedName)", source: type.place))
        continue
      }
      let name = Self.actionName(of: type.name)
      actions.append(name)
      let made = "\(type.qualifiedName)(\(Self.arguments(parameters, parts)))"
      let (labels, given) = (parts.flatMap(\.labels), parts.flatMap(\.parameters))
      lines.append(
        given.isEmpty
          ? "cases(\"\(name)\", \(made))"
          : "cases(\"\(name)\", labels: [\(labels.joined(separator: ", "))]) { "
            + "(\(given.joined(separator: ", "))) in \(made) }")
    }
    return (Self.list(lines), actions)
  }

  /// Returns the name of an action in scripts: `increase` for `IncreaseAction`.
  private static func actionName(of type: String) -> String {
    let name = type.hasSuffix("Action") && type != "Action" ? String(type.dropLast("Action".count)) : type
    let head = name.prefix { $0.isUppercase }
    // Of several capitals, the last one begins the next word.
    let count = head.count == name.count || head.count < 2 ? head.count : head.count - 1
    return head.prefix(count).lowercased() + name.dropFirst(count)
  }
}

extension CaseDeclaration {
  /// Whether the action carries the outcome of an effect, which no script sends: a port is answered instead.
  fileprivate var isResponse: Bool {
    payloads.contains { payload in
      TypeSpelling.generic(TypeSpelling.plain(payload.type)).map { ["Result", "TaskResult"].contains($0.name) } ?? false
    }
  }
}
