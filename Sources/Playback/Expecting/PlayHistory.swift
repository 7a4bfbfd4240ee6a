import JSONValues
import Timelines

/// What happened so far, as far as expectations can ask for it.
struct PlayHistory {
  /// How many requests, pulses and mutations are remembered of each kind: a session of any length fits into memory.
  static let limit = 1_000

  private(set) var frames = 0
  private(set) var errors = 0
  private(set) var calls: [String: Recent] = [:]
  private(set) var pulses: [String: Recent] = [:]
  private(set) var mutations = Recent()
  private let keepsMutations: Bool

  init(keepsMutations: Bool) {
    self.keepsMutations = keepsMutations
  }

  mutating func note(_ event: Record.Event) {
    frames += 1
    if case .error = event { errors += 1 }
  }

  mutating func add(call port: String, request: JSONValue) { calls[port, default: Recent()].append(request) }
  mutating func add(pulse path: String, value: JSONValue) { pulses[path, default: Recent()].append(value) }

  mutating func add(mutation: JSONValue) {
    if keepsMutations { mutations.append(mutation) }
  }
}

/// The newest values of a kind, oldest first.
struct Recent {
  private(set) var values: [JSONValue] = []

  mutating func append(_ value: JSONValue) {
    // Dropping half at a time keeps the cost of each value constant.
    if values.count == PlayHistory.limit * 2 { values.removeFirst(PlayHistory.limit) }
    values.append(value)
  }
}
