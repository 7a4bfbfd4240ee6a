import ExactStrings

/// Generates a class for each protocol that reactors depend on: functions become ports, observables become streams, and
/// functions without a result become outlets.
struct ScriptedServices {
  private let app: AppDeclarations
  /// The types of the values in scripts.
  var types: DecodableTypes
  /// The classes by their names, in the order of their generation; nil while a class is being generated.
  private var written: [(name: String, text: String?)] = []
  /// The places that have to be filled in.
  private(set) var unfilled: [String] = []
  /// The names of service members on the stage, with the services that have a member of that name.
  private var owners: [ExactString: Set<ExactString>] = [:]
  /// The names that several services have: in scripts, these ports and streams get the names of their services, too.
  private let shared: Set<ExactString>

  /// The errors of the app that it tells apart by their types: `catch let error as NetworkError`.
  private var caughtErrors: [String] = []
  private static let errors: Set<ExactString> = ["Error", "Swift.Error", "LocalizedError", "CustomNSError"]

  /// - Parameter shared: The names that several services have, which are known after a first pass.
  init(_ app: AppDeclarations, shared: Set<ExactString> = []) {
    self.app = app
    self.shared = shared
    types = DecodableTypes(app)
    for name in app.sources.flatMap(\.casts) {
      guard let type = app.type(name), !type.isGeneric, !type.isPrivate, !caughtErrors.contains(type.qualifiedName),
        !Self.errors.isDisjoint(with: Set(exact: app.ancestors(of: type))), types.need(name, in: [])
      else { continue }
      caughtErrors.append(type.qualifiedName)
    }
  }

  /// The names that several of the generated services have.
  var sharedNames: Set<ExactString> { Set(owners.filter { $0.value.count > 1 }.keys) }

  /// The text of all classes.
  var text: String { ([errorsText] + written.map(\.text)).compactMap(\.self).joined(separator: "\n") }

  /// The member that gives a port the errors of the app; nil if the app tells none apart.
  private var errorsText: String? {
    if caughtErrors.isEmpty { return nil }
    return """
      extension StagePort {
        /// The port with failures that are errors of the app, where the value of a script's `fail` has the form of one.
        var withAppErrors: StagePort { failing(as: \(caughtErrors.map { "\($0).self" }.joined(separator: ", "))) }
      }

      """
  }

  /// Returns the name of a class that conforms to protocols, or to a composition; nil if it has to be written by hand.
  mutating func make(_ protocols: [TypeDeclaration]) -> String? {
    let name = "Scripted" + protocols.map { $0.path.joined() }.joined(separator: "And")
    if let known = written.first(where: { $0.name == name }) { return known.text == nil ? nil : name }
    guard let parts = requirements(of: protocols) else { return nil }
    let index = written.count
    written.append((name, nil))
    written[index].text = text(of: protocols, name: name, parts)
    return name
  }

  /// Returns the protocols of the app in a type: one, or a composition; nil for other types.
  func protocols(_ type: String, in scope: [String]) -> [TypeDeclaration]? {
    let plain = TypeSpelling.plain(type)
    let parts = TypeSpelling.split(plain, at: "&")
    if parts.count == 1 {
      if let found = app.type(plain, in: scope) {
        return found.kind == .protocol && !found.isPrivate && !found.isGeneric ? [found] : nil
      }
      return app.alias(plain, in: scope).flatMap { $0 == plain ? nil : protocols($0, in: scope) }
    }
    let found = parts.map { protocols($0, in: scope) }
    return found.contains { $0 == nil } ? nil : found.flatMap { $0 ?? [] }
  }

  private typealias Requirements = (functions: [FunctionDeclaration], properties: [PropertyDeclaration])

  private func requirements(of protocols: [TypeDeclaration]) -> Requirements? {
    let harmless = ["AnyObject", "class", "Sendable", "NSObjectProtocol"]
    var types = protocols
    for type in protocols {
      for name in app.ancestors(of: type) where !harmless.contains(name) {
        guard let parent = app.type(name, in: Array(type.path.dropLast())), parent.kind == .protocol else { return nil }
        if !types.contains(where: { $0.path == parent.path }) { types.append(parent) }
      }
    }
    let functions = types.flatMap(\.functions)
    let properties = types.flatMap(\.properties)
    let isStrange =
      types.contains { $0.hasMore || $0.isGeneric || !$0.aliases.isEmpty || $0.isPrivate || $0.isConditional }
      || functions.contains { function in
        let types = function.parameters.map(\.type) + [function.result ?? ""]
        return function.name == "init" || function.isStatic || function.isGeneric || !function.name.isWord
          || types.contains { $0.contains("Self") || $0.hasPrefix("some ") }
      } || properties.contains { $0.isStatic || $0.type?.contains("Self") ?? true }
    return isStrange ? nil : (functions, properties)
  }

  private mutating func text(of protocols: [TypeDeclaration], name: String, _ parts: Requirements) -> String {
    let (scope, place) = (protocols[0].path, protocols.map(\.qualifiedName).joined(separator: " & "))
    var (stored, setting, members): ([String], [String], [String]) = ([], [], [])
    let isAlone = parts.functions.count == 1
    func stageName(_ member: String) -> String {
      if !shared.contains(member) { return member }
      let service = protocols.map { $0.path.joined().withoutKind }.joined().uncapitalized
      return isAlone && ["execute", "invoke", "callAsFunction"].contains(member)
        ? service : service + member.capitalized
    }
    for property in parts.properties {
      owners[property.name, default: []].insert(place)
      let value = value(
        of: property, named: stageName(property.name), in: scope, place: "\(place).\(property.name)")
      stored += value.stored
      setting += value.setting
      members += value.members
    }
    var seen: [ExactString: Int] = [:]
    for function in parts.functions {
      seen[function.name, default: 0] += 1
      owners[function.name, default: []].insert(place)
      let name = stageName(function.name) + (seen[function.name] == 1 ? "" : "\(seen[function.name] ?? 0)")
      if let (body, portUse) = body(of: function, named: name, in: scope) {
        if let portUse {
          stored.append("private let \(portUse.variable): \(portUse.type)")
          setting.append("\(portUse.variable) = \(portUse.creation)")
        }
        members.append(declaration(of: function) + " {\n    \(body)\n  }")
      } else {
        unfilled.append("\(place).\(function.name)")
        members.append(declaration(of: function) + " {\n    \(Self.trap("\(place).\(function.name)"))\n  }")
      }
    }
    let isObject = protocols.contains { app.ancestors(of: $0).contains("NSObjectProtocol") }
    let lines =
      stored.map { "  \($0)\n" }.joined() + (stored.isEmpty ? "" : "\n")
      + "  init(stage: Playback.Stage) {\n" + setting.map { "    \($0)\n" }.joined() + "  }\n"
      + members.map { "\n  \($0)\n" }.joined()
    let inherited = (isObject ? ["NSObject"] : []) + protocols.map(\.qualifiedName)
    return """
      /// \(place), answered by scripts.
      final class \(name): \(inherited.joined(separator: ", ")) {
      \(lines)}

      """
  }

  /// Returns the code for a place that has to be filled in; it traps, because no return value could report the place.
  private static func trap(_ place: String) -> String { "fatalError(\"not filled in yet: \(place)\")" }

  private mutating func value(
    of property: PropertyDeclaration, named stageName: String, in scope: [String], place: String
  ) -> (stored: [String], setting: [String], members: [String]) {
    let declared = property.type ?? ""
    let (name, plain) = (property.name.quotedIfNeeded, TypeSpelling.plain(declared))
    if let stream = stream(plain, named: stageName, in: scope) {
      return (["let \(name): \(declared)"], ["\(name) = \(stream)"], [])
    }
    if let (made, feed) = subject(plain, named: stageName, in: scope) {
      return (["var \(name): \(declared) = .init\(made)"], feed.map { ["_ = \($0(name))"] } ?? [], [])
    }
    if let known = KnownValues.expression(for: plain) {
      return (["var \(name): \(declared)"], ["\(name) = \(known)"], [])
    }
    if types.contains(declared, in: scope),
      let blank = BlankValues(types).expression(for: declared, in: scope), types.need(declared, in: scope)
    {
      return (["var \(name): \(declared)"], ["\(name) = stage.argument(\"\(stageName)\", default: \(blank))"], [])
    }
    if TypeSpelling.optional(plain) != nil { return (["var \(name): \(declared) = nil"], [], []) }
    if let made = protocols(plain, in: scope).flatMap({ make($0) }) {
      return (["var \(name): \(declared)"], ["\(name) = \(made)(stage: stage)"], [])
    }
    unfilled.append(place)
    return (
      [], [],
      [
        "var \(name): \(declared) {\n    get { \(Self.trap(place)) }\n    set { \(Self.trap(place)) }\n  }"
      ]
    )
  }

  /// Returns the expression of a stream that feeds an observable; nil for other types.
  mutating func stream(_ type: String, named name: String, in scope: [String]) -> String? {
    guard let (kind, arguments) = TypeSpelling.generic(TypeSpelling.plain(type)), arguments.count == 1,
      let ending = Self.streamEndings[kind]
    else { return nil }
    if TypeSpelling.isVoid(arguments[0]) {
      return "stage.stream(\"\(name)\", of: Bool?.self).map { _ in () }\(ending)"
    }
    if let parts = tuple(arguments[0], in: scope) {
      let made = "{ (\(parts.parameters)) in (\(parts.arguments)) }"
      return "stage.stream(\"\(name)\") { cases in cases(\"value\", labels: [\(parts.labels)]) \(made) }\(ending)"
    }
    guard types.need(arguments[0], in: scope) else { return nil }
    return "stage.stream(\"\(name)\", of: (\(types.spelled(arguments[0], in: scope))).self)\(ending)"
  }

  /// Returns the labels, the parameters and the arguments of a closure that creates a tuple; nil for other types, and for
  /// parts that no script can write.
  mutating func tuple(
    _ type: String, in scope: [String]
  ) -> (labels: String, parameters: String, arguments: String)? {
    guard let parts = tupleParts(type, in: scope) else { return nil }
    var (labels, parameters, arguments): ([String], [String], [String]) = ([], [], [])
    for (index, part) in parts.enumerated() {
      _ = types.need(part.type, in: scope)
      let name = part.label?.quotedIfNeeded ?? "value\(index)"
      labels.append("\"\(part.label ?? "_")\"")
      parameters.append("\(name): \(types.spelled(part.type, in: scope))")
      arguments.append((part.label.map { "\($0): " } ?? "") + name)
    }
    func list(_ texts: [String]) -> String { texts.joined(separator: ", ") }
    return (list(labels), list(parameters), list(arguments))
  }

  private static let streamEndings: [ExactString: String] = [
    "Observable": "", "Driver": ".asDriver(onErrorDriveWith: .empty())",
    "Signal": ".asSignal(onErrorSignalWith: .empty())", "Infallible": ".asInfallible(onErrorFallbackTo: .empty())",
  ]

  /// Returns the arguments that create a subject or relay, and the code by which scripts feed it; nil for other types.
  mutating func subject(
    _ type: String, named name: String, in scope: [String]
  ) -> (made: String, feed: ((String) -> String)?)? {
    guard let (kind, arguments) = TypeSpelling.generic(type), arguments.count == 1 else { return nil }
    let made: String
    switch kind {
    case "PublishSubject", "PublishRelay": made = "()"
    case "BehaviorSubject", "BehaviorRelay":
      let blank =
        TypeSpelling.isVoid(arguments[0]) ? "()" : BlankValues(types).expression(for: arguments[0], in: scope)
      guard let blank else { return nil }
      made = "(value: \(blank))"
    default: return nil
    }
    guard let stream = stream("Observable<\(arguments[0])>", named: name, in: scope) else { return (made, nil) }
    let isRelay = kind.hasSuffix("Relay")
    return (made, { "\(stream).subscribe(\(isRelay ? "onNext: \($0).accept" : $0))" })
  }

  private func declaration(of function: FunctionDeclaration) -> String {
    let parameters = function.parameters.map { parameter in
      let label = parameter.label ?? "_"
      let names = label == parameter.name ? label.quotedIfNeeded : "\(label) \(parameter.name.quotedIfNeeded)"
      // A closure of a protocol may be escaping, as its source declares; the parser does not keep the attribute.
      let escaping =
        TypeSpelling.plain(parameter.type).contains("->") && !parameter.type.hasSuffix("?") ? "@escaping " : ""
      return "\(names): \(escaping)\(parameter.type)"
    }
    let effects = (function.isAsync ? " async" : "") + (function.isThrowing ? " throws" : "")
    return "func \(function.name.quotedIfNeeded)(\(parameters.joined(separator: ", ")))\(effects)"
      + (function.result.map { " -> \($0)" } ?? "")
  }

  /// A port or an outlet that a function uses.
  struct PortUse {
    let variable: String
    let type: String
    let creation: String
  }

  /// Returns the body of a function, and its port or outlet; nil if a script cannot answer it.
  mutating func body(
    of function: FunctionDeclaration, named name: String, in scope: [String]
  ) -> (text: String, portUse: PortUse?)? {
    if function.parameters.contains(where: { $0.type.hasPrefix("inout ") }) { return nil }
    let closures = function.parameters.filter { $0.type.contains("->") }
    let request = Self.request(function.parameters.filter { !$0.type.contains("->") })
    let asked = requestType(function.parameters.filter { !$0.type.contains("->") }, in: scope)
    let portName = "\(name)Port"
    func port(replying reply: String, mayFail: Bool = true) -> PortUse {
      let errors = mayFail && !caughtErrors.isEmpty ? ".withAppErrors" : ""
      return PortUse(
        variable: portName, type: "StagePort",
        creation: "stage.port(\"\(name)\", \(asked).self, \(reply).self)\(errors)")
    }
    let result = function.result ?? "Void"
    if !closures.isEmpty {
      guard closures.count <= 2, TypeSpelling.isVoid(result), !function.isAsync else { return nil }
      if closures.count == 2 {
        return completions(closures[0], closures[1], portName, request, in: scope)
          .map { ($0.text, port(replying: $0.reply)) }
      }
      return completion(closures[0], portName, request, in: scope).map { ($0.text, port(replying: $0.reply)) }
    }
    if TypeSpelling.isVoid(result) {
      if !function.isAsync {
        let note = PortUse(variable: "\(name)Note", type: "Outlet", creation: "stage.note(\"\(name)\")")
        return ("\(note.variable)(\(request))", note)
      }
      let attempt = function.isThrowing ? "try await" : "try? await"
      let use = port(replying: "Void", mayFail: function.isThrowing)
      return ("_ = \(attempt) \(portName).reply(to: \(request), as: Bool?.self)", use)
    }
    if let call = observable(result, portName, request, in: scope) { return (call.text, port(replying: call.reply)) }
    if types.need(result, in: scope) {
      let reply = "(\(types.spelled(result, in: scope)))"
      let use = port(replying: reply, mayFail: function.isAsync && function.isThrowing)
      if function.isAsync, function.isThrowing { return ("try await \(portName).reply(to: \(request))", use) }
      let attempt = "try? await \(portName).reply(to: \(request), as: \(reply).self)"
      if function.isAsync, TypeSpelling.optional(result) != nil { return (attempt, use) }
      // What cannot throw returns a value even where the call fails or its task is cancelled.
      if function.isAsync, let blank = BlankValues(types).expression(for: result, in: scope) {
        return ("(\(attempt)) ?? \(blank)", use)
      }
      return ("\(portName).value(for: \(request))", use)
    }
    if function.isAsync, function.isThrowing, let tuple = tupleReply(result, in: scope) {
      let parts = "let parts = try await \(portName).reply(to: \(request), as: \(tuple.decoded).self).parts"
      return ("\(parts)\n    return \(tuple.made(from: "parts"))", port(replying: tuple.decoded))
    }
    return TypeSpelling.optional(TypeSpelling.plain(result)) != nil ? ("return nil", nil) : nil
  }

  /// A tuple as a reply.
  private struct TupleReply {
    /// The type of the value that is decoded.
    let decoded: String
    let labels: [String?]

    /// Returns an expression that gives the decoded parts their labels.
    func made(from parts: String) -> String {
      let list = labels.enumerated().map { ($1.map { "\($0): " } ?? "") + "\(parts).\($0)" }
      return "(\(list.joined(separator: ", ")))"
    }
  }

  /// Returns what is known of a tuple; nil for other types, and for parts that no script can write.
  private mutating func tupleReply(_ type: String, in scope: [String]) -> TupleReply? {
    guard let parts = tupleParts(type, in: scope) else { return nil }
    for part in parts { _ = types.need(part.type, in: scope) }
    let spelled = parts.map { types.spelled($0.type, in: scope) }.joined(separator: ", ")
    return TupleReply(decoded: "DecodedTuple<\(spelled)>", labels: parts.map(\.label))
  }

  private func tupleParts(_ type: String, in scope: [String]) -> [(label: String?, type: String)]? {
    // RxCocoa's name for a tuple.
    let moved = type == "ItemMovedEvent" ? "(sourceIndex: IndexPath, destinationIndex: IndexPath)" : nil
    guard let parts = TypeSpelling.tuple(app.alias(type, in: scope) ?? moved ?? type),
      parts.allSatisfy({ types.contains($0.type, in: scope) })
    else { return nil }
    return parts
  }

  /// Returns the parameters of a call as one value.
  private static func request(_ parameters: [ParameterDeclaration]) -> String {
    if parameters.count == 1, parameters[0].name == "value", parameters[0].label == nil { return "value" }
    let members = parameters.map { parameter in
      let value = parameter.name.quotedIfNeeded
      return "\"\(parameter.name)\": " + (TypeSpelling.optional(parameter.type) == nil ? value : "\(value) as Any")
    }
    return members.isEmpty ? "[:] as [String: Any]" : "[\(members.joined(separator: ", "))] as [String: Any]"
  }

  /// Returns the type of a request, which lists show: a tuple where there are several parameters. A type that the
  /// registrations may be unable to name is `Any`.
  private func requestType(_ parameters: [ParameterDeclaration], in scope: [String]) -> String {
    func spelled(_ type: String) -> String {
      types.contains(type, in: scope) ? types.spelled(type, in: scope) : "Any"
    }
    guard let first = parameters.first else { return "Void" }
    if parameters.count > 1 {
      return "(\(parameters.map { "\($0.name.quotedIfNeeded): \(spelled($0.type))" }.joined(separator: ", ")))"
    }
    return first.name == "value" && first.label == nil ? "(\(spelled(first.type)))" : "[String: \(spelled(first.type))]"
  }

  /// A call of a port: its code, and the type of its reply.
  private typealias PortCall = (text: String, reply: String)

  /// Returns a call whose reply is an observable of some kind.
  private mutating func observable(
    _ result: String, _ port: String, _ request: String, in scope: [String]
  ) -> PortCall? {
    let plain = TypeSpelling.plain(result)
    if plain == "Completable" {
      return ("\(port).call(\(request), as: Bool?.self).ignoreElements().asCompletable()", "Void")
    }
    guard let (kind, arguments) = TypeSpelling.generic(plain) else { return nil }
    if ["AsyncThrowingStream", "AsyncStream"].contains(kind), types.need(arguments[0], in: scope) {
      let element = types.spelled(arguments[0], in: scope)
      let end = kind == "AsyncStream" ? "_ in values.finish()" : "values.finish(throwing: $0)"
      let text =
        "\(kind) { values in _ = \(port).call(\(request), as: (\(element)).self).subscribe"
        + "(onNext: { values.yield($0) }, onError: { \(end) }, "
        + "onCompleted: { values.finish() }) }"
      return (text, "(\(element))")
    }
    if kind == "AsyncStream", let (success, failure) = self.result(arguments[0], in: scope) {
      let failed =
        failure.map { "if let error = $0 as? \($0) { values.yield(.failure(error)) }" } ?? "values.yield(.failure($0))"
      let text =
        "AsyncStream { values in _ = \(port).call(\(request), as: (\(success)).self"
        + (failure.map { ", throwing: \($0).self" } ?? "")
        + ").subscribe(onNext: { values.yield(.success($0)) }, onError: { \(failed); values.finish() }, "
        + "onCompleted: { values.finish() }) }"
      return (text, "(\(success))")
    }
    guard arguments.count == 1 else { return nil }
    let endings = Self.streamEndings.merging(["Single": ".asSingle()", "Maybe": ".asMaybe()"]) { first, _ in first }
    guard let ending = endings[kind] else { return nil }
    if TypeSpelling.isVoid(arguments[0]) {
      return ("\(port).call(\(request), as: Bool?.self).map { _ in () }\(ending)", "Void")
    }
    if types.need(arguments[0], in: scope) {
      let reply = "(\(types.spelled(arguments[0], in: scope)))"
      return ("\(port).call(\(request), as: \(reply).self)\(ending)", reply)
    }
    if let tuple = tupleReply(arguments[0], in: scope) {
      let call = "\(port).call(\(request), as: \(tuple.decoded).self).map { \(tuple.made(from: "$0.parts")) }"
      return ("\(call)\(ending)", tuple.decoded)
    }
    guard let (success, failure) = self.result(arguments[0], in: scope) else { return nil }
    let whole = types.spelled(arguments[0], in: scope)
    let call = "\(port).call(\(request), as: (\(success)).self\(failure.map { ", throwing: \($0).self" } ?? ""))"
    let recovered =
      failure.map { "{ error in if let error = error as? \($0) { return .just(.failure(error)) }; throw error }" }
      ?? "{ .just(.failure($0)) }"
    return ("\(call).map { \(whole).success($0) }.catch \(recovered)\(ending)", "(\(success))")
  }

  /// Returns the types of a `Result` as the services write them: the decoded value and the error; nil for any error.
  private mutating func result(_ type: String, in scope: [String]) -> (success: String, failure: String?)? {
    guard let (kind, arguments) = TypeSpelling.generic(TypeSpelling.plain(type)), kind == "Result",
      arguments.count == 2, types.need(arguments[0], in: scope)
    else { return nil }
    let success = types.spelled(arguments[0], in: scope)
    if TypeSpelling.plain(arguments[1]) == "Error" { return (success, nil) }
    guard types.need(arguments[1], in: scope) else { return nil }
    return (success, types.spelled(arguments[1], in: scope))
  }

  /// A closure that is told an outcome: how it is called, and the types of what it takes.
  private typealias Completion = (name: String, given: [String])

  /// Returns what is known of a closure without a result; nil for other types.
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
    guard types.need(given, in: scope) else { return nil }
    let reply = "(\(types.spelled(given, in: scope)))"
    return ("_ = \(port).call(\(request), as: \(reply).self).subscribe(onNext: { \(done.name)($0) }, \(onError)", reply)
  }

  /// Returns a call whose reply is passed to a closure.
  private mutating func completion(
    _ closure: ParameterDeclaration, _ port: String, _ request: String, in scope: [String]
  ) -> PortCall? {
    guard let (done, given) = Self.completion(closure) else { return nil }
    func call(_ reply: String) -> String { "_ = \(port).call(\(request), as: \(reply).self).subscribe" }
    if given.isEmpty { return (call("Bool?") + "(onNext: { _ in \(done)() })", "Void") }
    if given.count == 2, ["Error", "Swift.Error"].contains(TypeSpelling.optional(given[1]) ?? "") {
      let value = TypeSpelling.optional(given[0]) ?? given[0]
      let blank = TypeSpelling.optional(given[0]) == nil ? BlankValues(types).expression(for: value, in: scope) : "nil"
      guard let blank, types.need(value, in: scope) else { return nil }
      let reply = "(\(types.spelled(value, in: scope)))"
      return (call(reply) + "(onNext: { \(done)($0, nil) }, onError: { \(done)(\(blank), $0) })", reply)
    }
    guard given.count == 1 else { return nil }
    if types.need(given[0], in: scope) {
      let reply = "(\(types.spelled(given[0], in: scope)))"
      return (call(reply) + "(onNext: { \(done)($0) })", reply)
    }
    guard let (success, failure) = result(given[0], in: scope) else { return nil }
    let reply = "(\(success))"
    guard let failure else {
      return (call(reply) + "(onNext: { \(done)(.success($0)) }, onError: { \(done)(.failure($0)) })", reply)
    }
    // An error of another kind means that the script cannot be played on; the case tells.
    let text =
      "_ = \(port).call(\(request), as: \(reply).self, throwing: \(failure).self).subscribe"
      + "(onNext: { \(done)(.success($0)) }, "
      + "onError: { if let error = $0 as? \(failure) { \(done)(.failure(error)) } })"
    return (text, reply)
  }
}

extension String {
  /// The name with a first word in lower case: `ttsAdapter` for `TTSAdapter`.
  fileprivate var uncapitalized: String {
    let capitals = prefix { $0.isUppercase }
    let isPartOfWord = capitals.count > 1 && dropFirst(capitals.count).first?.isLowercase ?? false
    let word = capitals.dropLast(isPartOfWord ? 1 : 0)
    return word.lowercased() + dropFirst(word.count)
  }
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }

  /// The name of a protocol without a suffix such as `Protocol`.
  fileprivate var withoutKind: String {
    let kinds = ["Protocol", "Interface", "Type"]
    return kinds.first { hasSuffix($0) && self != $0 }.map { String(dropLast($0.count)) } ?? self
  }

  /// Whether the name is an identifier, not an operator.
  var isWord: Bool { utf8.allSatisfy { $0 == UInt8(ascii: "_") || $0 >= 0x80 || $0.isLetterOrDigit } }

  /// The name as written in a declaration, in backticks if it is a keyword.
  var quotedIfNeeded: String {
    let reserved: Set<ExactString> = [
      "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
      "enum", "extension", "fallthrough", "false", "for", "func", "guard", "if", "import", "in", "init", "inout",
      "internal",
      "is", "let", "nil", "operator", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static",
      "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]
    return reserved.contains(self) ? "`\(self)`" : self
  }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
