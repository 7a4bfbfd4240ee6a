import Observables

/// The streams of one reactor, as they are attached to it: when this goes away, so does what runs in them (RK-35).
///
/// Who keeps `action` or `state` longer than the reactor keeps nothing alive but memory.
final class ReactorStreams<R: Reactor> {
  let action: ActionSubject<R.Action>
  let state: Observable<R.State>
  let pipeline: ReactorPipeline<R>

  init(_ reactor: R) {
    let pipeline = ReactorPipeline<R>(reactor, initialState: reactor.initialState)
    let states = pipeline.states
    self.pipeline = pipeline
    action = ActionSubject(pipeline)
    state = ClosureProducer { sink in states.attach(sink) }
  }

  deinit { pipeline.close() }
}
