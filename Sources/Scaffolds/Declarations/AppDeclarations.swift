import ExactStrings

/// What all sources of an app declare.
struct AppDeclarations {
  let sources: [SourceDeclarations]
  /// By qualified names: a type, then its extensions.
  private let types: [ExactString: [TypeDeclaration]]
  private let aliases: [ExactString: String]

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
    self.types = types
    self.aliases = aliases
  }

  /// A type of the app by its qualified name, all parts in one; nil if only extensions are here.
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

  /// The type that a name means where it stands in a type, its aliases followed.
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

  /// What an alias of the app stands for, if the name is one; the outermost step only.
  func alias(_ name: String, in scope: [String]) -> String? { first(name, in: scope) { aliases[$0] } }

  private func first<Result>(_ name: String, in scope: [String], _ find: (String) -> Result?) -> Result? {
    var scope = scope
    while true {
      if let found = find((scope + [name]).joined(separator: ".")) { return found }
      if scope.popLast() == nil { return nil }
    }
  }

  /// The names that a type inherits, those of its protocols and superclasses in the app included.
  func ancestors(of type: TypeDeclaration) -> [String] {
    var (result, seen): ([String], Set<ExactString>) = ([], [])
    var open = type.inherited.map { ($0, type.path) }
    while !open.isEmpty {
      let (name, scope) = open.removeFirst()
      guard seen.insert(name).inserted else { continue }
      result.append(name)
      if let parent = self.type(name, in: Array(scope.dropLast())) {
        open += parent.inherited.map { ($0, parent.path) }
      } else if let alias = alias(name, in: Array(scope.dropLast())), alias != name {
        open += TypeSpelling.split(alias, at: "&").map { ($0, scope) }
      }
    }
    return result
  }

  /// All types of the app, in the order of their sources.
  var all: [TypeDeclaration] {
    sources.flatMap(\.types).filter { $0.kind != .extension }.compactMap { type($0.qualifiedName) }
  }

  /// The types of the app that conform to `Reactor`, in the order of their sources.
  var reactors: [(type: TypeDeclaration, source: String)] {
    sources.flatMap { source in
      source.types.compactMap { declared in
        guard declared.kind == .class, let type = type(declared.qualifiedName) else { return nil }
        let names = ["Reactor", "ReactorKit.Reactor", "_Reactor", "Reactors.Reactor"]
        return ancestors(of: type).contains(where: names.contains) ? (type, source.path) : nil
      }
    }
  }

  /// The sources that some of them need, those included: what declares a word that they use.
  ///
  /// Screens are left out, and where a program begins: they need a screen.
  func sourcesNeeded(by paths: [String]) -> [SourceDeclarations] {
    var owners: [ExactString: [Int]] = [:]
    for (index, source) in sources.enumerated() where !source.isMain && !source.isScreen {
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

extension SourceDeclarations {
  /// Whether it is about a screen: it declares views or their controllers.
  var isScreen: Bool {
    let screens = ["ViewController", "View", "Cell", "Window", "Responder", "Control", "Button", "Label"]
    return types.contains { type in
      type.inherited.contains { name in
        name.hasPrefix("UI") && screens.contains { name.hasSuffix($0) } || name == "View"
          || name == "UIViewRepresentable"
          || name == "ReactorKit.View" || name == "StoryboardView" || name == "App" || name.hasSuffix("ViewController")
      }
    }
  }

  /// What other sources may use of it: its types, what stands at the top, and members of types of somebody else.
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
