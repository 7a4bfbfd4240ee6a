import JSONValues
import Timelines

/// Runs that look like nothing a person would write, the same ones for the same seed.
struct RandomRun {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// A run of two cases and about `count` records.
  mutating func records(_ count: Int) -> [Record] {
    var records: [Record] = []
    for number in 0..<2 {
      var (at, tree) = (Instant.zero, value(depth: 3))
      let title = number == 0 ? nil : word()
      records.append(Record(at, .begin(script: "a.reel", title: title, reactor: word(), state: tree)))
      for _ in 0..<count / 2 {
        if below(3) == 0 { at.nanoseconds += Int64([1, 500_000, 1_000_000, 50_000_000, 7_200_000_000_000][below(5)]) }
        if below(3) == 0 {
          let next = below(4) == 0 ? value(depth: 3) : vary(tree)
          if below(4) > 0 { records.append(Record(at, .mutation(name: word(), value: value(depth: 2)))) }
          records.append(Record(at, .state(changes: StateChange.between(tree, next), state: next)))
          tree = next
        } else if below(4) == 0 {
          records += nested(at)
        } else {
          let event = event()
          records.append(Record(at, event, cause: statement(for: event)))
        }
      }
      records.append(Record(at, .end(state: tree, inFlight: below(3), errors: below(3), ok: below(2) == 0)))
    }
    return records
  }

  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }

  /// Something that happened in a reactor that lives in the state.
  private mutating func nested(_ at: Instant) -> [Record] {
    let path = StatePath([.key(word()), .key("\(below(3))")]).description
    switch event() {
    case let event where below(3) == 0 && !Self.isOfRootAlone(event):
      return [Record(at, .nested(in: path, event), cause: statement(for: event))]
    default:
      let (before, after) = (value(depth: 2), value(depth: 2))
      let state = Record.Event.state(changes: StateChange.between(before, after), state: after)
      let mutation = Record.Event.mutation(name: word(), value: value(depth: 2))
      let events = below(4) == 0 ? [state] : below(4) == 0 ? [mutation] : [mutation, state]
      return events.map { Record(at, .nested(in: path, $0)) }
    }
  }

  private static func isOfRootAlone(_ event: Record.Event) -> Bool {
    switch event {
    case .begin, .end, .emit, .effect, .view, .expect, .nested: true
    default: false
    }
  }

  /// A statement for an event that may be one; the only cause that both forms keep.
  private mutating func statement(for event: Record.Event) -> Record.Cause? {
    switch event {
    case .action, .emit, .expect: break
    default: return nil
    }
    if below(2) == 0 { return nil }
    return .statement(Record.Place(line: 1 + below(100), file: below(2) == 0 ? nil : word()))
  }

  private mutating func event() -> Record.Event {
    let (name, id) = (word(), below(12) + 1)
    switch below(18) {
    case 0, 1, 2: return .action(name: name, action: action(name))
    case 3: return .mutation(name: name, value: value(depth: 2))
    case 4: return .pulse(path: StatePath([.key(word()), .key(word())]).description, value: value(depth: 1))
    case 5: return .emit(stream: name, push: .value(value(depth: 2)))
    case 6: return .emit(stream: name, push: below(2) == 0 ? .complete : .fail(word()))
    case 7: return .call(port: name, id: id, request: value(depth: 2))
    case 8: return .reply(port: name, id: id, value: value(depth: 2))
    case 9: return .failure(port: name, id: id, error: word())
    case 10: return .cancel(port: name, id: id)
    case 11: return .effect(name: name, action: action(name), from: below(2) == 0 ? nil : word())
    case 12: return .dropped(name: name, reason: word())
    case 13: return .view(control: name, shows: below(3) == 0 ? .string(url()) : value(depth: 2))
    case 14: return .error(action: below(2) == 0 ? nil : name, error: word())
    case 15: return .terminated(error: below(2) == 0 ? nil : word())
    case 16: return .note(name: name, value: value(depth: 2))
    default:
      let ok = below(3) == 0
      let text = "\(word().filter { !$0.isNewline }) == \(value(depth: 1).text)"
      return .expect(ok: ok, text: text, actual: ok ? nil : value(depth: 1))
    }
  }

  private mutating func action(_ name: String) -> JSONValue {
    switch below(4) {
    case 0: return value(depth: 2)
    case 1: return .string(name)
    case 2: return .object([.init(name, .object([]))])
    default:
      let keys = [["_0", "_1"], ["_0", "to"], ["from", "to"], ["odd key", "_0"], ["_1", "_0"]][below(5)]
      return .object([.init(name, .object(keys.map { .init($0, value(depth: 1)) }))])
    }
  }

  private mutating func vary(_ tree: JSONValue) -> JSONValue {
    switch tree {
    case .object(let members) where below(3) > 0:
      var copy = members.map { below(3) == 0 ? JSONValue.Member($0.key, vary($0.value)) : $0 }
      if below(3) == 0, !copy.isEmpty { copy.remove(at: below(copy.count)) }
      let key = word()
      if below(3) == 0, !copy.contains(where: { $0.key == key }) { copy.append(.init(key, value(depth: 1))) }
      return .object(copy)
    case .array(let elements) where below(3) > 0:
      var copy = elements.map { below(3) == 0 ? vary($0) : $0 }
      if below(2) == 0 { copy.insert(value(depth: 1), at: below(copy.count + 1)) }
      if below(2) == 0, !copy.isEmpty { copy.remove(at: below(copy.count)) }
      if below(3) == 0, copy.count > 1 { copy.insert(copy.removeLast(), at: below(copy.count)) }
      return .array(copy)
    default: return value(depth: 1)
    }
  }

  private mutating func value(depth: Int) -> JSONValue {
    switch below(depth > 0 ? 9 : 6) {
    case 0: return .null
    case 1: return .bool(below(2) == 0)
    case 2: return .integer(below(3000) - 1000)
    case 3: return .decimal(["1.5", "1e9", "-0.0", "98765432109876543210"][below(4)])
    case 4, 5: return .string(word())
    case 6: return .array((0..<below(4)).map { _ in value(depth: depth - 1) })
    default:
      var members: [JSONValue.Member] = []
      for _ in 0..<below(5) {
        let key = word()
        if !members.contains(where: { $0.key == key }) { members.append(.init(key, value(depth: depth - 1))) }
      }
      return .object(members)
    }
  }

  /// A URL, or what only looks like one.
  private mutating func url() -> String {
    let start = ["https", "a+b-c.1", "true", "1a", "", "é", "h\"", "a b"][below(8)]
    return start + ["://", ":/", "://"][below(3)]
      + ["", "x.y/#z?a=b&c", "a b", "é", "\u{A0}", "\"", "\\", "\u{7}", "[1]"][below(9)]
  }

  private mutating func word() -> String {
    let words = [
      "a", "query", "setRepos", "", " ", "a.b", "-1", "+2", "-x", "fail", "complete", "é", "日本", "\"", "\\", "\\\"",
      "a  b",
      "x  actual 1", "\n\t\u{1b}", "\u{202e}", "null", "true", "12", "#1", "(dropped: x)", "=", "a=b", "->", "*", "👩‍🚀",
      "e\u{301}",
    ]
    return words[below(words.count)]
  }
}
