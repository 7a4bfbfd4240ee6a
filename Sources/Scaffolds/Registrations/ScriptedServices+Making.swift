import ExactStrings

/// Creates expressions for reactors, and for what services make, from the parameters of their initialisers.
extension ScriptedServices {
  /// The code that creates a reactor, and the places that have to be filled in.
  struct Creation {
    /// The variables declared before it: shared services, ports of closures; and code that runs right after each.
    var setup: [(name: String, expression: String, feed: String?)] = []
    var unfilled: [OpenPlace] = []
    /// The statements that stand for the services of property wrappers, and the places of these; a person says where
    /// the open ones come from. They keep no object from being made.
    var injections: [(statement: String, place: OpenPlace, isOpen: Bool)] = []
    /// The dependencies that are in effect while the object is made: members of `DependencyValues`, such as `.client`
    /// or `[Client.self]`, and expressions.
    var dependencies: [(member: String, expression: String)] = []
    /// Remarks for the person who reads the registration.
    var remarks: [String] = []
    /// Whether the code is inside a closure, which is called when the stage must no longer be used.
    var isInClosure = false

    /// Returns the name of a variable with an expression, declaring it once.
    mutating func share(_ expression: String, as wanted: String) -> String {
      setup.first { $0.expression == expression }?.name ?? add(expression, as: wanted)
    }

    /// Declares a variable with an expression, and the code that runs right after; returns its name.
    mutating func add(_ expression: String, as wanted: String, feed: ((String) -> String)? = nil) -> String {
      let names = setup.map(\.name) + ["stage", "reactor"]
      let name = names.contains(wanted) ? (2...).lazy.map { "\(wanted)\($0)" }.first { !names.contains($0) } : wanted
      setup.append((name ?? wanted, expression, feed?(name ?? wanted)))
      return name ?? wanted
    }

    /// Returns a name that no port, outlet or argument has yet: two closures may have the same label.
    func fresh(_ wanted: String) -> String {
      func isTaken(_ name: String) -> Bool { setup.contains { $0.expression.contains("(\"\(name)\"") } }
      return isTaken(wanted) ? (2...).lazy.map { "\(wanted)\($0)" }.first { !isTaken($0) } ?? wanted : wanted
    }

    /// Returns an expression that uses the stage; inside a closure, the name of a variable with it.
    mutating func asked(_ expression: String, as wanted: String) -> String {
      isInClosure ? share(expression, as: wanted) : expression
    }

    /// Returns a copy for code inside a closure, which sets the dependencies of its own objects.
    func inClosure() -> Creation {
      var inner = self
      inner.isInClosure = true
      inner.dependencies = []
      return inner
    }

    /// Adopts the result of an attempt, if it left nothing more to fill in.
    mutating func takeOver(_ attempt: Creation) -> Bool {
      if attempt.unfilled.count != unfilled.count { return false }
      (setup, injections, remarks) = (attempt.setup, attempt.injections, attempt.remarks)
      dependencies = attempt.dependencies
      return true
    }

    /// The places that are left to a person.
    var openPlaces: [OpenPlace] { unfilled + injections.filter(\.isOpen).map(\.place) }

    /// The declarations of the variables.
    var lines: [String] {
      setup.flatMap { one in ["let \(one.name) = \(one.expression)"] + (one.feed.map { ["_ = \($0)"] } ?? []) }
    }

    /// Returns an expression that creates an object, with its dependencies in effect.
    func providing(_ made: String) -> String {
      if dependencies.isEmpty { return made }
      let values = dependencies.map { "$0\($0.member) = \($0.expression)" }.joined(separator: "; ")
      return (made.hasPrefix("try ") ? "try " : "") + "withDependencies { \(values) } operation: { \(made) }"
    }

    /// Returns the body of the closure that creates a reactor, gives it its delegates, and notes what its relays tell.
    func text(creation made: String, _ delegates: [String], telling outlets: [String]) -> String {
      let made = providing(made)
      if setup.isEmpty, injections.isEmpty, outlets.isEmpty { return "  \(made)\n" }
      let setting = (lines + injections.map(\.statement)).map { "  \($0)\n" }.joined()
      if outlets.isEmpty, delegates.isEmpty { return setting + "  return \(made)\n" }
      let notes = outlets.map { name in
        "_ = reactor.\(name).subscribe(onNext: { [note = stage.note(\"\(name)\")] in note($0) })"
      }
      return setting + "  let reactor = \(made)\n" + (delegates + notes).map { "  \($0)\n" }.joined()
        + "  return reactor\n"
    }
  }

  /// Returns an expression that creates an object of a class or a struct.
  /// - Parameter given: Available values with their names; each is used once.
  mutating func make(
    _ type: TypeDeclaration, of given: [ParameterDeclaration] = [], depth: Int, _ creation: inout Creation
  ) -> String {
    var candidates: [(text: String, creation: Creation)] = []
    for initializer in initializers(of: type) {
      var (open, given) = (creation, given)
      let parameters = initializer.parameters.filter { parameter in
        !parameter.hasDefault || isService(parameter, in: type.path)
          || Self.takes(parameter, of: given, in: initializer)
      }
      for left in initializer.parameters where left.hasDefault && !parameters.contains(left) {
        guard TypeSpelling.closure(TypeSpelling.unwrapped(left.type)) != nil else { continue }
        open.remarks.append("\(left.name) keeps the default of the app, which no script answers.")
      }
      let arguments = parameters.map { parameter in
        let label = parameter.label.map { "\($0): " } ?? ""
        // Of several values of one type, each goes where its name says.
        func fits(_ other: ParameterDeclaration) -> Bool {
          TypeSpelling.plain(other.type) == TypeSpelling.plain(parameter.type)
        }
        let (fitting, names) = (given.indices.filter { fits(given[$0]) }, parameters.filter(fits).map(\.name))
        let isGiven =
          fitting.first { given[$0].name == parameter.name } ?? fitting.first { !names.contains(given[$0].name) }
        if let isGiven { return label + given.remove(at: isGiven).name }
        let name = "\(type.qualifiedName).init(\(parameter.label ?? parameter.name): \(parameter.type))"
        let place = OpenPlace(name: name, source: initializer.place.isEmpty ? type.place : initializer.place)
        return label + argument(parameter, in: type.path, place: place, depth: depth, &open)
      }
      candidates.append(("\(type.qualifiedName)(\(arguments.joined(separator: ", ")))", open))
    }
    guard let best = candidates.min(by: { $0.creation.unfilled.count < $1.creation.unfilled.count }) else {
      if type.properties.contains(where: \.isShared) { return "\(type.qualifiedName).shared" }
      let place = OpenPlace(name: "\(type.qualifiedName).init", source: type.place)
      creation.unfilled.append(place)
      return "\(place.mark) as \(type.qualifiedName)"
    }
    creation = best.creation
    injectServices(into: type, depth: depth, &creation)
    return best.text
  }

  /// Whether a parameter with a default takes a given value: one of its name, or one of its type that no other one
  /// takes.
  private static func takes(
    _ parameter: ParameterDeclaration, of given: [ParameterDeclaration], in initializer: FunctionDeclaration
  ) -> Bool {
    func isLike(_ other: ParameterDeclaration) -> Bool {
      TypeSpelling.plain(other.type) == TypeSpelling.plain(parameter.type)
    }
    let others = initializer.parameters.filter { $0 != parameter && isLike($0) }
    return given.contains { isLike($0) && ($0.name == parameter.name || others.isEmpty) }
  }

  /// Returns the class or struct of the app that a type is, if other sources can make one; nil for every other type.
  private func makeable(_ type: String, in scope: [String]) -> TypeDeclaration? {
    guard let part = app.type(type, in: scope), !part.isPrivate, !part.isGeneric,
      part.kind == .class || part.kind == .struct
    else { return nil }
    return part
  }

  /// The largest number of objects that are made for one another.
  static let deepest = 2

  /// Returns whether a parameter is made even where it has a default: the app's own service, its clock, its random ids,
  /// the settings of its user.
  private mutating func isService(_ parameter: ParameterDeclaration, in scope: [String]) -> Bool {
    if let protocols = protocols(parameter.type, in: scope) { return make(protocols) != nil }
    if ["Calendar", "Date", "Locale", "TimeZone", "UUID"].contains(TypeSpelling.plain(parameter.type)) { return true }
    guard let function = TypeSpelling.closure(TypeSpelling.unwrapped(parameter.type)) else {
      return isClient(parameter.type, in: scope)
    }
    // A port would return the same id at each call, which is worse than a random id.
    if function.parameters.isEmpty, TypeSpelling.plain(function.result ?? "") == "UUID" { return false }
    var attempt = Creation()
    return closure(function, named: parameter.name, in: scope, depth: 0, &attempt) != nil
  }

  /// Returns whether a type is a struct of closures, `struct Client { var load: () -> Single<Int> }`, that can be made.
  private mutating func isClient(_ type: String, in scope: [String]) -> Bool {
    guard let client = makeable(TypeSpelling.plain(type), in: scope), client.kind == .struct else { return false }
    let members = parameters(of: client)
    var attempt = Creation()
    guard !members.isEmpty,
      members.allSatisfy({ TypeSpelling.closure(TypeSpelling.unwrapped($0.type)) != nil })
    else { return false }
    _ = make(client, depth: Self.deepest, &attempt)
    return attempt.unfilled.isEmpty
  }

  /// Returns the parameters with which a type is made.
  func parameters(of type: TypeDeclaration) -> [ParameterDeclaration] { initializers(of: type).first?.parameters ?? [] }

  private func initializers(of type: TypeDeclaration) -> [FunctionDeclaration] {
    let own = type.functions.filter { $0.name == "init" }
    if own.isEmpty {
      if let parent = app.parent(of: type) {
        let arguments = app.genericArguments(of: parent, inheritedBy: type)
        return initializers(of: parent).map { $0.replacing(arguments) }
      }
      let open = type.properties.filter { !$0.hasValue && !$0.isStatic && !$0.isComputed }
      if open.isEmpty { return [FunctionDeclaration(name: "init")] }
      // The initialiser that the compiler generates, as for `struct Dependency { let service: Service }`.
      let isPlain = type.kind == .struct && open.allSatisfy { $0.type != nil && !$0.isPrivate }
      let parameters = open.map { ParameterDeclaration(label: $0.name, name: $0.name, type: $0.type ?? "") }
      return isPlain ? [FunctionDeclaration(name: "init", parameters: parameters)] : []
    }
    return own.filter(\.isPlain)
  }

  mutating func argument(
    _ parameter: ParameterDeclaration, in scope: [String], place: OpenPlace, depth: Int, _ creation: inout Creation
  ) -> String {
    let (type, name) = (TypeSpelling.plain(parameter.type), parameter.label ?? parameter.name)
    if types.contains(type, in: scope),
      let blank = BlankValues(types).expression(for: type, in: scope),
      types.need(type, in: scope)
    {
      // If it is not an argument itself, the context does not determine its type.
      let typed = creation.isInClosure ? "\(blank) as \(types.spelled(type, in: scope))" : blank
      return creation.asked("stage.argument(\"\(name)\", default: \(typed))", as: name)
    }
    if let wrapped = TypeSpelling.optional(type) {
      return protocols(wrapped, in: scope).flatMap { service($0, named: name, &creation) } ?? "nil"
    }
    if let made = argument(type, named: name, in: scope) { return creation.asked(made, as: name) }
    if let known = KnownValues.expression(for: type) { return creation.asked(known, as: name) }
    if let stream = stream(type, named: name, in: scope) { return creation.asked(stream, as: name) }
    if let subject = subject(type, named: name, in: scope) {
      creation.remarks.append("\(name) is fed by scripts; what the reactor itself sends there is not shown.")
      return creation.add(types.spelled(type, in: scope) + subject.made, as: name, feed: subject.feed)
    }
    if let target = app.alias(type, in: scope), target != type {
      var named = parameter
      named.type = target
      return argument(named, in: scope, place: place, depth: depth, &creation)
    }
    if let parts = TypeSpelling.tuple(type) {
      let values = parts.enumerated().map { index, part in
        let value = ParameterDeclaration(label: nil, name: part.label ?? "\(name)\(index)", type: part.type)
        return (part.label.map { "\($0): " } ?? "")
          + argument(value, in: scope, place: place, depth: depth, &creation)
      }
      return "(\(values.joined(separator: ", ")))"
    }
    if let function = TypeSpelling.closure(TypeSpelling.unwrapped(type)) {
      if let closure = closure(function, named: name, in: scope, depth: depth, &creation) { return closure }
    } else if let protocols = protocols(type, in: scope) {
      if let service = service(protocols, named: name, &creation) { return service }
    } else if depth < Self.deepest, let part = makeable(type, in: scope) {
      var attempt = creation
      let made = make(part, depth: depth + 1, &attempt)
      // If an object that holds services could be made in part, only its unknown members are left for a person to fill
      // in.
      if attempt.setup.count > creation.setup.count { creation = attempt }
      if creation.takeOver(attempt) { return made }
    }
    var place = place
    place.obstacle = protocols(type, in: scope).flatMap(obstacle)
    creation.unfilled.append(place)
    return place.mark
  }

  /// Returns the variable of a service that scripts answer; nil if it has to be written by hand.
  private mutating func service(
    _ protocols: [TypeDeclaration], named name: String, _ creation: inout Creation
  ) -> String? {
    guard let made = make(protocols) else { return nil }
    // A reactor may hold a delegate weakly.
    let service = "\(made)(stage: stage)"
    return creation.share(app.isClassBound(protocols) ? "stage.keep(\(service))" : service, as: name)
  }

  /// Returns the statements that give a reactor the delegates and closures that others give it once it is made.
  mutating func delegates(of type: TypeDeclaration, _ creation: inout Creation) -> [String] {
    let given = Set(exact: initializers(of: type).flatMap(\.parameters).map(\.name))
    var lines = app.parent(of: type).map { delegates(of: $0, &creation) } ?? []
    for property in type.properties where property.isOpen && !given.contains(property.name) {
      guard let wrapped = property.type.flatMap(TypeSpelling.optional) else { continue }
      let place = OpenPlace(name: "\(type.qualifiedName).\(property.name)", source: property.place)
      let given =
        if let function = TypeSpelling.closure(TypeSpelling.unwrapped(wrapped)) {
          closure(function, named: property.name, in: type.path, depth: 0, &creation)
        } else {
          protocols(wrapped, in: type.path).map { delegate($0, named: property.name, place, &creation) } ?? nil
        }
      if let given { lines.append("reactor.\(property.name) = \(given)") }
    }
    return lines
  }

  /// Returns the variable of a delegate; nil, and lists the place, if it has to be written by hand.
  private mutating func delegate(
    _ protocols: [TypeDeclaration], named name: String, _ place: OpenPlace, _ creation: inout Creation
  ) -> String? {
    if let service = service(protocols, named: name, &creation) { return service }
    var place = place
    place.obstacle = obstacle(to: protocols)
    creation.unfilled.append(place)
    return nil
  }

  /// Returns a closure that a script answers, or that creates a value; nil if it has to be filled in.
  private mutating func closure(
    _ function: FunctionDeclaration, named name: String, in scope: [String], depth: Int, _ creation: inout Creation
  ) -> String? {
    let head = Self.head(of: function)
    let result = function.result ?? "Void"
    // Each call returns a new id, because a list would take two rows with equal ids for one.
    if function.parameters.isEmpty, !function.isAsync, TypeSpelling.plain(result) == "UUID" { return "{ .init() }" }
    if function.parameters.isEmpty, !function.isAsync, !TypeSpelling.isVoid(result) {
      var inner = creation.inClosure()
      let value = ParameterDeclaration(label: nil, name: name, type: result)
      var made = argument(value, in: scope, place: OpenPlace(name: "", source: ""), depth: depth, &inner)
      // A date is the present one.
      if result == "Date" {
        made += ".addingTimeInterval(\(inner.share("stage.scheduler", as: "scheduler")).now / .seconds(1))"
      }
      made = inner.providing(made)
      inner.dependencies = creation.dependencies
      if creation.takeOver(inner) { return "{ \(made) }" }
    }
    guard let (body, portUse) = body(of: function, named: creation.fresh(name), in: scope) else {
      return factory(function, of: result, head: head, in: scope, depth: depth, &creation)
    }
    guard let portUse else { return "{ \(head)\(body) }" }
    let shared = creation.share(portUse.creation, as: portUse.variable)
    return "{ \(head)\(body.replacing(portUse.variable, with: shared)) }"
  }

  /// Returns a closure that creates an object from its arguments; nil if it has to be filled in.
  private mutating func factory(
    _ function: FunctionDeclaration, of result: String, head: String, in scope: [String], depth: Int,
    _ creation: inout Creation
  ) -> String? {
    guard depth < Self.deepest, !function.isAsync, let part = makeable(TypeSpelling.plain(result), in: scope) else {
      return nil
    }
    var inner = creation.inClosure()
    let object = make(part, of: function.parameters, depth: depth + 1, &inner)
    let made = inner.providing(object)
    inner.dependencies = creation.dependencies
    // An object that ignores an argument is not what the app intended.
    let words = Set(exact: TypeSpelling.words(made))
    let isWhole = function.parameters.allSatisfy { words.contains($0.name) }
    return isWhole && creation.takeOver(inner) ? "{ \(head)\(made) }" : nil
  }

  /// Returns the closure by which a function of a service makes an object of the app, or without arguments returns
  /// another service; nil if a person has to write it.
  mutating func maker(of function: FunctionDeclaration, named name: String, in scope: [String]) -> PortUse? {
    guard let result = function.result, !types.contains(result, in: scope), function.generics == nil else { return nil }
    var (attempt, creation, called) = (self, Creation(), function)
    called.isAsync = false
    let object = TypeSpelling.optional(result) ?? result
    let made =
      protocols(object, in: scope) == nil
      ? attempt.factory(called, of: object, head: Self.head(of: function), in: scope, depth: 0, &creation)
      : attempt.closure(called, named: name, in: scope, depth: 0, &creation)
    guard let made, creation.injections.isEmpty else { return nil }
    self = attempt
    let parameters = function.parameters.map { types.spelled($0.type, in: scope) }.joined(separator: ", ")
    return PortUse(
      variable: "\(name)Factory", type: "(\(parameters)) -> \(types.spelled(result, in: scope))",
      creation: Self.whole(made, creation))
  }

  /// Returns the closure that a property of a service holds; nil if a person has to write it.
  mutating func closure(_ type: String, named name: String, in scope: [String]) -> String? {
    guard let function = TypeSpelling.closure(type) else { return nil }
    var (attempt, creation) = (self, Creation())
    guard let made = attempt.closure(function, named: name, in: scope, depth: 0, &creation),
      creation.injections.isEmpty
    else { return nil }
    self = attempt
    return Self.whole(made, creation)
  }

  /// Returns an expression together with the variables that it needs.
  private static func whole(_ made: String, _ creation: Creation) -> String {
    let lines = creation.lines.map { "      \($0)\n" }.joined()
    return lines.isEmpty ? made : "{\n\(lines)      return \(made)\n    }()"
  }

  /// Returns the beginning of a closure with the parameters of a function.
  private static func head(of function: FunctionDeclaration) -> String {
    function.parameters.isEmpty ? "" : function.parameters.map(\.name.quotedIfNeeded).joined(separator: ", ") + " in "
  }
}

extension String {
  /// The text escaped for a string literal.
  var escaped: String { replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") }
}
