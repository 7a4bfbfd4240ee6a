import ExactStrings
import JSONValues

/// The content of a frame, in its parts.
public enum FrameContent: Hashable, Sendable {
  /// A value of an action, with its label if it has one.
  public struct Argument: Hashable, Sendable {
    /// The label; nil for a positional value.
    public var label: String?
    /// The value.
    public var value: JSONValue

    /// Creates an argument.
    public init(label: String? = nil, _ value: JSONValue) {
      self.label = label
      self.value = value
    }
  }

  /// A whole state.
  case state(JSONValue)
  case action(name: String, arguments: [Argument])
  /// An action that had no effect.
  case dropped(name: String, reason: String)
  /// A mutation, and the changes of the state that it led to.
  case mutation(name: String, changes: [StateChange])
  case pulse(path: StatePath, value: JSONValue)
  /// An action that an effect sent, and the action that began the effect, if it is known.
  case effect(name: String, arguments: [Argument], from: String? = nil)
  case emit(stream: String, push: Record.Push)
  case call(port: String, id: Int, request: JSONValue)
  case reply(port: String, id: Int)
  case failure(port: String, id: Int, error: String)
  case cancel(port: String, id: Int)
  case note(name: String, value: JSONValue)
  case error(action: String?, error: String)
  case terminated(error: String?)
  /// The new content of a control.
  case view(control: String, shows: JSONValue)
  case expectation(text: String, actual: JSONValue?)
  /// An event in a reactor that lives in the state, and the path of the reactor; paths and states are its own.
  indirect case nested(in: StatePath, FrameContent)
}

extension FrameContent {
  /// The event without the path of its reactor; paths and states are the reactor's own.
  public var own: FrameContent {
    if case .nested(_, let content) = self { content } else { self }
  }

  /// The event with all paths counted from the root of the state. The state of a nested reactor is a change of the
  /// place where it lives, whose old value is not in the frame.
  public var fromRoot: FrameContent {
    guard case .nested(let owner, let content) = self else { return self }
    switch content {
    case .mutation(let name, let changes): return .mutation(name: name, changes: changes.map { $0.moved(below: owner) })
    case .pulse(let path, let value): return .pulse(path: StatePath(owner.segments + path.segments), value: value)
    case .state(let state):
      return .mutation(name: "", changes: [StateChange(.replace, path: owner.description, old: nil, new: state)])
    case .action, .dropped, .effect, .emit, .call, .reply, .failure, .cancel, .note, .error, .terminated, .view,
      .expectation, .nested:
      return content
    }
  }
}

extension StateChange {
  /// Returns the change as one of a state that contains this one at a path.
  fileprivate func moved(below owner: StatePath) -> StateChange {
    func moved(_ path: String) -> String {
      StatePath(owner.segments + (StatePath(path)?.segments ?? [.key(path)])).description
    }
    var change = self
    change.path = moved(path)
    change.origin = origin.map(moved)
    return change
  }
}

extension Frame {
  /// The content of the frame; nil if its line is not in the form that the writer gives it.
  public var content: FrameContent? {
    var reader = FrameReader(body)
    guard let content = reader.content(of: kind) else { return nil }
    return reader.isAtEnd ? content : nil
  }
}

/// Reads the body of a frame.
struct FrameReader {
  private var reader: LineReader

  init(_ body: ArraySlice<UInt8>) {
    reader = LineReader(body)
  }

  var isAtEnd: Bool { reader.isAtEnd }

  mutating func content(of kind: Frame.Kind) -> FrameContent? {
    guard kind.canBeNested, let owner = reader.owner() else { return ownContent(of: kind) }
    return ownContent(of: kind).map { .nested(in: owner, $0) }
  }

  private mutating func ownContent(of kind: Frame.Kind) -> FrameContent? {
    switch kind {
    case .state: return reader.value().map(FrameContent.state)
    case .action: return action()
    case .mutation: return mutation()
    case .pulse: return pulse()
    case .effect: return effect()
    case .emit: return emit()
    case .call: return call()
    case .reply: return reply()
    case .cancel: return port().map { .cancel(port: $0.name, id: $0.id) }
    case .note: return note()
    case .error: return error()
    case .view: return view()
    case .expectation: return expectation()
    }
  }

  private mutating func action() -> FrameContent? {
    guard let name = reader.word() else { return nil }
    if reader.skip(" (dropped: ") {
      guard let reason = reader.takeAll(butLast: UInt8(ascii: ")")).flatMap(String.init(title:)) else { return nil }
      return .dropped(name: name, reason: reason)
    }
    return arguments().map { .action(name: name, arguments: $0) }
  }

  private mutating func effect() -> FrameContent? {
    guard let name = reader.word() else { return nil }
    var arguments: [FrameContent.Argument] = []
    while !reader.skip(" (from ") {
      if reader.isAtEnd { return .effect(name: name, arguments: arguments) }
      guard let argument = argument() else { return nil }
      arguments.append(argument)
    }
    guard let origin = reader.word(), reader.skip(")") else { return nil }
    return .effect(name: name, arguments: arguments, from: origin)
  }

  private mutating func arguments() -> [FrameContent.Argument]? {
    var arguments: [FrameContent.Argument] = []
    while !reader.isAtEnd {
      guard let argument = argument() else { return nil }
      arguments.append(argument)
    }
    return arguments
  }

  private mutating func argument() -> FrameContent.Argument? {
    guard reader.skip(" ") else { return nil }
    let label = reader.label()
    return reader.value().map { FrameContent.Argument(label: label, $0) }
  }

  private mutating func mutation() -> FrameContent? {
    guard let name = reader.word() else { return nil }
    var changes: [StateChange] = []
    while reader.skip("  ") {
      guard let change = change() else { return nil }
      changes.append(change)
    }
    return .mutation(name: name, changes: changes)
  }

  private mutating func change() -> StateChange? {
    guard let (path, marker) = reader.markedPath() else { return nil }
    if reader.skip(" -> ") {
      guard marker == nil, let target = reader.path() else { return nil }
      return StateChange(movedFrom: path.description, to: target.description)
    }
    guard reader.skip(": "), let first = reader.value() else { return nil }
    if reader.skip(" -> ") {
      guard let second = reader.value(), let path = restored() else { return nil }
      return StateChange(.replace, path: path, old: first, new: second)
    }
    switch marker {
    case UInt8(ascii: "+"): return StateChange(.add, path: path.description, old: nil, new: first)
    case UInt8(ascii: "-"): return StateChange(.remove, path: path.description, old: first, new: nil)
    default: return nil
    }

    /// A key may begin with the sign of a removal; only the text after the value distinguishes the two.
    func restored() -> String? {
      var path = path
      guard let marker else { return path.description }
      guard marker == UInt8(ascii: "-"), case .key(let key)? = path.segments.popLast() else { return nil }
      path.segments.append(.key("-" + key))
      return path.description
    }
  }

  private mutating func pulse() -> FrameContent? {
    guard let path = reader.path(), reader.skip(" "), let value = reader.value() else { return nil }
    return .pulse(path: path, value: value)
  }

  private mutating func emit() -> FrameContent? {
    guard let stream = reader.word(), reader.skip(" ") else { return nil }
    if reader.skip("complete") { return .emit(stream: stream, push: .complete) }
    if reader.skip("fail ") { return reader.string().map { .emit(stream: stream, push: .fail($0)) } }
    return reader.value().map { .emit(stream: stream, push: .value($0)) }
  }

  private mutating func port() -> (name: String, id: Int)? {
    guard let name = reader.word(), reader.skip("#"), let id = reader.number(), id > 0 else { return nil }
    return (name, id)
  }

  private mutating func call() -> FrameContent? {
    guard let port = port(), reader.skip(" "), let request = reader.value() else { return nil }
    return .call(port: port.name, id: port.id, request: request)
  }

  private mutating func reply() -> FrameContent? {
    guard let port = port() else { return nil }
    guard reader.skip(" fail ") else { return .reply(port: port.name, id: port.id) }
    return reader.string().map { .failure(port: port.name, id: port.id, error: $0) }
  }

  private mutating func note() -> FrameContent? {
    guard let name = reader.word(), reader.skip(" ") else { return nil }
    return reader.value().map { .note(name: name, value: $0) }
  }

  private mutating func error() -> FrameContent? {
    if reader.skip("(terminated)") {
      guard reader.skip(" ") else { return .terminated(error: nil) }
      return reader.string().map { .terminated(error: $0) }
    }
    guard let first = reader.word() else { return nil }
    guard reader.skip(" ") else { return .error(action: nil, error: first) }
    return reader.string().map { .error(action: first, error: $0) }
  }

  private mutating func view() -> FrameContent? {
    guard let control = reader.word(), reader.skip(" ") else { return nil }
    if reader.rest.isURL {
      let url = String(decoding: reader.rest, as: UTF8.self)
      reader.skipAll()
      return .view(control: control, shows: .string(url))
    }
    return reader.value().map { .view(control: control, shows: $0) }
  }

  /// Reads an expectation. Its text may contain anything inside its strings, so the value begins at the first place
  /// from which a value fills the rest of the line.
  private mutating func expectation() -> FrameContent? {
    let line = reader.rest
    let separator = Array("  actual ".utf8)
    var start = line.startIndex
    while let found = line[start...].firstIndex(of: separator[0]) {
      start = found + 1
      guard line[found...].starts(with: separator) else { continue }
      let rest = line[(found + separator.count)...]
      if let actual = try? JSONValue(parsing: rest, nestingLimit: Timeline.nestingLimit) {
        reader.skipAll()
        return .expectation(text: String(decoding: line[..<found], as: UTF8.self), actual: actual)
      }
    }
    return nil
  }
}
