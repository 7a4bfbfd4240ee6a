/// A place in the state of a store: the way from the whole state to the part that a feature works on.
///
/// A way is only followed if each step begins with the type that the step before it led to. An effect that was carried
/// elsewhere by hand has no such way, and is not cancelled for the sake of its place.
struct StatePlace {
  private let root: Any.Type
  private var steps: [StateStep] = []
  /// Whether every step begins where the one before it ended.
  private(set) var isSound = true

  init(root: Any.Type) { self.root = root }

  func appending(_ step: StateStep) -> StatePlace {
    var place = self
    if step.start != (steps.last?.end ?? root) { place.isSound = false }
    place.steps.append(step)
    return place
  }

  /// Whether the place exists.
  /// - Parameter state: The address of an initialised value of the root type.
  func isThere(in state: UnsafeRawPointer) -> Bool { isSound && isThere(steps[...], state) }

  private func isThere(_ rest: ArraySlice<StateStep>, _ address: UnsafeRawPointer) -> Bool {
    guard let step = rest.first else { return true }
    return step.follow(address) { isThere(rest.dropFirst(), $0) }
  }
}

/// One step on the way into a state.
class StateStep {
  /// The type of the value that it begins at.
  let start: Any.Type
  /// The type of the value that it leads to.
  let end: Any.Type
  /// Whether there may be nothing where it leads.
  let isConditional: Bool

  fileprivate init(_ start: Any.Type, _ end: Any.Type, isConditional: Bool) {
    self.start = start
    self.end = end
    self.isConditional = isConditional
  }

  /// Goes on with the part that the step leads to; false if there is none.
  /// - Parameter address: Where an initialised value of the type `start` lies.
  func follow(_ address: UnsafeRawPointer, _ next: (UnsafeRawPointer) -> Bool) -> Bool {
    preconditionFailure("a step leads somewhere")
  }
}

/// Leads to a property, which is always there.
final class PropertyStep<State, Value>: StateStep {
  private let path: KeyPath<State, Value>

  init(_ path: KeyPath<State, Value>) {
    self.path = path
    super.init(State.self, Value.self, isConditional: false)
  }

  override func follow(_ address: UnsafeRawPointer, _ next: (UnsafeRawPointer) -> Bool) -> Bool {
    withUnsafePointer(to: address.assumingMemoryBound(to: State.self).pointee[keyPath: path]) { next($0) }
  }
}

/// Leads to what may be there or not: a value that is not nil, an element of a collection, a case of an enum.
final class ConditionalStep<State, Value>: StateStep {
  private let find: (State) -> Value?

  init(_ find: @escaping (State) -> Value?) {
    self.find = find
    super.init(State.self, Value.self, isConditional: true)
  }

  override func follow(_ address: UnsafeRawPointer, _ next: (UnsafeRawPointer) -> Bool) -> Bool {
    guard let value = find(address.assumingMemoryBound(to: State.self).pointee) else { return false }
    return withUnsafePointer(to: value) { next($0) }
  }
}
