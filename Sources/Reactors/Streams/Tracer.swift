import Observables

/// Receives the events inside a reactor. A class, because a list of closures looks up metadata at each access.
class Tracer<Action, Mutation, State> {
  /// Whether the tracer wants pulses, which have to be searched for.
  var wantsPulses: Bool { false }

  func hear(action: Action) {}
  func hear(mutation: Mutation) {}
  func hear(state: State) {}
  func hear(pulse value: Any, at path: String) {}
  func hear(_ error: any Error, of action: Action) {}
  func hear(termination error: (any Error)?) {}
}

/// Calls a closure with events.
final class EventTracer<R: Reactor>: Tracer<R.Action, R.Mutation, R.State> {
  private let observer: (ReactorEvent<R>) -> Void

  init(_ observer: @escaping (ReactorEvent<R>) -> Void) { self.observer = observer }

  override var wantsPulses: Bool { true }
  override func hear(action: R.Action) { observer(.action(action)) }
  override func hear(mutation: R.Mutation) { observer(.mutation(mutation)) }
  override func hear(state: R.State) { observer(.state(state)) }
  override func hear(pulse value: Any, at path: String) { observer(.pulse(path: path, value: value)) }
  override func hear(_ error: any Error, of action: R.Action) { observer(.error(error, action: action)) }
  override func hear(termination error: (any Error)?) { observer(.terminated(error)) }
}

/// Sends the mutations to a sink.
final class MutationTracer<Action, Mutation, State>: Tracer<Action, Mutation, State> {
  private let sink: Sink<Mutation>

  init(_ sink: Sink<Mutation>) { self.sink = sink }

  override func hear(mutation: Mutation) { sink.next(mutation) }
  override func hear(termination error: (any Error)?) { sink.completed() }
}
