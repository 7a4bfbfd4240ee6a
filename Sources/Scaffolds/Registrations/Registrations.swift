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
  private var services: ScriptedServices
  private let app: AppDeclarations

  init(_ app: AppDeclarations) {
    let alone = Registrations(app, shared: [])
    let shared = alone.services.sharedNames
    self = shared.isEmpty ? alone : Registrations(app, shared: shared)
  }

  private init(_ app: AppDeclarations, shared: Set<String>) {
    self.app = app
    services = ScriptedServices(app, shared: shared)
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

  /// What makes a reactor, and what is left to fill in it.
  private struct Making {
    /// What is made before it, by name: services that it shares with others, ports that closures go through; and what is
    /// done with it at once.
    var setup: [(name: String, expression: String, feed: String?)] = []
    var unfilled: [String] = []

    /// The name under which an expression is there, made once.
    mutating func share(_ expression: String, as wanted: String) -> String {
      setup.first { $0.expression == expression }?.name ?? add(expression, as: wanted)
    }

    /// The name under which an expression is there from now on, and what is done with it at once.
    mutating func add(_ expression: String, as wanted: String, feed: ((String) -> String)? = nil) -> String {
      let names = setup.map(\.name) + ["stage", "reactor"]
      let name = names.contains(wanted) ? (2...).lazy.map { "\(wanted)\($0)" }.first { !names.contains($0) } : wanted
      setup.append((name ?? wanted, expression, feed?(name ?? wanted)))
      return name ?? wanted
    }

    /// The body of the closure that makes a reactor, whose steps are told if it has some.
    func text(making made: String, telling steps: String?) -> String {
      if setup.isEmpty, steps == nil { return "  \(made)\n" }
      let setting = setup.map { one in
        "  let \(one.name) = \(one.expression)\n" + (one.feed.map { "  _ = \($0)\n" } ?? "")
      }.joined()
      guard let steps else { return setting + "  return \(made)\n" }
      return setting + """
          let reactor = \(made)
          let step = stage.note("\(steps)")
          _ = reactor.\(steps).subscribe(onNext: { step($0) })
          return reactor

        """
    }
  }

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

  /// An expression that makes an object of a class or a struct.
  /// - Parameter given: Values that are there already, by their names; each is taken once.
  private mutating func make(
    _ type: TypeDeclaration, of given: [ParameterDeclaration] = [], depth: Int, _ making: inout Making
  ) -> String {
    var candidates: [(text: String, making: Making)] = []
    for initializer in initializers(of: type) {
      var (open, given) = (making, given)
      let arguments = initializer.parameters.filter { !$0.hasDefault }.map { parameter in
        let label = parameter.label.map { "\($0): " } ?? ""
        let isGiven = given.firstIndex { TypeSpelling.plain($0.type) == TypeSpelling.plain(parameter.type) }
        if let isGiven { return label + given.remove(at: isGiven).name }
        let place = "\(type.qualifiedName).init(\(parameter.label ?? parameter.name): \(parameter.type))"
        return label + argument(parameter, in: type.path, place: place, depth: depth, &open)
      }
      candidates.append(("\(type.qualifiedName)(\(arguments.joined(separator: ", ")))", open))
    }
    guard let best = candidates.min(by: { $0.making.unfilled.count < $1.making.unfilled.count }) else {
      let place = "\(type.qualifiedName).init"
      making.unfilled.append(place)
      return "unfilled(\"\(place)\") as \(type.qualifiedName)"
    }
    making = best.making
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
    return own.filter(\.isPlain)
  }

  private mutating func argument(
    _ parameter: ParameterDeclaration, in scope: [String], place: String, depth: Int, _ making: inout Making
  ) -> String {
    let (type, name) = (TypeSpelling.plain(parameter.type), parameter.label ?? parameter.name)
    if services.types.contains(type, in: scope),
      let blank = BlankValues(services.types).expression(for: type, in: scope),
      services.types.need(type, in: scope)
    {
      return "stage.argument(\"\(name)\", default: \(blank))"
    }
    if TypeSpelling.optional(type) != nil { return "nil" }
    if let known = KnownValues.expression(for: type) { return known }
    if let stream = services.stream(type, named: name, in: scope) { return stream }
    if let subject = services.subject(type, named: name, in: scope) {
      return making.add(services.types.spelled(type, in: scope) + subject.made, as: name, feed: subject.feed)
    }
    if let function = TypeSpelling.closure(TypeSpelling.unwrapped(type)) {
      if let closure = closure(function, named: name, in: scope, depth: depth, &making) { return closure }
    } else if let protocols = services.protocols(type, in: scope) {
      if let made = services.make(protocols) { return making.share("\(made)(stage: stage)", as: name) }
    } else if let part = app.type(type, in: scope), !part.isPrivate, !part.isGeneric, depth < 2,
      part.kind == .class || part.kind == .struct
    {
      var open = making
      let made = make(part, depth: depth + 1, &open)
      if open.unfilled.count == making.unfilled.count {
        making = open
        return made
      }
    }
    making.unfilled.append(place)
    return "unfilled(\"\(place.escaped)\")"
  }

  /// A closure that a script answers, or that makes something; nil if that needs a hand.
  private mutating func closure(
    _ function: FunctionDeclaration, named name: String, in scope: [String], depth: Int, _ making: inout Making
  ) -> String? {
    let head = function.parameters.isEmpty ? "" : function.parameters.map(\.name).joined(separator: ", ") + " in "
    let result = function.result ?? "Void"
    if function.parameters.isEmpty, !function.isAsync, !TypeSpelling.isVoid(result) {
      var open = making
      let value = ParameterDeclaration(label: nil, name: name, type: result)
      let made = argument(value, in: scope, place: "", depth: depth, &open)
      guard open.unfilled.count == making.unfilled.count else { return nil }
      making = open
      // What the stage is asked for, it is asked for while the reactor is made.
      return made.contains("stage.") ? "{ \(making.share(made, as: name)) }" : "{ \(made) }"
    }
    guard let (body, door) = services.body(of: function, named: name, in: scope) else {
      return factory(function, of: result, head: head, in: scope, depth: depth, &making)
    }
    guard let door else { return "{ \(head)\(body) }" }
    let shared = making.share(door.making, as: door.variable)
    return "{ \(head)\(body.replacing(door.variable, with: shared)) }"
  }

  /// A closure that makes an object of what it is given; nil if that needs a hand.
  private mutating func factory(
    _ function: FunctionDeclaration, of result: String, head: String, in scope: [String], depth: Int,
    _ making: inout Making
  ) -> String? {
    guard depth < 2, !function.isAsync, let part = app.type(TypeSpelling.plain(result), in: scope), !part.isGeneric,
      !part.isPrivate, part.kind == .class || part.kind == .struct
    else { return nil }
    var open = making
    let made = make(part, of: function.parameters, depth: depth + 1, &open)
    // What is not taken over is not what the app meant, and what asks the stage has to ask before.
    let isWhole = function.parameters.allSatisfy { made.contains($0.name) } && !made.contains("stage.")
    guard open.unfilled.count == making.unfilled.count, isWhole else { return nil }
    making = open
    return "{ \(head)\(made) }"
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
