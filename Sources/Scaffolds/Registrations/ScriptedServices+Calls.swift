import ExactStrings

/// The functions of a service, each of which calls a port or an outlet.
extension ScriptedServices {
  func declaration(of function: FunctionDeclaration) -> String {
    let effects =
      (function.isAsync ? " async" : "") + (function.isThrowing ? " throws\(function.thrownError ?? "")" : "")
    return "func \(function.name.quotedIfNeeded)" + Self.signature(of: function, effects)
  }

  static func subscriptDeclaration(of function: FunctionDeclaration) -> String {
    "subscript" + signature(of: function, "")
  }

  private static func signature(of function: FunctionDeclaration, _ effects: String) -> String {
    let parameters = function.parameters.map { parameter in
      let label = parameter.label ?? "_"
      let isShort = label == parameter.name && function.name != "subscript"
      let names = isShort ? label.quotedIfNeeded : "\(label) \(parameter.name.quotedIfNeeded)"
      // A closure of a protocol may be escaping, as its source declares; the parser does not keep the attribute.
      let escaping =
        TypeSpelling.plain(parameter.type).contains("->") && TypeSpelling.optional(parameter.type) == nil
        ? "@escaping " : ""
      return "\(names): \(escaping)\(parameter.type)"
    }
    return (function.generics ?? "") + "(\(parameters.joined(separator: ", ")))\(effects)"
      + (function.result.map { " -> \($0)" } ?? "") + (function.requirements.map { " \($0)" } ?? "")
  }

  /// Returns the generic parameters of a function, and their associated types, that are decodable.
  func decodableParameters(of function: FunctionDeclaration, in scope: [String]) -> [String] {
    guard let generics = function.generics else { return [] }
    let constraints =
      TypeSpelling.split(String(generics.dropFirst().dropLast()), at: ",")
      + TypeSpelling.split(String((function.requirements ?? "").dropFirst("where ".count)), at: ",")
    func isDecodable(_ inherited: [String]) -> Bool {
      inherited.contains { name in
        ["Decodable", "Codable"].contains(name) || app.inherited(name, in: scope).map(types.isDecodable) ?? false
      }
    }
    return constraints.flatMap { constraint -> [String] in
      let halves = TypeSpelling.split(constraint, at: ":")
      guard halves.count == 2 else { return [] }
      let inherited = TypeSpelling.split(halves[1], at: "&")
      let associated = inherited.compactMap { app.inherited($0, in: scope) }.flatMap(\.associatedTypes)
        .filter { isDecodable($0.inherited) }.map { "\(halves[0]).\($0.name)" }
      return (isDecodable(inherited) ? [halves[0]] : []) + associated
    }
  }

  /// A port or an outlet that a function uses.
  struct PortUse {
    let variable: String
    let type: String
    var creation: String
  }

  /// Returns the body of a function, and its port or outlet; nil if a script cannot answer it.
  mutating func body(
    of function: FunctionDeclaration, named name: String, in scope: [String]
  ) -> (text: String, portUse: PortUse?)? {
    if function.parameters.contains(where: { $0.type.hasPrefix("inout ") }) { return nil }
    if let error = function.thrownError, !["(any Error)", "(Error)"].contains(error) { return nil }
    // Closures that receive progress are never called, because only the outcome counts.
    let closures = function.parameters.filter { $0.type.contains("->") && !$0.tellsProgress }
    let request = Self.request(function.parameters.filter { !$0.type.contains("->") })
    let asked = requestType(function.parameters.filter { !$0.type.contains("->") }, in: scope)
    let portName = "\(name)Port"
    let isEffect = TypeSpelling.generic(TypeSpelling.plain(function.result ?? "")).map { $0.name == "Effect" } ?? false
    func port(replying reply: String, mayFail: Bool = true) -> PortUse {
      let errors = !mayFail ? "" : isEffect ? failingAsEffects : caughtErrors.isEmpty ? "" : ".withAppErrors"
      // The types of a generic function differ from call to call.
      let types = function.generics == nil ? ", \(asked).self, \(reply).self" : ""
      return PortUse(variable: portName, type: "StagePort", creation: "stage.port(\"\(name)\"\(types))\(errors)")
    }
    let result = function.result ?? "Void"
    if TypeSpelling.plain(result) == "Effect<Never>" {
      let note = PortUse(variable: "\(name)Note", type: "Outlet", creation: "stage.note(\"\(name)\")")
      return (".fireAndForget { \(note.variable)(\(request)) }", note)
    }
    if !closures.isEmpty {
      guard closures.count <= 2, TypeSpelling.isVoid(result), !function.isAsync else { return nil }
      if closures.count == 2 {
        return completions(closures[0], closures[1], portName, request, in: scope)
          .map { ($0.text, port(replying: $0.reply)) }
      }
      return completion(closures[0], portName, request, in: scope).map { ($0.text, port(replying: $0.reply)) }
    }
    if TypeSpelling.isVoid(result) {
      if function.isThrowing, !function.isAsync {
        // The function succeeds unless a script says otherwise.
        var use = port(replying: "Void")
        use.creation += ".succeeding()"
        return ("_ = try \(portName).value(for: \(request), as: Bool?.self, throwing: (any Error).self)", use)
      }
      if !function.isAsync {
        let note = PortUse(variable: "\(name)Note", type: "Outlet", creation: "stage.note(\"\(name)\")")
        return ("\(note.variable)(\(request))", note)
      }
      let attempt = function.isThrowing ? "try await" : "try? await"
      let use = port(replying: "Void", mayFail: function.isThrowing)
      return ("_ = \(attempt) \(portName).reply(to: \(request), as: Bool?.self)", use)
    }
    if (function.name.isEmpty ? name : function.name).isOfStream
      || app.transformCalls.contains(ExactString(function.name)),
      let stream = stream(result, named: name, in: scope)
    {
      let use = PortUse(variable: "\(name)Stream", type: types.spelled(result, in: scope), creation: stream)
      return (use.variable, use)
    }
    if let text = choice(of: function, portName, request) {
      let creation = "stage.port(\"\(name)\", \(asked).self, Int.self)"
      return (text, PortUse(variable: portName, type: "StagePort", creation: creation))
    }
    if let call = outcome(of: function, portName, request, in: scope)
      ?? observable(result, portName, request, in: scope)
    {
      return (call.text, port(replying: call.reply))
    }
    if let value = converted(result, in: scope) {
      let use = port(replying: "(\(value.decoded))", mayFail: function.isThrowing)
      return (reply(value, of: function, result, portName, request, in: scope), use)
    }
    let isOptional = TypeSpelling.optional(TypeSpelling.plain(result)) != nil
    return isOptional ? ("return nil", nil) : nil
  }

  /// The method call that lets a port fail with the errors of effects; empty if there are none.
  private var failingAsEffects: String {
    let errors = (caughtErrors.filter { !effectErrors.contains($0) } + effectErrors).map { "\($0).self" }
    return errors.isEmpty ? "" : ".failing(as: \(errors.joined(separator: ", ")))"
  }

  /// Returns the statements of a function that returns the reply to its request.
  private func reply(
    _ value: ConvertedValue, of function: FunctionDeclaration, _ result: String, _ port: String, _ request: String,
    in scope: [String]
  ) -> String {
    let typed = "to: \(request), as: (\(value.decoded)).self"
    let (sync, async) = ("\(port).value(for: \(request)", "await \(port).reply(to: \(request)")
    let made = "return \(value.made("decoded"))"
    if !function.isAsync {
      let (attempt, end) = function.isThrowing ? ("try \(sync)", ", throwing: (any Error).self)") : (sync, ")")
      return value.isPlain ? attempt + end : "let decoded = \(attempt), as: (\(value.decoded)).self\(end)\n    \(made)"
    }
    if function.isThrowing {
      return value.isPlain ? "try \(async))" : "let decoded = try await \(port).reply(\(typed))\n    \(made)"
    }
    // A function that cannot throw returns a value even if the call fails or its task is cancelled.
    let attempt = "try? await \(port).reply(\(typed))"
    if TypeSpelling.optional(result) != nil {
      return value.isPlain ? attempt : "let decoded = \(attempt)\n    \(made)"
    }
    if let blank = BlankValues(types).expression(for: result, in: scope) {
      return value.isPlain
        ? "(\(attempt)) ?? \(blank)" : "guard let decoded = \(attempt) else { return \(blank) }\n    \(made)"
    }
    return value.isPlain ? "\(sync))" : "let decoded = \(sync), as: (\(value.decoded)).self)\n    \(made)"
  }

  /// Returns the parameters of a call as one value.
  private static func request(_ parameters: [ParameterDeclaration]) -> String {
    if parameters.count == 1, parameters[0].name == "value", parameters[0].label == nil { return "value" }
    let members = parameters.map { parameter in
      let name = parameter.name.quotedIfNeeded
      // A type is shown by its name.
      let value = parameter.type.hasSuffix(".Type") ? "\"\\(\(name))\"" : name
      return "\"\(parameter.name)\": " + (TypeSpelling.optional(parameter.type) == nil ? value : "\(value) as Any")
    }
    return members.isEmpty ? "[:] as [String: Any]" : "[\(members.joined(separator: ", "))] as [String: Any]"
  }

  /// Returns the type of a request, which lists show: a tuple where there are several parameters. A type that the
  /// registrations may be unable to name is `Any`.
  private func requestType(_ parameters: [ParameterDeclaration], in scope: [String]) -> String {
    func spelled(_ type: String) -> String {
      if type.hasSuffix(".Type") { return "String" }
      return types.contains(type, in: scope) ? types.spelled(type, in: scope) : "Any"
    }
    guard let first = parameters.first else { return "Void" }
    if parameters.count > 1 {
      return "(\(parameters.map { "\($0.name.quotedIfNeeded): \(spelled($0.type))" }.joined(separator: ", ")))"
    }
    return first.name == "value" && first.label == nil ? "(\(spelled(first.type)))" : "[String: \(spelled(first.type))]"
  }

  /// The method calls that turn the answer of a port into another kind of observable, or into an effect of the
  /// composable architecture.
  private static let replyEndings: [ExactString: String] = [
    "Single": ".asSingle()", "Maybe": ".asMaybe()", "Effect": ".eraseToEffect()",
  ]

  /// A call of a port: its code, and the type of its reply.
  typealias PortCall = (text: String, reply: String)

  /// Returns a call whose reply is an observable of some kind.
  private mutating func observable(
    _ result: String, _ port: String, _ request: String, in scope: [String]
  ) -> PortCall? {
    let plain = TypeSpelling.plain(result)
    if plain == "Completable" {
      return ("\(port).call(\(request), as: Bool?.self).ignoreElements().asCompletable()", "Void")
    }
    guard let (kind, arguments) = TypeSpelling.generic(plain) else { return nil }
    if ["AsyncThrowingStream", "AsyncStream"].contains(kind), let element = converted(arguments[0], in: scope) {
      let end = kind == "AsyncStream" ? "_ in values.finish()" : "values.finish(throwing: $0)"
      let text =
        "\(port).call(\(request), as: (\(element.decoded)).self).subscribe"
        + "(onNext: { values.yield(\(element.made("$0"))) }, onError: { \(end) }, onCompleted: { values.finish() })"
      return (Self.sequence(kind, of: text), "(\(element.decoded))")
    }
    if kind == "AsyncStream", let (success, reply, failure) = self.result(arguments[0], in: scope) {
      let failed =
        failure.map { "if let error = $0 as? \($0) { values.yield(.failure(error)) }" } ?? "values.yield(.failure($0))"
      let text =
        "\(port).call(\(request), as: (\(success.decoded)).self" + (failure.map { ", throwing: \($0).self" } ?? "")
        + ").subscribe(onNext: { values.yield(.success(\(success.made("$0")))) }, onError: { \(failed); values.finish() }, "
        + "onCompleted: { values.finish() })"
      return (Self.sequence(kind, of: text), reply)
    }
    guard arguments.count == 1 else { return nil }
    let endings = Self.streamEndings.merging(Self.replyEndings) { first, _ in first }
    guard let ending = endings[kind] else { return nil }
    if TypeSpelling.isVoid(arguments[0]) {
      return ("\(port).call(\(request), as: Bool?.self).map { _ in () }\(ending)", "Void")
    }
    if let value = converted(arguments[0], in: scope) {
      let reply = "(\(value.decoded))"
      if kind == "Maybe" {
        // A reply of null is an answer without an element.
        return ("\(port).call(\(request), as: \(reply)?.self).compactMap { $0 }\(value.mapping)\(ending)", "\(reply)?")
      }
      return ("\(port).call(\(request), as: \(reply).self)\(value.mapping)\(ending)", reply)
    }
    guard let (success, reply, failure) = self.result(arguments[0], in: scope) else { return nil }
    let whole = types.spelled(arguments[0], in: scope)
    let call =
      "\(port).call(\(request), as: (\(success.decoded)).self\(failure.map { ", throwing: \($0).self" } ?? ""))"
    let recovered =
      failure.map { "{ error in if let error = error as? \($0) { return .just(.failure(error)) }; throw error }" }
      ?? "{ .just(.failure($0)) }"
    return ("\(call).map { \(whole).success(\(success.made("$0"))) }.catch \(recovered)\(ending)", reply)
  }

  /// Returns a call whose reply is the index of one of the values that a generic function is given, such as the actions
  /// of an alert: `func show<A>(_ title: String, actions: [A]) -> Observable<A>`; nil for other functions.
  private func choice(of function: FunctionDeclaration, _ port: String, _ request: String) -> String? {
    guard function.generics != nil,
      let (kind, arguments) = TypeSpelling.generic(TypeSpelling.plain(function.result ?? "")),
      kind == "Observable" || kind == "Single" || kind == "Maybe", !types.generics.contains(arguments[0]),
      let values = function.parameters.first(where: { $0.type == "[\(arguments[0])]" })?.name.quotedIfNeeded
    else { return nil }
    return """
      \(port).call(\(request), as: Int.self).map { index in
            if \(values).indices.contains(index) { return \(values)[index] }
            throw PortError(port: "\(function.name)", message: "there is no \\(index) in \(values)")
          }\(Self.replyEndings[ExactString(kind)] ?? "")
      """
  }

  /// Returns an asynchronous sequence that cancels the call when its reader goes.
  private static func sequence(_ kind: String, of call: String) -> String {
    """
    \(kind) { values in
          nonisolated(unsafe) let call = \(call)
          values.onTermination = { _ in call.dispose() }
        }
    """
  }

  /// A closure that receives an outcome: the text that calls it, and the types of its parameters.
  private typealias Completion = (name: String, given: [String])

  /// Returns the text that calls a closure without a result, and its parameter types; nil for other types.
  private static func completion(_ closure: ParameterDeclaration) -> Completion? {
    let wrapped = TypeSpelling.optional(closure.type)
    guard let type = TypeSpelling.closure(TypeSpelling.unwrapped(wrapped ?? closure.type)),
      TypeSpelling.isVoid(type.result ?? "Void"), !type.isAsync, !type.isThrowing
    else { return nil }
    return (closure.name.quotedIfNeeded + (wrapped == nil ? "" : "?"), type.parameters.map(\.type))
  }

  private static func isError(_ type: String) -> Bool {
    ["Error", "Swift.Error"].contains(TypeSpelling.optional(type) ?? TypeSpelling.plain(type))
  }

  /// Returns a call whose reply is passed to a closure, and whose failure to another one.
  private mutating func completions(
    _ success: ParameterDeclaration, _ failure: ParameterDeclaration, _ port: String, _ request: String,
    in scope: [String]
  ) -> PortCall? {
    guard let done = Self.completion(success), done.given.count <= 1, !done.given.contains(where: Self.isError),
      let failed = Self.completion(failure), failed.given.count <= 1, failed.given.allSatisfy(Self.isError)
    else { return nil }
    let onError = "onError: { \(failed.given.isEmpty ? "_ in \(failed.name)()" : "\(failed.name)($0)") })"
    guard let given = done.given.first else {
      return (
        "_ = \(port).call(\(request), as: Bool?.self).subscribe(onNext: { _ in \(done.name)() }, \(onError)", "Void"
      )
    }
    guard let value = converted(given, in: scope) else { return nil }
    let reply = "(\(value.decoded))"
    let onNext = "onNext: { \(done.name)(\(value.made("$0"))) }"
    return ("_ = \(port).call(\(request), as: \(reply).self).subscribe(\(onNext), \(onError)", reply)
  }

  /// Returns a call whose reply is passed to a closure.
  private mutating func completion(
    _ closure: ParameterDeclaration, _ port: String, _ request: String, in scope: [String]
  ) -> PortCall? {
    guard let (done, given) = Self.completion(closure) else { return nil }
    func call(_ reply: String) -> String { "_ = \(port).call(\(request), as: \(reply).self).subscribe" }
    if given.isEmpty { return (call("Bool?") + "(onNext: { _ in \(done)() })", "Void") }
    if given.count == 2, TypeSpelling.optional(given[1]) != nil, Self.isError(given[1]) {
      let value = TypeSpelling.optional(given[0]) ?? given[0]
      let blank = TypeSpelling.optional(given[0]) == nil ? BlankValues(types).expression(for: value, in: scope) : "nil"
      guard let blank, let value = converted(value, in: scope) else { return nil }
      let reply = "(\(value.decoded))"
      let onNext = "onNext: { \(done)(\(value.made("$0")), nil) }"
      return (call(reply) + "(\(onNext), onError: { \(done)(\(blank), $0) })", reply)
    }
    guard given.count == 1 else { return nil }
    if TypeSpelling.optional(given[0]) != nil, Self.isError(given[0]) {
      return (call("Bool?") + "(onNext: { _ in \(done)(nil) }, onError: { \(done)($0) })", "Void")
    }
    if let value = converted(given[0], in: scope) {
      let reply = "(\(value.decoded))"
      return (call(reply) + "(onNext: { \(done)(\(value.made("$0"))) })", reply)
    }
    guard let (success, reply, failure) = result(given[0], in: scope) else { return nil }
    let decoded = "(\(success.decoded))"
    let made = success.made("$0")
    guard let failure else {
      return (call(decoded) + "(onNext: { \(done)(.success(\(made))) }, onError: { \(done)(.failure($0)) })", reply)
    }
    // An error of another kind means that the script cannot be played on; the case tells.
    let text =
      "_ = \(port).call(\(request), as: \(decoded).self, throwing: \(failure).self).subscribe"
      + "(onNext: { \(done)(.success(\(made))) }, "
      + "onError: { if let error = $0 as? \(failure) { \(done)(.failure(error)) } })"
    return (text, reply)
  }
}

extension ParameterDeclaration {
  /// Whether the parameter is a closure that receives progress.
  fileprivate var tellsProgress: Bool {
    let names = [label ?? "", name].map { $0.lowercased() }
    return type.contains("->") && names.contains { $0.contains("progress") }
  }
}

extension String {
  /// Whether a function of the name returns values that come one after the other, and not the answer to a request.
  fileprivate var isOfStream: Bool {
    let word = prefix { $0.isLowercase }
    return ["listen", "observe", "subscribe", "watch"].contains(String(word))
      || ["Changes", "Events", "Stream", "Updates"].contains { hasSuffix($0) }
  }
}
