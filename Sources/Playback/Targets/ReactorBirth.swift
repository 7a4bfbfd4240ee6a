import JSONValues
import Reactors
import Timelines
import VirtualTime

/// Reports the events of a reactor to the stage while the reactor is made, before its case has it.
final class ReactorBirth: ReactorObserver {
  /// The observer of the reactor, then and afterwards.
  let reporter: ReactorReporter
  /// The state before all others; nil while the reactor has published none.
  private(set) var firstState: JSONValue?
  private var state = JSONValue.null
  private let stage: Stage

  init(_ reporter: ReactorReporter, on stage: Stage) {
    self.reporter = reporter
    self.stage = stage
    reporter.observer = self
  }

  /// Calls `make` and returns the reactor that it makes, with the observer of its birth; the observer is nil if the
  /// reactor did not use its streams.
  static func attend<R: Reactor>(
    on stage: Stage, _ makeReporter: @escaping () -> ReactorReporter, _ make: () throws -> R
  ) rethrows -> (reactor: R, birth: ReactorBirth?) {
    let cause = stage.clock.cause
    // A reactor may make others of its own type.
    var births: [(reactor: ObjectIdentifier, birth: ReactorBirth)] = []
    defer {
      stage.clock.cause = cause
      for (_, birth) in births { birth.reporter.observer = nil }
    }
    let reactor = try ReactorBirths.attend(
      { reactor in
        guard reactor is R else { return nil }
        let birth = ReactorBirth(makeReporter(), on: stage)
        births.append((ObjectIdentifier(reactor), birth))
        return birth.reporter
      }, make)
    return (reactor, births.last { $0.reactor == ObjectIdentifier(reactor) }?.birth)
  }

  var targetCause: WorkCause {
    get { stage.clock.cause }
    set { stage.clock.cause = newValue }
  }

  func targetProcesses(_ action: PreparedAction) {}

  func targetProcessesOwn(at address: UnsafeRawPointer, _ reader: NamedReader) {
    let action = reader.named(at: address)
    stage.clock.origin = action.name
    record(.action(name: action.name, action: action.value))
  }

  func targetReduces(at address: UnsafeRawPointer, _ reader: NamedReader) {
    let mutation = reader.named(at: address)
    record(.mutation(name: mutation.name, value: mutation.value))
  }

  func targetPublishes(stateAt address: UnsafeRawPointer, _ reader: TreeReader, in nestingHost: NestingHost?) {
    let before = state
    state = reader.tree(at: address, in: nestingHost)
    if firstState == nil {
      firstState = state
    } else {
      record(.state(changes: StateChange.between(before, state), state: state))
    }
  }

  func targetFires(_ pulse: String, _ value: JSONValue) { record(.pulse(path: pulse, value: value)) }

  func targetSwallows(_ error: any Error, action: String) { record(.error(action: action, error: errorText(error))) }

  func targetTerminates(_ error: (any Error)?) { record(.terminated(error: error.map(errorText))) }

  private func record(_ event: Record.Event) { stage.recordBirthEvent(self, event) }
}
