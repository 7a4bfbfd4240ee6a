import ExactStrings

/// The declarations of all sources of an app.
struct AppDeclarations {
  let sources: [SourceDeclarations]
  /// The types by their qualified names: each type, followed by its extensions.
  private let types: [ExactString: [TypeDeclaration]]
  private let aliases: [ExactString: String]
  /// The names of the members that reactors call where they transform their streams.
  let transformCalls: Set<ExactString>

  init(_ sources: [SourceDeclarations]) {
    self.sources = sources
    var types: [ExactString: [TypeDeclaration]] = [:]
    var aliases: [ExactString: String] = [:]
    for source in sources {
      for type in source.types {
        if type.kind == .extension {
          types[type.qualifiedName, default: []].append(type)
        } else {
          types[type.qualifiedName, default: []].insert(type, at: 0)
        }
        for (name, target) in type.aliases { aliases["\(type.qualifiedName).\(name)"] = target }
      }
      aliases.merge(source.aliases) { first, _ in first }
    }
    // An `Identifiable` type has an `ID`, the type of its `id`.
    for (name, parts) in types where aliases["\(name).ID"] == nil {
      guard parts.contains(where: { $0.inherited.contains("Identifiable") }),
        let id = parts[0].properties.first(where: { $0.name == "id" })
      else { continue }
      aliases["\(name).ID"] = id.type ?? id.madeType
    }
    transformCalls = sources.reduce(into: []) { $0.formUnion($1.transformCalls) }
    self.types = types
    self.aliases = aliases
  }

  /// Returns a type of the app by its qualified name, with its extensions merged in; nil if there are only extensions.
  func type(_ name: String) -> TypeDeclaration? {
    guard let parts = types[name], var whole = parts.first, whole.kind != .extension else { return nil }
    for part in parts.dropFirst() {
      whole.inherited += part.inherited
      whole.functions += part.functions.filter { $0.name == "init" }.map { initializer in
        var added = initializer
        added.isAdded = true
        return added
      }
    }
    return whole
  }

  /// The properties that extensions add to a type of another module.
  func properties(addedTo name: String) -> [PropertyDeclaration] { (types[name] ?? []).flatMap(\.properties) }

  /// Returns the type that a name refers to inside a type, following aliases.
  func type(_ name: String, in scope: [String]) -> TypeDeclaration? {
    var (name, scope) = (name, scope)
    for _ in 0..<8 {
      let meaning = first(name, in: scope) { full in
        type(full).map { Meaning.type($0) } ?? aliases[full].map { .alias(of: $0, in: full) }
      }
      switch meaning {
      case .type(let found): return found
      case .alias(let target, let owner):
        scope = owner.split(separator: ".").dropLast().map(String.init)
        name = target
      case nil: return nil
      }
    }
    return nil
  }

  private enum Meaning {
    case type(TypeDeclaration)
    case alias(of: String, in: String)
  }

  /// Returns the target of an alias of the app; follows one step only.
  func alias(_ name: String, in scope: [String]) -> String? { first(name, in: scope) { aliases[$0] } }

  private func first<Result>(_ name: String, in scope: [String], _ find: (String) -> Result?) -> Result? {
    var scope = scope
    while true {
      if let found = find((scope + [name]).joined(separator: ".")) { return found }
      if scope.popLast() == nil { return nil }
    }
  }

  /// Returns the names that a type inherits, including those of its protocols and superclasses in the app.
  func ancestors(of type: TypeDeclaration) -> [String] {
    var (result, seen): ([String], Set<ExactString>) = ([], [])
    var open = type.inherited.map { ($0, type.path) }
    while !open.isEmpty {
      let (name, scope) = open.removeFirst()
      guard seen.insert(name).inserted else { continue }
      result.append(name)
      if let parent = inherited(name, in: Array(scope.dropLast())) {
        open += parent.inherited.map { ($0, parent.path) }
      } else if let alias = alias(name, in: Array(scope.dropLast())), alias != name {
        open += TypeSpelling.split(alias, at: "&").map { ($0, scope) }
      }
    }
    return result
  }

  /// Returns the superclass of a type, if it belongs to the app.
  func parent(of type: TypeDeclaration) -> TypeDeclaration? {
    if type.kind != .class { return nil }
    return type.inherited.lazy.compactMap { inherited($0, in: Array(type.path.dropLast())) }
      .first { $0.kind == .class }
  }

  /// Returns the arguments that a type gives to the generic parameters of its superclass, spelled as in its source.
  func genericArguments(of parent: TypeDeclaration, inheritedBy type: TypeDeclaration) -> [ExactString: String] {
    let scope = Array(type.path.dropLast())
    let spelled = type.inherited.first { inherited($0, in: scope)?.path == parent.path }
    guard let arguments = spelled.flatMap(TypeSpelling.generic)?.arguments, let parameters = parent.genericParameters,
      arguments.count == parameters.count
    else { return [:] }
    return Dictionary(uniqueKeysWithValues: zip(parameters.map { ExactString($0) }, arguments))
  }

  /// Returns whether only classes conform to one of the protocols.
  func isClassBound(_ protocols: [TypeDeclaration]) -> Bool {
    protocols.contains { type in
      ancestors(of: type).contains { ["AnyObject", "class", "NSObjectProtocol"].contains($0) }
    }
  }

  /// Returns the type of the app that a type inherits by this name, which may have generic arguments.
  func inherited(_ name: String, in scope: [String]) -> TypeDeclaration? {
    type(TypeSpelling.generic(name)?.name ?? name, in: scope)
  }

  /// All types of the app, in the order of their sources.
  var all: [TypeDeclaration] {
    sources.flatMap(\.types).filter { $0.kind != .extension }.compactMap { type($0.qualifiedName) }
  }

  /// The types of the app that conform to `Reactor`, in the order of their sources.
  ///
  /// A type of another module whose name ends in `Reactor`, such as `BaseReactor`, counts as `Reactor`.
  var reactors: [(type: TypeDeclaration, source: String)] {
    sources.flatMap { source in
      source.types.compactMap { declared in
        guard declared.kind == .class, let type = type(declared.qualifiedName) else { return nil }
        let isReactor = ancestors(of: type).contains { name in
          name.hasSuffix("Reactor") && self.type(name, in: Array(type.path.dropLast())) == nil
        }
        return isReactor ? (type, source.path) : nil
      }
    }
  }

  /// Returns the screens that sources extend and do not declare, because their extensions contain reactors.
  func screens(extendedIn sources: [SourceDeclarations]) -> [String] {
    let types = sources.flatMap(\.types)
    let declared = Set(exact: types.filter { $0.kind != .extension }.map(\.qualifiedName))
    let extended = Set(exact: types.filter { $0.kind == .extension }.map(\.qualifiedName)).subtracting(declared)
    return all.filter { $0.path.count == 1 && $0.isScreen && extended.contains($0.name) }.map(\.name)
  }

  /// Returns whether a property wrapper of the app, `@Injected`, takes its values from a container of Swinject.
  func takesFromContainer(_ wrapper: String) -> Bool {
    let name = String(wrapper.dropFirst().prefix { $0.isLetter || $0.isNumber || "_".contains($0) })
    let declaring = sources.first { $0.types.contains { $0.kind != .extension && $0.qualifiedName == name } }
    guard let declaring, declaring.words.contains("resolve") else { return false }
    return sourcesNeeded(by: [declaring.path]).contains { $0.imports.contains("Swinject") }
  }

  /// Returns the given sources and those that they need, directly or indirectly: sources that declare a word that they
  /// use.
  ///
  /// Sources with screens or extensions of them, and main programs, are left out: they need a screen.
  func sourcesNeeded(by paths: [String]) -> [SourceDeclarations] {
    var owners: [ExactString: [Int]] = [:]
    let screens = Set(exact: sources.flatMap(\.types).filter(\.isScreen).map(\.qualifiedName))
    for (index, source) in sources.enumerated() where !source.isMain && !source.isScreen {
      if source.types.contains(where: { $0.kind == .extension && screens.contains($0.qualifiedName) }) { continue }
      for name in source.offered(besides: { types[$0]?.first?.kind != .extension && types[$0] != nil }) {
        owners[name, default: []].append(index)
      }
    }
    var chosen = Set(sources.indices.filter { paths.contains(sources[$0].path) })
    var open = Array(chosen)
    while let index = open.popLast() {
      for word in sources[index].words {
        for owner in owners[word] ?? [] where chosen.insert(owner).inserted { open.append(owner) }
      }
    }
    return chosen.sorted().map { sources[$0] }
  }
}

extension TypeDeclaration {
  /// Whether the type is a view, or the controller of one.
  var isScreen: Bool {
    let screens = ["ViewController", "View", "Cell", "Window", "Responder", "Control", "Button", "Label"]
    return inherited.contains { name in
      name.hasPrefix("UI") && screens.contains { name.hasSuffix($0) } || name == "View" || name == "UIViewRepresentable"
        || name == "ReactorKit.View" || name == "StoryboardView" || name == "App" || name.hasSuffix("ViewController")
    }
  }
}

extension SourceDeclarations {
  /// Whether the source declares views or their controllers.
  var isScreen: Bool { types.contains(where: \.isScreen) }

  /// Returns the names that other sources may use: types, top-level names, and members of extensions of foreign types.
  func offered(besides isOfApp: (String) -> Bool) -> Set<ExactString> {
    var result = names
    for type in types {
      if type.kind != .extension {
        if type.path.count == 1 { result.insert(type.name) }
      } else if !isOfApp(type.qualifiedName) {
        result.formUnion(type.functions.map(\.name) + type.properties.map(\.name) + type.aliases.keys.map(\.string))
        result.remove("init")
      } else {
        result.insert(type.path[0])
      }
    }
    return result
  }
}
