import ExactStrings
import JSONValues
import Timelines

/// The events so far, as far as expectations can ask for them.
struct PlayHistory {
  /// A mutation, which is read when an expectation asks for it, unless it was read already.
  enum Mutation {
    case read(NamedValue)
    // Indirect, so that a mutation takes one word: most are known by their names, and one is kept for every line.
    indirect case unread(Any)

    var tree: JSONValue {
      switch self {
      case .read(let mutation): mutation.value
      case .unread(let value): JSONValue(reflectingAny: value)
      }
    }
  }

  /// The number of lines of the timeline's text form so far, without failed expectations: the result of one expectation
  /// must not depend on the others.
  private(set) var frames = 0
  private(set) var errors = 0
  private(set) var calls: [ExactString: Recent<JSONValue>] = [:]
  private(set) var pulses: [ExactString: Recent<JSONValue>] = [:]
  private(set) var notes: [ExactString: Recent<JSONValue>] = [:]
  private(set) var mutations = Recent<Mutation>()
  /// Whether the latest event was a mutation of the reactor or store that is played.
  private var isBehindMutation = false
  /// The path of the nested reactor whose mutation was the latest event; nil where it was none.
  private var nestedMutation: String?

  /// Counts and stores an event of the timeline.
  mutating func note(_ event: Record.Event) {
    if case .nested(let owner, let event) = event { note(event, in: owner) } else { note(event, in: nil) }
  }

  /// Counts a mutation of a nested reactor, or of the reactor or store that is played.
  mutating func noteMutation(in owner: String? = nil) {
    noteFrame()
    if owner == nil { isBehindMutation = true } else { nestedMutation = owner }
  }

  /// Counts a state of a nested reactor, or of the reactor or store that is played.
  mutating func noteState(in owner: String? = nil) {
    // A mutation and the state after it share a line.
    let sharesLine = if let owner { nestedMutation == owner } else { isBehindMutation }
    if sharesLine { endLine() } else { noteFrame() }
  }

  /// Counts an action, or another event with a line of its own.
  mutating func noteFrame() {
    frames += 1
    endLine()
  }

  /// Forgets that the latest event was a mutation.
  private mutating func endLine() {
    isBehindMutation = false
    if nestedMutation != nil { nestedMutation = nil }
  }

  private mutating func note(_ event: Record.Event, in owner: String?) {
    switch event {
    case .mutation: return noteMutation(in: owner)
    case .state: return noteState(in: owner)
    case .expect, .problem: return endLine()
    case .error: errors += 1
    case .call(let port, _, let request): calls[port, default: Recent()].append(request)
    case .pulse(let path, let value):
      pulses[owner.map { "\($0).\(path)" } ?? path, default: Recent()].append(value)
    case .note(let name, let value): notes[name, default: Recent()].append(value)
    case .begin, .action, .emit, .reply, .failure, .cancel, .effect, .dropped, .view, .terminated, .nested, .end: break
    }
    noteFrame()
  }

  mutating func add(mutation: consuming Mutation) { mutations.append(mutation) }
}

/// The newest values of a kind, oldest first, at most 2,000, so that a session of any length fits into memory.
struct Recent<Value> {
  private static var limit: Int { 1_000 }

  /// The values that are kept.
  private(set) var values: [Value] = []
  /// The number of older values, which were dropped.
  private var forgotten = 0

  /// The number of all values, including those that were dropped.
  var count: Int { forgotten + values.count }

  mutating func append(_ value: consuming Value) {
    // Dropping half at a time keeps the cost of each value constant.
    if values.count == Self.limit * 2 {
      values.removeFirst(Self.limit)
      forgotten += Self.limit
    }
    values.append(value)
  }

  /// The value with this number, counted from the first value ever or, below 0, from the newest; nil if it was dropped
  /// or never existed.
  subscript(number: Int) -> Value? {
    let place = number < 0 ? values.count + number : number - forgotten
    return values.indices.contains(place) ? values[place] : nil
  }
}
