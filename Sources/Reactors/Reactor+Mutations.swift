import Observables

extension Reactor {
  /// The mutations as they are reduced, each right before its state, for a parent that needs more than states.
  ///
  ///     mutations  ---a---b---|
  ///     state      s---sa---sb|
  ///
  /// Mutations from before the subscription are not sent. The first subscription creates the streams as the first
  /// access of `state` does, unless a stub is enabled, and receives the mutations that this causes. The observable
  /// completes when the reactor is terminated.
  public var mutations: Observable<Mutation> {
    let pipeline = unconnectedStreams.pipeline
    return ClosureProducer { sink in
      let subscription = pipeline.watchers.insert(MutationWatcher(sink))
      if pipeline.isTerminated {
        subscription.dispose()
        sink.completed()
      } else if !pipeline.isStubbed.load(ordering: .acquiring), let reactor = pipeline.reactor {
        pipeline.connect(reactor)
      }
      return subscription
    }
  }
}
