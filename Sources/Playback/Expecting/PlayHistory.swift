import ExactStrings
import JSONValues
import Timelines

/// The events so far, as far as expectations can ask for them.
struct PlayHistory {
  /// A mutation, which is read when an expectation asks for it, unless it was read already.
  enum Mutation {
    case read(JSONValue)
    case unread(Any)

    var tree: JSONValue {
      switch self {
      case .read(let tree): return tree
      case .unread(let value):
        var objects = EnclosingObjects()
        return JSONValue(reflectingAny: value, inside: &objects)
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
  private var isBehindMutation = false
  /// The nested reactor that the mutation belongs to; nil for the reactor or store that is played.
  private var mutationOwner: String?

  /// Counts and stores an event of the timeline.
  mutating func note(_ event: Record.Event) {
    if case .nested(let owner, let event) = event {
      if mutationOwner != owner { isBehindMutation = false }
      mutationOwner = owner
      return note(event, in: owner)
    }
    if mutationOwner != nil {
      isBehindMutation = false
      mutationOwner = nil
    }
    note(event, in: nil)
  }

  /// Counts an action of the reactor or store that is played.
  mutating func noteAction() {
    endMutation()
    frames += 1
  }

  /// Counts a mutation of the reactor or store that is played.
  mutating func noteMutation() {
    endMutation()
    frames += 1
    isBehindMutation = true
  }

  /// Counts a state of the reactor or store that is played.
  mutating func noteState() {
    if !isBehindMutation || mutationOwner != nil { frames += 1 }
    endMutation()
  }

  private mutating func endMutation() {
    isBehindMutation = false
    if mutationOwner != nil { mutationOwner = nil }
  }

  private mutating func note(_ event: Record.Event, in owner: String?) {
    switch event {
    // A mutation and the state after it share a line.
    case .state where isBehindMutation, .expect: break
    default: frames += 1
    }
    if case .mutation = event { isBehindMutation = true } else { isBehindMutation = false }
    switch event {
    case .error: errors += 1
    case .call(let port, _, let request): calls[port, default: Recent()].append(request)
    case .pulse(let path, let value):
      pulses[owner.map { "\($0).\(path)" } ?? path, default: Recent()].append(value)
    case .note(let name, let value): notes[name, default: Recent()].append(value)
    default: break
    }
  }

  mutating func add(mutation: Mutation) { mutations.append(mutation) }
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

  mutating func append(_ value: Value) {
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
