import ActionScripts
import ExactStrings
import JSONValues

/// A description of a reactor or a store for the writer of a script.
public struct ReactorDescription: Sendable {
  /// The name in scripts.
  public let name: String
  /// The architecture.
  public let kind: EntryKind
  /// Its actions, in the order of declaration; a store lists the actions of its children by the way to them.
  public let actions: [ActionShape]
  /// The cases of its action that its registration does not name.
  public let forgottenCases: [String]
  /// Its ports, with the types of their requests and replies where they were given.
  public let ports: [(name: String, request: String?, reply: String?)]
  /// Its streams, with the types of their values.
  public let streams: [(name: String, type: String)]
  /// The names of its outlets.
  public let notes: [String]
  /// Its arguments, with their types and defaults.
  public let arguments: [(name: String, type: String, defaultValue: JSONValue)]
  /// The controls of its view, with the gestures that they take; empty where it has no view.
  public let controls: [(name: String, gestures: [ActionShape])]
  /// The names of the rules that its registration states for every state at rest.
  public let predicates: [String]
  /// The reason why it could not be made; nil if it could.
  public let obstacle: String?
  /// The paths of its state's fields that are reached without an index or a key.
  public let statePaths: [String]
}

extension Catalog {
  /// The cases of a reactor's action that its registration does not name; empty where there is no such reactor.
  public func forgottenCases(of name: String) -> [String] { entry(name)?.forgottenCases ?? [] }

  /// The descriptions of all reactors and stores, in the order of their registration. Each reactor or store is made
  /// once for its description.
  public var descriptions: [ReactorDescription] { entries.map(ReactorDescription.init) }

  /// The description of one reactor or store, which is made once for its description; nil if the name is unknown.
  public func description(of name: String) -> ReactorDescription? { entry(name).map(ReactorDescription.init) }
}

extension ReactorDescription {
  fileprivate init(_ entry: CatalogEntry) {
    let view = entry.rehearseView(arguments: [:])
    let stage = view?.stage ?? entry.rehearse(arguments: [:])
    self.init(
      name: entry.name, kind: entry.kind, actions: entry.writtenShapes, forgottenCases: entry.forgottenCases,
      ports: stage.ports.map { ($0.name, $0.types.request, $0.types.reply) },
      streams: stage.streams.map { ($0.name, $0.type) }, notes: stage.outlets,
      arguments: stage.arguments.map { ($0.name, $0.type, $0.defaultValue) },
      controls: view?.driver.gestures ?? [], predicates: entry.predicates, obstacle: stage.obstacle,
      statePaths: entry.stateShape.showing(stage.shown).fieldPaths.map { Path($0).text })
  }
}
