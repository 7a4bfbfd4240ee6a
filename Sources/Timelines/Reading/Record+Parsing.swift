import ExactStrings
import JSONValues

extension Record {
  /// The reasons of `problem` records.
  package static let problemReasons = [
    "unanswered", "unusedAnswer", "inFlight", "outOfReach", "notIdle", "livelock", "recursion", "alive", "nestedAlive",
    "error", "unservedTask",
  ]

  /// Returns the records of JSON Lines, the form that `JSONLinesTimelineWriter` writes.
  ///
  /// The order of keys, blanks and equivalent escapes do not matter, because other programs write records, too. An
  /// unknown key of a record is an error, and so are a record outside of a case and time that runs backwards.
  public static func parse(jsonLines bytes: [UInt8]) throws(TimelineError) -> [Record] {
    try bytes.withUnsafeBufferPointer { text throws(TimelineError) in
      var records: [Record] = []
      var lines = Lines(text)
      while let line = try lines.next() {
        let record = try Record(jsonLine: bytes[line.range], number: lines.number)
        try record.check(behind: records.last, line: lines.number)
        records.append(record)
      }
      return records
    }
  }

  /// Checks that the record can follow another one, or stand at the start.
  private func check(behind previous: Record?, line: Int) throws(TimelineError) {
    if case .begin = event { return }
    switch previous?.event {
    case nil: throw TimelineError(line: line, "expected a 'begin' record first")
    case .end: throw TimelineError(line: line, "expected a 'begin' record after 'end'")
    default: break
    }
    if let previous, at < previous.at { throw TimelineError(backwardsTo: at, behind: previous.at, line: line) }
  }

  private init(jsonLine line: ArraySlice<UInt8>, number: Int) throws(TimelineError) {
    let value: JSONValue
    do {
      value = try JSONValue(parsing: line, nestingLimit: Timeline.nestingLimit)
    } catch {
      throw TimelineError(line: number, error.description)
    }
    var fields = try RecordFields(value, line: number)
    let instant = try fields.instant()
    let event = try fields.ownedEvent()
    self.init(instant, event, cause: try fields.cause(of: event))
    try fields.requireAllTaken()
  }
}

/// Takes the fields out of the object of a record, and knows which are left.
private struct RecordFields {
  private var members: [JSONValue.Member]
  private let type: String
  /// The line of the record, for mistakes.
  private let line: Int

  init(_ value: JSONValue, line: Int) throws(TimelineError) {
    guard case .object(let members) = value else {
      throw TimelineError(line: line, "expected an object, found \(value.kind)")
    }
    self.line = line
    self.members = members
    guard let type = value["type"]?.string else { throw TimelineError(line: line, "a record needs 'type', a string") }
    self.type = type
    self.members.removeAll { $0.key == "type" }
  }

  mutating func instant() throws(TimelineError) -> Instant {
    let value = try take("at")
    guard value.kind == "number", let instant = Instant(milliseconds: value.text.withoutZeroDecimals) else {
      throw mistake("'at' of a '\(type)' record must be milliseconds, like 0 or 1.5")
    }
    return instant
  }

  /// Returns the event, wrapped as one of a nested reactor if the record names one.
  mutating func ownedEvent() throws(TimelineError) -> Record.Event {
    let event = try event()
    guard event.canBeNested, let owner = try stringIfPresent("in") else { return event }
    guard StatePath(owner)?.description == owner else {
      throw mistake("'in' of a '\(type)' record must be the path of a reactor, like cells.0")
    }
    return .nested(in: owner, event)
  }

  private mutating func event() throws(TimelineError) -> Record.Event {
    switch type {
    case "begin": try begin()
    case "action": .action(name: try string("name"), action: try take("action"))
    case "mutation": .mutation(name: try string("name"), value: try take("value"))
    case "state": .state(changes: try changes(), state: try take("state"))
    case "pulse": .pulse(path: try string("path"), value: try take("value"))
    case "emit": .emit(stream: try string("stream"), push: try push())
    case "call": .call(port: try string("port"), id: try integer("id", from: 1), request: try take("request"))
    case "reply": .reply(port: try string("port"), id: try integer("id", from: 1), value: try take("value"))
    case "failure": .failure(port: try string("port"), id: try integer("id", from: 1), error: try string("error"))
    case "cancel": .cancel(port: try string("port"), id: try integer("id", from: 1))
    case "note": .note(name: try string("name"), value: try take("value"))
    case "effect":
      .effect(name: try string("name"), action: try take("action"), from: try stringIfPresent("from"))
    case "dropped": .dropped(name: try string("name"), reason: try string("reason"))
    case "view": .view(control: try string("control"), shows: try take("shows"))
    case "error": .error(action: try nullableString("action"), error: try string("error"))
    case "terminated": .terminated(error: try nullableString("error"))
    case "expect": try expect()
    case "problem": .problem(reason: try reason(), text: try string("text"))
    case "end":
      .end(
        state: try take("state"), inFlight: try integer("inFlight", from: 0), errors: try integer("errors", from: 0),
        ok: try bool("ok"))
    default: throw mistake("unknown record type \(JSONValue.string(type).text)")
    }
  }

  func requireAllTaken() throws(TimelineError) {
    guard let member = members.first else { return }
    throw mistake("unknown key \(JSONValue.string(member.key).text) in a '\(type)' record")
  }

  private mutating func begin() throws(TimelineError) -> Record.Event {
    guard try integer("version") == 1 else {
      throw mistake("this is another version of the format: this reel reads version 1")
    }
    return .begin(
      script: try nullableString("script"), title: try nullableString("case"), reactor: try string("reactor"),
      state: try take("state"))
  }

  /// Returns the cause of the record; only records of some types are statements.
  mutating func cause(of event: Record.Event) throws(TimelineError) -> Record.Cause? {
    switch event.own {
    case .action, .emit, .expect, .problem: break
    default: return nil
    }
    guard members.contains(where: { $0.key == "line" }) else { return nil }
    let line = try integer("line", from: 1)
    return .statement(Record.Place(line: line, file: try stringIfPresent("file")))
  }

  private mutating func expect() throws(TimelineError) -> Record.Event {
    let (ok, text) = (try bool("ok"), try string("text"))
    return .expect(ok: ok, text: text, actual: ok ? nil : try take("actual"))
  }

  private mutating func reason() throws(TimelineError) -> String {
    let reason = try string("reason")
    if Record.problemReasons.contains(reason) { return reason }
    throw mistake("unknown reason \(JSONValue.string(reason).text) in a 'problem' record")
  }

  private mutating func push() throws(TimelineError) -> Record.Push {
    if let value = takeIfPresent("value") { return .value(value) }
    if members.contains(where: { $0.key == "error" }) { return .fail(try string("error")) }
    guard takeIfPresent("complete") == .bool(true) else {
      throw mistake("an 'emit' record needs 'value', 'error' or 'complete', which is true")
    }
    return .complete
  }

  private mutating func changes() throws(TimelineError) -> [StateChange] {
    guard case .array(let elements) = try take("changes") else { throw mistyped("changes", "an array") }
    return try elements.map { element throws(TimelineError) in
      let kind = element["op"]?.string.flatMap(StateChange.Kind.init)
      guard case .object(let members) = element, let kind, let path = element["path"]?.string else {
        throw mistake("a change needs 'op' (replace, add, remove or move) and 'path'")
      }
      if kind == .move {
        guard members.count == 3, let origin = element["from"]?.string else {
          throw mistake("a change that moves has 'from', and nothing else")
        }
        return StateChange(movedFrom: origin, to: path)
      }
      let change = StateChange(kind, path: path, old: element["old"], new: element["new"])
      let hasItsValues = (change.old != nil) == (kind != .add) && (change.new != nil) == (kind != .remove)
      let known = hasItsValues ? (kind == .replace ? 4 : 3) : 0
      guard members.count == known else {
        throw mistake("a change has 'old' unless it adds, 'new' unless it removes, and nothing else")
      }
      return change
    }
  }

  private mutating func takeIfPresent(_ key: String) -> JSONValue? {
    guard let index = members.firstIndex(where: { $0.key == key }) else { return nil }
    return members.remove(at: index).value
  }

  private mutating func take(_ key: String) throws(TimelineError) -> JSONValue {
    guard let value = takeIfPresent(key) else { throw mistake("a '\(type)' record needs '\(key)'") }
    return value
  }

  private mutating func string(_ key: String) throws(TimelineError) -> String {
    guard case .string(let value) = try take(key) else { throw mistyped(key, "a string") }
    return value
  }

  private mutating func stringIfPresent(_ key: String) throws(TimelineError) -> String? {
    members.contains { $0.key == key } ? try string(key) : nil
  }

  private mutating func nullableString(_ key: String) throws(TimelineError) -> String? {
    switch try take(key) {
    case .null: return nil
    case .string(let value): return value
    default: throw mistyped(key, "a string or null")
    }
  }

  private mutating func integer(_ key: String, from least: Int? = nil) throws(TimelineError) -> Int {
    guard case .integer(let value) = try take(key) else { throw mistyped(key, "a whole number") }
    if let least, value < least { throw mistyped(key, "at least \(least)") }
    return value
  }

  private mutating func bool(_ key: String) throws(TimelineError) -> Bool {
    guard case .bool(let value) = try take(key) else { throw mistyped(key, "true or false") }
    return value
  }

  private func mistake(_ message: String) -> TimelineError { TimelineError(line: line, message) }

  private func mistyped(_ key: String, _ wanted: String) -> TimelineError {
    mistake("'\(key)' of a '\(type)' record must be \(wanted)")
  }
}

extension Record.Event {
  /// Whether a nested reactor can have the event.
  fileprivate var canBeNested: Bool {
    switch self {
    case .action, .mutation, .state, .pulse, .call, .reply, .failure, .cancel, .note, .dropped, .error, .terminated:
      true
    case .begin, .emit, .effect, .view, .expect, .nested, .problem, .end: false
    }
  }
}

extension String {
  /// The text of a number without the zeros at the end of its fraction.
  fileprivate var withoutZeroDecimals: String {
    var digits = Array(utf8)
    guard digits.contains(UInt8(ascii: ".")) else { return self }
    while digits.last == UInt8(ascii: "0") { digits.removeLast() }
    if digits.last == UInt8(ascii: ".") { digits.removeLast() }
    return String(decoding: digits, as: UTF8.self)
  }
}
