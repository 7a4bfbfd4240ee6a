import ActionScripts
import JSONValues

/// What a script writer wants to know of a reactor or a store.
public struct ReactorDescription: Sendable {
  /// What scripts call it.
  public let name: String
  /// Which architecture it is of.
  public let kind: EntryKind
  /// Its actions, in the order of declaration; of a store, those of its children by the way to them.
  public let actions: [ActionShape]
  /// The names of its ports.
  public let ports: [String]
  /// Its streams, with the types of their values.
  public let streams: [(name: String, type: String)]
  /// Its arguments, with their types and defaults.
  public let arguments: [(name: String, type: String, defaultValue: JSONValue)]
  /// The controls of its view, with the gestures that they take; empty where it has no view.
  public let controls: [(name: String, gestures: [ActionShape])]
  /// The paths of its state's fields that are reached without an index or a key.
  public let statePaths: [String]
}

extension Catalog {
  /// What all reactors and stores offer, in the order of their registration. Each is made once to find out.
  public var descriptions: [ReactorDescription] {
    entries.map { entry in
      let stage = entry.rehearse(arguments: [:])
      return ReactorDescription(
        name: entry.name, kind: entry.kind, actions: entry.writtenShapes, ports: stage.ports.map(\.name),
        streams: stage.streams.map { ($0.name, $0.type) },
        arguments: stage.arguments.map { ($0.name, $0.type, $0.defaultValue) },
        controls: entry.rehearseView(arguments: [:])?.gestures ?? [],
        statePaths: entry.stateShape.showing(stage.shown).fieldPaths.map { Path($0).text })
    }
  }
}
