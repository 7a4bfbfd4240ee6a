import ExactStrings
import JSONValues
import TypeLayouts

/// The computed properties that a registration shows, and its predicates.
final class ShownProperties<State> {
  /// The predicates that hold for every state at rest.
  let predicates = Predicates<State>()
  private var properties: [ShownProperty<State>] = []
  private lazy var shownReader = ShowingReader(TreeReader.reader(of: State.self), properties)

  /// The reader of states: stored fields first, then the properties in the order in which they were named.
  var reader: TreeReader { properties.isEmpty ? TreeReader.reader(of: State.self) : shownReader }

  /// The state as a timeline shows it; the reactors in it live in `nestingHost` from now on, once that is settled.
  func tree(of state: State, in nestingHost: NestingHost? = nil) -> JSONValue {
    withUnsafePointer(to: state) { reader.tree(at: $0, in: nestingHost) }
  }

  func add<Value>(_ name: String, _ read: @escaping (State) -> Value) {
    let fields: [StateShape.Field]
    switch TreeReader.reader(of: State.self).shape {
    case .fields(let known): fields = known
    case .unknown where !Reflection.knowsTypes: fields = []
    default: fatalError("'\(name)' cannot be shown: \(State.self) has no fields to stand beside")
    }
    let isTaken = fields.contains { $0.name == name } || properties.contains { $0.name == name }
    if isTaken { fatalError("'\(name)' is shown already") }
    let reader = TreeReader.reader(of: Value.self)
    properties.append(
      ShownProperty(
        name: name, reader: reader,
        read: { state, objects in withUnsafePointer(to: read(state)) { reader.tree(at: $0, inside: &objects) } }))
  }
}

private struct ShownProperty<State> {
  let name: String
  let reader: TreeReader
  let read: (State, inout EnclosingObjects) -> JSONValue
}

/// Reads a state with properties behind its fields.
private final class ShowingReader<State>: TreeReader {
  private let stored: TreeReader
  private let properties: [ShownProperty<State>]

  init(_ stored: TreeReader, _ properties: [ShownProperty<State>]) {
    self.stored = stored
    self.properties = properties
  }

  override func tree(at address: UnsafeRawPointer, inside objects: inout EnclosingObjects) -> JSONValue {
    guard case .object(var members) = stored.tree(at: address, inside: &objects) else { return .null }
    let state = address.assumingMemoryBound(to: State.self).pointee
    for property in properties {
      objects.nestingHost?.enter(.key(property.name))
      defer { objects.nestingHost?.leave() }
      members.append(JSONValue.Member(property.name, property.read(state, &objects)))
    }
    return .object(members)
  }

  override var mayHoldReactors: Bool { stored.mayHoldReactors || properties.contains { $0.reader.mayHoldReactors } }

  override var shape: StateShape {
    guard case .fields(let fields) = stored.shape else { return .unknown }
    return .fields(fields + properties.map { one in StateShape.Field(name: one.name) { one.reader.shape } })
  }

  override func pulses(at offset: Int, path: String) -> [PulsePlace] { stored.pulses(at: offset, path: path) }
}
