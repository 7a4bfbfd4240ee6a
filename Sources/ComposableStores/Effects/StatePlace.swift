/// A place in the state of a store: the path from the whole state to the part of a feature.
///
/// A path is followed only if each step starts at the type at which the previous step ended. An effect that was moved
/// elsewhere by hand has no such path, and is not cancelled because of its place.
struct StatePlace {
  private let root: Any.Type
  private var steps: [StateStep] = []
  /// Whether every step starts at the type at which the previous one ended.
  private(set) var isSound = true

  init(root: Any.Type) { self.root = root }

  func appending(_ step: StateStep) -> StatePlace {
    var place = self
    if step.start != (steps.last?.end ?? root) { place.isSound = false }
    place.steps.append(step)
    return place
  }

  /// Returns whether the place exists.
  /// - Parameter state: The address of an initialised value of the root type.
  func isThere(in state: UnsafeRawPointer) -> Bool { isSound && isThere(steps[...], state) }

  private func isThere(_ rest: ArraySlice<StateStep>, _ address: UnsafeRawPointer) -> Bool {
    guard let step = rest.first else { return true }
    return step.follow(address) { isThere(rest.dropFirst(), $0) }
  }
}

/// One step of a path into a state.
class StateStep {
  /// The type of the value at which the step starts.
  let start: Any.Type
  /// The type of the value at which the step ends.
  let end: Any.Type
  /// Whether the value at the end of the step may be missing.
  let isConditional: Bool

  fileprivate init(_ start: Any.Type, _ end: Any.Type, isConditional: Bool) {
    self.start = start
    self.end = end
    self.isConditional = isConditional
  }

  /// Calls `next` with the value at the end of the step; returns false if the value is missing.
  /// - Parameter address: The address of an initialised value of the type `start`.
  func follow(_ address: UnsafeRawPointer, _ next: (UnsafeRawPointer) -> Bool) -> Bool {
    preconditionFailure("a step leads somewhere")
  }
}

/// A step to a property, which always exists.
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

/// A step to a value that may be missing: an optional value, an element of a collection, a case of an enum.
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
