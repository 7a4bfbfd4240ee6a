import ExactStrings

/// Generates a class for each protocol that reactors depend on: functions become ports, observables become streams, and
/// functions without a result become outlets.
struct ScriptedServices {
  let app: AppDeclarations
  /// The types of the values in scripts.
  var types: DecodableTypes
  /// The classes by their names, in the order of their generation; nil while a class is being generated.
  private var written: [(name: String, text: String?)] = []
  /// The places that have to be filled in.
  private(set) var unfilled: [OpenPlace] = []
  /// The names of service members on the stage, with the services that have a member of that name.
  private var owners: [ExactString: Set<ExactString>] = [:]
  /// The names that several services have: in scripts, these ports and streams get the names of their services, too.
  private let shared: Set<ExactString>

  /// The errors that the app tells apart by their types, as in `catch let error as NetworkError`, or that describe
  /// themselves as a `LocalizedError`.
  private(set) var caughtErrors: [String] = []
  /// The errors that the actions of the present store take from effects: `case response(Result<String, ApiError>)`.
  private(set) var effectErrors: [String] = []

  /// - Parameter shared: The names that several services have, which are known after a first pass.
  init(_ app: AppDeclarations, shared: Set<ExactString> = []) {
    self.app = app
    self.shared = shared
    types = DecodableTypes(app)
    let described = app.all.filter { app.ancestors(of: $0).contains("LocalizedError") }.map(\.qualifiedName)
    for name in app.sources.flatMap(\.casts) + described {
      guard let error = error(name, in: []), !caughtErrors.contains(error), !types.isEmpty(error) else { continue }
      caughtErrors.append(error)
    }
  }

  /// Sets the errors that effects answer with: those in the `Result`s that an action carries.
  mutating func setEffectErrors(of action: TypeDeclaration?) {
    let names = (action?.cases ?? []).flatMap(\.payloads).compactMap { payload in
      TypeSpelling.generic(TypeSpelling.plain(payload.type)).flatMap { $0.name == "Result" ? $0.arguments.last : nil }
    }
    var all: [String] = []
    for name in names {
      guard let error = error(name, in: action?.path ?? []), !all.contains(error) else { continue }
      all.append(error)
    }
    // An error without contents fits every failure, and therefore comes last.
    effectErrors = all.filter { !types.isEmpty($0) } + all.filter(types.isEmpty)
  }

  /// Returns the full name of an error of the app that scripts can write.
  private mutating func error(_ name: String, in scope: [String]) -> String? {
    guard let type = app.type(name, in: scope), !type.isGeneric, !type.isPrivate, types.isError(type),
      types.need(name, in: scope)
    else { return nil }
    return type.qualifiedName
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
    if obstacle(to: protocols) != nil { return nil }
    let index = written.count
    written.append((name, nil))
    written[index].text = text(of: protocols, name: name)
    return name
  }

  /// Whether scripts stand for an object of a type of the app, because they stand for one of its protocols.
  func standFor(_ type: TypeDeclaration) -> Bool {
    app.ancestors(of: type).contains { name in
      guard let parent = app.inherited(name, in: Array(type.path.dropLast())) else { return false }
      return written.contains { $0.name == "Scripted" + parent.path.joined() }
    }
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

  /// Returns the protocols with those that they inherit.
  private func lineage(of protocols: [TypeDeclaration]) -> [TypeDeclaration] {
    var types = protocols
    for type in protocols {
      for parent in app.ancestors(of: type).compactMap({ app.type($0, in: Array(type.path.dropLast())) })
      where !types.contains(where: { $0.path == parent.path }) {
        types.append(parent)
      }
    }
    return types
  }

  /// Returns the obstacle that keeps scripts from standing for an object of the protocols; nil if there is none.
  func obstacle(to protocols: [TypeDeclaration]) -> String? {
    let harmless = ["AnyObject", "class", "Sendable", "NSObjectProtocol"]
    for type in protocols {
      for name in app.ancestors(of: type) where !harmless.contains(name) {
        let parent = app.type(name, in: Array(type.path.dropLast()))
        if parent?.kind != .protocol { return "'\(name)' (\(type.place))" }
      }
    }
    return lineage(of: protocols).lazy.compactMap(obstacle).first
  }

  /// Returns the member of a protocol that no script can answer, with its place; nil if there is none.
  private func obstacle(in type: TypeDeclaration) -> String? {
    func named(_ name: String, _ place: String) -> String { "'\(name)' (\(place))" }
    if let other = type.others.first { return named(other.name, other.place) }
    if let alias = type.aliases.keys.min() { return named("typealias \(alias.string)", type.place) }
    if type.isGeneric || type.isPrivate { return named(type.qualifiedName, type.place) }
    let function = (type.functions + type.subscripts).first { function in
      let types = function.parameters.map(\.type) + [function.result ?? ""]
      return function.name == "init" || function.isStatic || !function.name.isWord
        || types.contains { $0.contains("Self") } || function.result?.hasPrefix("some ") ?? false
    }
    let property = type.properties.first { $0.isStatic || $0.type?.contains("Self") ?? true }
    return function.map { named($0.name, $0.place) } ?? property.map { named($0.name, $0.place) }
  }

  private mutating func text(of protocols: [TypeDeclaration], name: String) -> String {
    let parts = lineage(of: protocols)
    let (scope, place) = (protocols[0].path, protocols.map(\.qualifiedName).joined(separator: " & "))
    var (stored, setting, members): ([String], [String], [String]) = ([], [], [])
    let isAlone = parts.flatMap(\.functions).count == 1
    func stageName(_ member: String) -> String {
      let service = protocols.map { $0.path.joined().withoutKind }.joined().uncapitalized
      // A port of a service's only function is called after the service, where the function's name says nothing.
      if isAlone, ["execute", "invoke", "callAsFunction"].contains(member) { return service }
      return shared.contains(member) ? service + member.capitalized : member
    }
    for property in parts.flatMap(\.properties) {
      owners[property.name, default: []].insert(place)
      let value = value(
        of: property, named: stageName(property.name), in: scope,
        place: OpenPlace(name: "\(place).\(property.name)", source: property.place))
      stored += value.stored
      setting += value.setting
      members += value.members
    }
    var seen: [ExactString: Int] = [:]
    for function in parts.flatMap(\.functions) {
      seen[function.name, default: 0] += 1
      owners[function.name, default: []].insert(place)
      let name = stageName(function.name) + (seen[function.name] == 1 ? "" : "\(seen[function.name] ?? 0)")
      types.generics = decodableParameters(of: function, in: scope)
      defer { types.generics = [] }
      let open = OpenPlace(name: "\(place).\(function.name)", source: function.place)
      if let maker = maker(of: function, named: name, in: scope) {
        stored.append("private let \(maker.variable): \(maker.type)")
        setting.append("\(maker.variable) = \(maker.creation)")
        let arguments = function.parameters.map(\.name.quotedIfNeeded).joined(separator: ", ")
        members.append(declaration(of: function) + " {\n    \(maker.variable)(\(arguments))\n  }")
        continue
      }
      if let (body, portUse) = body(of: function, named: name, in: scope) {
        if let portUse {
          stored.append("private let \(portUse.variable): \(portUse.type)")
          setting.append("\(portUse.variable) = \(portUse.creation)")
        }
        // The app goes on without a value, and the place is listed.
        if portUse == nil { unfilled.append(open) }
        let mark = portUse == nil ? "  // Not filled in yet." : ""
        members.append(declaration(of: function) + " {\n    \(body)\(mark)\n  }")
      } else {
        unfilled.append(open)
        members.append(declaration(of: function) + " {\n    \(Self.trap(open))\n  }")
      }
    }
    for one in parts.flatMap(\.subscripts) {
      let open = OpenPlace(name: "\(place).subscript", source: one.place)
      unfilled.append(open)
      members.append(
        "\(Self.subscriptDeclaration(of: one)) {\n    get { \(Self.trap(open)) }\n    set { \(Self.trap(open)) }\n  }")
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
  private static func trap(_ place: OpenPlace) -> String { "fatalError(\"not filled in yet: \(place.name)\")" }

  private mutating func value(
    of property: PropertyDeclaration, named stageName: String, in scope: [String], place: OpenPlace
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
    if let made = argument(plain, named: stageName, in: scope) {
      return (["var \(name): \(declared)"], ["\(name) = \(made)"], [])
    }
    if let made = protocols(plain, in: scope).flatMap({ make($0) }) {
      return (["var \(name): \(declared)"], ["\(name) = \(made)(stage: stage)"], [])
    }
    if let made = closure(plain, named: stageName, in: scope) {
      return (["var \(name): \(declared)"], ["\(name) = \(made)"], [])
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
    return converted(arguments[0], in: scope).map {
      "stage.stream(\"\(name)\", of: (\($0.decoded)).self)\($0.mapping)\(ending)"
    }
  }

  /// Returns the expression of a value that is made from an argument of `@reactor`; nil for other types.
  mutating func argument(_ type: String, named name: String, in scope: [String]) -> String? {
    guard TypeSpelling.tuple(type) == nil, let value = converted(type, in: scope),
      let blank = BlankValues(types).expression(for: value.decoded, in: scope)
    else { return nil }
    return value.made("stage.argument(\"\(name)\", default: \(blank) as \(value.decoded))")
  }

  /// Returns the conversion that makes a value of a type from one that scripts can write; nil if the value has to be
  /// made by hand.
  mutating func converted(_ type: String, in scope: [String]) -> ConvertedValue? {
    if types.need(type, in: scope) { return ConvertedValue(types.spelled(type, in: scope)) }
    let plain = TypeSpelling.plain(type)
    if let known = ConvertedValue(of: plain) { return known }
    if let wrapped = TypeSpelling.optional(plain) { return converted(wrapped, in: scope)?.optional }
    if let element = TypeSpelling.element(plain) {
      let parts = TypeSpelling.split(element, at: ":")
      if parts.count == 1 { return converted(element, in: scope)?.array }
      guard parts[0] == "AnyHashable" || types.need(parts[0], in: scope) else { return nil }
      return converted(parts[1], in: scope)?.dictionary(by: types.spelled(parts[0], in: scope))
    }
    if let parts = TypeSpelling.tuple(plain) { return tuple(parts, in: scope) }
    let alias = app.alias(plain, in: scope) ?? Self.movedItem(plain)
    return alias.flatMap { $0 == plain ? nil : converted($0, in: scope) }
  }

  /// Returns the conversion that makes a tuple; nil if a part has to be made by hand.
  private mutating func tuple(_ parts: [(label: String?, type: String)], in scope: [String]) -> ConvertedValue? {
    var values: [ConvertedValue] = []
    for part in parts {
      guard let value = converted(part.type, in: scope) else { return nil }
      values.append(value)
    }
    return ConvertedValue("DecodedTuple<\(values.map(\.decoded).joined(separator: ", "))>") { name in
      let list = zip(parts, values).enumerated().map { index, part in
        (part.0.label.map { "\($0): " } ?? "") + part.1.made("\(name).parts.\(index)")
      }
      return "(\(list.joined(separator: ", ")))"
    }
  }

  /// Returns the labels, the parameters and the arguments of a closure that creates a tuple; nil for other types, and
  /// for parts that no script can write.
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

  static let streamEndings: [ExactString: String] = [
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

  private func tupleParts(_ type: String, in scope: [String]) -> [(label: String?, type: String)]? {
    guard let parts = TypeSpelling.tuple(app.alias(type, in: scope) ?? Self.movedItem(type) ?? type),
      parts.allSatisfy({ types.contains($0.type, in: scope) })
    else { return nil }
    return parts
  }

  /// Returns the tuple for which RxCocoa has a name.
  private static func movedItem(_ type: String) -> String? {
    type == "ItemMovedEvent" ? "(sourceIndex: IndexPath, destinationIndex: IndexPath)" : nil
  }
}
