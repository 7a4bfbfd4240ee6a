import Observables

extension Reactor {
  /// The mutations as they are reduced, each right before its state: what a parent that cares for more than states merges.
  ///
  ///     mutations  ---a---b---|
  ///     state      s---sa---sb|
  ///
  /// Mutations of before the subscription are not sent. The first subscription creates the streams as the first access of
  /// `state` does, unless a stub is enabled, and hears the mutations of that moment. It completes when the reactor is
  /// terminated.
  public var mutations: Observable<Mutation> {
    let pipeline = unconnectedStreams.pipeline
    return ClosureProducer { sink in
      let subscription = pipeline.trace(MutationTracer(sink))
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
