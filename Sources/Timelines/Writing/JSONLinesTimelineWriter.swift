import JSONValues

/// Writes records as JSON Lines: an object for each record, keys in a fixed order, no blanks outside strings.
public struct JSONLinesTimelineWriter: Sendable {
  private var output = TextBuffer()
  private var stamp = TimeStamp(isAligned: false)
  private var latest = WrittenState()
  private var latestPath = KeptPath()
  private var latestNumber = KeptNumber()

  /// Creates a writer without output.
  public init() {}

  /// Appends the line of a record.
  public mutating func write(_ record: Record) {
    switch record.event {
    case .action(let name, let action): write(action: NamedValue(name, action), at: record.at, record.cause)
    case .mutation(let name, let value): write(mutation: NamedValue(name, value), at: record.at)
    case .state(let changes, let state): write(state: state, changes, at: record.at)
    case .nested(let path, let event): write(event, at: record.at, in: path, record.cause)
    default: write(record.event, at: record.at, in: nil, record.cause)
    }
  }

  /// Writes an action, as `write(_:)` writes its record.
  package mutating func write(action: NamedValue, at instant: Instant, _ cause: Record.Cause?) {
    stamp.move(to: instant)
    output.append { $0.write(action: action, at: stamp, in: nil, cause) }
  }

  /// Writes a mutation, as `write(_:)` writes its record.
  package mutating func write(mutation: NamedValue, at instant: Instant) {
    stamp.move(to: instant)
    output.append { $0.write(mutation: mutation, at: stamp, in: nil) }
  }

  /// Writes a state and its changes, as `write(_:)` writes their record.
  package mutating func write(state: JSONValue, _ changes: [StateChange], at instant: Instant) {
    stamp.move(to: instant)
    latest.follow(to: state)
    let path = latestPath.text(of: changes) { $0.write(endOfPath: $1) }
    latest.lend { text in
      output.append { line in
        line.open(state: changes, path, &latestNumber, at: stamp, in: nil)
        line.write(text)
        line.write("}\n" as StaticString)
      }
    }
  }

  private mutating func write(
    _ event: Record.Event, at instant: Instant, in owner: String?, _ cause: Record.Cause?
  ) {
    stamp.move(to: instant)
    output.append { $0.write(event, at: stamp, in: owner, cause) }
  }

  /// Returns the lines and removes them.
  public mutating func takeOutput() -> [UInt8] { output.take(output.count) }

  /// Calls `body` with the lines and removes them, keeping the memory for further lines; if `body` throws, the lines
  /// are kept.
  /// - Parameter limit: The number of bytes that are left to wait for more; 0 leaves none.
  public mutating func drainOutput(
    beyond limit: Int = 0, _ body: (UnsafeRawBufferPointer) throws -> Void
  ) rethrows {
    if output.count <= limit { return }
    try output.drain(output.count, body)
  }
}

extension TextCursor {
  /// Writes the line of one record; `owner` is the path of the nested reactor that the record belongs to.
  fileprivate mutating func write(
    _ event: Record.Event, at stamp: TimeStamp, in owner: String?, _ cause: Record.Cause?
  ) {
    switch event {
    case .action(let name, let action): return write(action: NamedValue(name, action), at: stamp, in: owner, cause)
    case .mutation(let name, let value): return write(mutation: NamedValue(name, value), at: stamp, in: owner)
    case .begin(let script, let title, let reactor, let state):
      write("{\"type\":\"begin\",\"version\":1,\"script\":" as StaticString)
      write(nullable: script)
      write(",\"case\":" as StaticString)
      write(nullable: title)
      write(",\"reactor\":", string: reactor)
      write(",\"at\":" as StaticString)
      write(stamp.text, count: stamp.count)
      write(",\"state\":", state)
    case .state(let changes, let state):
      var number = KeptNumber()
      open(state: changes, KeptPath.Text(), &number, at: stamp, in: owner)
      write(state)
    default:
      writeRest(event, at: stamp, in: owner, cause)
    }
    write("}\n" as StaticString)
  }

  @inline(__always)
  fileprivate mutating func write(
    action: NamedValue, at stamp: TimeStamp, in owner: String?, _ cause: Record.Cause?
  ) {
    open("action", at: stamp, in: owner)
    write(cause)
    write(action.members(",\"action\":"))
  }

  @inline(__always)
  fileprivate mutating func write(mutation: NamedValue, at stamp: TimeStamp, in owner: String?) {
    open("mutation", at: stamp, in: owner)
    write(mutation.members(",\"value\":"))
  }

  /// Writes the line of a state up to the state itself.
  @inline(__always)
  fileprivate mutating func open(
    state changes: [StateChange], _ firstPath: KeptPath.Text, _ latestNumber: inout KeptNumber, at stamp: TimeStamp,
    in owner: String?
  ) {
    open("state", at: stamp, in: owner)
    write(",\"changes\":[" as StaticString)
    changes.withUnsafeBufferPointer { changes in
      for index in changes.indices {
        if index > 0 { write(UInt8(ascii: ",")) }
        let change = changes.baseAddress! + index
        if index == 0, firstPath.count > 0 {
          write("{\"op\":\"replace\",\"path\":" as StaticString)
          write(firstPath.bytes, count: firstPath.count)
          latestNumber.write(valuesOfReplacementAt: change, between: ",\"new\":", to: &self)
          write(UInt8(ascii: "}"))
        } else {
          write(objectOfChangeAt: change)
        }
      }
    }
    write("],\"state\":" as StaticString)
  }

  /// Writes the records that are rare compared with actions, mutations and states.
  private mutating func writeRest(
    _ event: Record.Event, at stamp: TimeStamp, in owner: String?, _ cause: Record.Cause?
  ) {
    let (type, members) = event.parts(cause)
    open(type, at: stamp, in: owner)
    for case (let key, let value?) in members {
      write(",\"" as StaticString)
      write(key)
      write("\":" as StaticString)
      write(value)
    }
  }

  @inline(__always)
  private mutating func open(_ type: StaticString, at stamp: TimeStamp, in owner: String?) {
    write("{\"type\":\"" as StaticString)
    write(type)
    write("\",\"at\":" as StaticString)
    write(stamp.text, count: stamp.count)
    if let owner { write(",\"in\":", string: owner) }
  }

  @inline(__always)
  private mutating func write(_ key: StaticString, _ value: JSONValue) {
    write(key)
    write(value)
  }

  @inline(__always)
  private mutating func write(_ key: StaticString, string: String) {
    write(key)
    write(quoted: string)
  }

  private mutating func write(nullable string: String?) {
    if let string { write(quoted: string) } else { write("null" as StaticString) }
  }

  private mutating func write(_ cause: Record.Cause?) {
    guard let place = cause?.statement else { return }
    write(",\"line\":" as StaticString)
    write(place.line)
    if let file = place.file { write(",\"file\":", string: file) }
  }

  /// Writes the path of a replacement, and what comes between it and the old value.
  fileprivate mutating func write(endOfPath path: String) {
    write(quoted: path)
    write(",\"old\":" as StaticString)
  }

  private mutating func write(objectOfChangeAt change: UnsafePointer<StateChange>) {
    switch change.pointee.kind {
    case .replace: write("{\"op\":\"replace\"" as StaticString)
    case .add: write("{\"op\":\"add\"" as StaticString)
    case .remove: write("{\"op\":\"remove\"" as StaticString)
    case .move: write("{\"op\":\"move\"" as StaticString)
    }
    write(",\"path\":", string: change.pointee.path)
    if let origin = change.pointee.origin { write(",\"from\":", string: origin) }
    if change.pointee.old != nil { write(",\"old\":" as StaticString) }
    write(change.pointee.old)
    if change.pointee.new != nil { write(",\"new\":" as StaticString) }
    write(change.pointee.new)
    write(UInt8(ascii: "}"))
  }
}

extension Record.Event {
  /// The type of a rare record and its members behind the time; one without a value is left out.
  fileprivate func parts(_ cause: Record.Cause?) -> (type: StaticString, members: [(StaticString, JSONValue?)]) {
    let place = cause?.statement
    let line = ("line" as StaticString, (place?.line).map(JSONValue.integer))
    let file = ("file" as StaticString, (place?.file).map(JSONValue.string))
    return switch self {
    case .pulse(let path, let value): ("pulse", [("path", .string(path)), ("value", value)])
    case .emit(let stream, .value(let value)): ("emit", [line, file, ("stream", .string(stream)), ("value", value)])
    case .emit(let stream, .complete): ("emit", [line, file, ("stream", .string(stream)), ("complete", .bool(true))])
    case .emit(let stream, .fail(let error)):
      ("emit", [line, file, ("stream", .string(stream)), ("error", .string(error))])
    case .call(let port, let id, let request):
      ("call", [("port", .string(port)), ("id", .integer(id)), ("request", request)])
    case .reply(let port, let id, let value):
      ("reply", [("port", .string(port)), ("id", .integer(id)), ("value", value)])
    case .failure(let port, let id, let error):
      ("failure", [("port", .string(port)), ("id", .integer(id)), ("error", .string(error))])
    case .cancel(let port, let id): ("cancel", [("port", .string(port)), ("id", .integer(id))])
    case .note(let name, let value): ("note", [("name", .string(name)), ("value", value)])
    case .effect(let name, let action, let origin):
      ("effect", [("name", .string(name)), ("action", action), ("from", origin.map(JSONValue.string))])
    case .dropped(let name, let reason): ("dropped", [("name", .string(name)), ("reason", .string(reason))])
    case .view(let control, let shows): ("view", [("control", .string(control)), ("shows", shows)])
    case .error(let action, let error):
      ("error", [("action", action.map(JSONValue.string) ?? .null), ("error", .string(error))])
    case .terminated(let error): ("terminated", [("error", error.map(JSONValue.string) ?? .null)])
    case .expect(let ok, let text, let actual):
      ("expect", [line, file, ("ok", .bool(ok)), ("text", .string(text)), ("actual", actual)])
    case .problem(let reason, let text):
      ("problem", [line, file, ("reason", .string(reason)), ("text", .string(text))])
    case .end(let state, let inFlight, let errors, let ok):
      ("end", [("state", state), ("inFlight", .integer(inFlight)), ("errors", .integer(errors)), ("ok", .bool(ok))])
    case .begin, .action, .mutation, .state, .nested: preconditionFailure("written by the caller")
    }
  }
}

extension Record.Cause {
  /// The place of a statement; a consequence has none in this form.
  fileprivate var statement: Record.Place? {
    if case .statement(let place) = self { place } else { nil }
  }
}
