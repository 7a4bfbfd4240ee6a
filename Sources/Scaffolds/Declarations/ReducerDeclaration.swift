import ExactStrings

/// A reducer of an app, for which a store is registered.
struct ReducerDeclaration {
  /// The architecture of the reducer, with the properties that only a reducer of this architecture has.
  enum Kind {
    /// A constant of the composable architecture, with the type of its environment:
    /// `let appReducer = Reducer<AppState, AppAction, AppEnvironment> { ... }`.
    case constant(environment: String)
    /// A type of the composable architecture: `struct Feature: ReducerProtocol`.
    case feature(TypeDeclaration)
    /// A type of RxDucks: `struct AppReducer: Reducer`.
    case redux(TypeDeclaration)
  }

  let kind: Kind
  /// The reducer as other sources name it: `appReducer`, `Todo.reducer`, `Feature`.
  let name: String
  /// The type of the state as the source writes it.
  let state: String
  /// The type of the action as the source writes it.
  let action: String
  /// The types in which the other types are looked up.
  let scope: [String]
  let isPrivate: Bool
  /// The source that declares it.
  let source: String

  /// The module of its architecture.
  var module: String { if case .redux = kind { Self.redux } else { Self.composable } }

  static let composable = "RxComposableArchitecture"
  static let redux = "RxDucks"
}

extension AppDeclarations {
  /// The reducers of the app, in the order of their sources, if it imports the architecture of each.
  var reducers: [ReducerDeclaration] {
    let imports = Set(exact: sources.flatMap(\.imports))
    return sources.flatMap { source in
      var found: [ReducerDeclaration] = []
      if imports.contains(ExactString(ReducerDeclaration.composable)) {
        found += source.constants.compactMap { constant($0, in: [], source) }
        for type in source.types {
          found += type.properties.filter(\.isStatic).compactMap { constant($0, in: type.path, source) }
        }
        found += source.types.compactMap { feature($0, source) }
      }
      if imports.contains(ExactString(ReducerDeclaration.redux)) {
        found += source.types.compactMap { redux($0, source) }
      }
      return found
    }
  }

  private func constant(
    _ property: PropertyDeclaration, in scope: [String], _ source: SourceDeclarations
  ) -> ReducerDeclaration? {
    guard let type = property.type ?? property.madeType, let (name, arguments) = TypeSpelling.generic(type),
      ["Reducer", "AnyReducer"].contains(name), arguments.count == 3
    else { return nil }
    return ReducerDeclaration(
      kind: .constant(environment: arguments[2]), name: (scope + [property.name]).joined(separator: "."),
      state: arguments[0], action: arguments[1], scope: scope, isPrivate: property.isPrivate, source: source.path)
  }

  private func feature(_ declared: TypeDeclaration, _ source: SourceDeclarations) -> ReducerDeclaration? {
    guard let type = conforming(declared, to: ["ReducerProtocol"]) else { return nil }
    return ReducerDeclaration(
      kind: .feature(type), name: type.qualifiedName, state: "State", action: "Action", scope: type.path,
      isPrivate: type.isPrivate, source: source.path)
  }

  /// The reducers of the app that a reducer is made of, directly or through others, each once.
  func parts(of type: TypeDeclaration) -> [TypeDeclaration] {
    var (found, open): ([TypeDeclaration], [TypeDeclaration]) = ([], [type])
    while let whole = open.popLast() {
      for word in whole.words {
        guard let part = self.type(word, in: whole.path), !part.words.isEmpty, part.path != type.path,
          !found.contains(where: { $0.path == part.path })
        else { continue }
        found.append(part)
        open.append(part)
      }
    }
    return found
  }

  private func redux(_ declared: TypeDeclaration, _ source: SourceDeclarations) -> ReducerDeclaration? {
    guard let type = conforming(declared, to: ["Reducer"]),
      let reduce = type.functions.first(where: { $0.name == "reduce" && !$0.isStatic && $0.parameters.count == 2 })
    else { return nil }
    return ReducerDeclaration(
      kind: .redux(type), name: type.qualifiedName, state: reduce.parameters[0].type,
      action: reduce.parameters[1].type, scope: type.path, isPrivate: type.isPrivate, source: source.path)
  }

  /// Returns a type that can be made and that conforms to a protocol of another module.
  private func conforming(_ declared: TypeDeclaration, to protocols: [String]) -> TypeDeclaration? {
    guard [.struct, .class].contains(declared.kind), !declared.isGeneric, let type = type(declared.qualifiedName),
      ancestors(of: type).contains(where: protocols.contains)
    else { return nil }
    return type
  }

  /// The middlewares in the sources that a reducer of RxDucks needs, by their names.
  func middlewares(neededBy reducer: ReducerDeclaration) -> [String] {
    types(neededBy: reducer).filter { ancestors(of: $0).contains("Middleware") }.map(\.qualifiedName)
  }

  /// The actions in the sources that a reducer of RxDucks needs, in their order.
  func reduxActions(neededBy reducer: ReducerDeclaration) -> [TypeDeclaration] {
    types(neededBy: reducer).filter { type in
      !type.isPrivate && !type.isGeneric
        && ancestors(of: type).contains { $0 == "Action" || $0 == "IgnorableAction" || $0 == "RxDucks.Action" }
    }
  }

  private func types(neededBy reducer: ReducerDeclaration) -> [TypeDeclaration] {
    sourcesNeeded(by: [reducer.source]).flatMap(\.types).filter { $0.kind != .extension && $0.kind != .protocol }
      .compactMap { type($0.qualifiedName) }
  }
}
