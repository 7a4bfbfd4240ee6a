import Observables

/// The streams of all reactors that do not carry their own.
///
/// `nonisolated(unsafe)` is sound: a lock guards the table, and the constant is never written again.
nonisolated(unsafe) private let table = OwnerTable<AnyObject>(watchesOwners: true)

extension Reactor {
  typealias Streams = ReactorStreams<Action, Mutation, State>

  /// The streams of this reactor, connected or not, created at first use.
  var unconnectedStreams: Streams {
    if let streams = existingStreams { return streams }
    let value: AnyObject
    if let owner = self as? any StorageOwner {
      value = owner.storage.value(Streams.self) { makeStreams(endAtDeath: true) }
    } else {
      value = table.value(of: self) { makeStreams(endAtDeath: table.releasesAtDeath) }
    }
    return unsafeDowncast(value, to: Streams.self)
  }

  /// The streams of this reactor if they were created.
  var existingStreams: Streams? {
    // The table comes first: looking there is cheaper than finding out whether the reactor carries its streams itself.
    if let value = table.value(of: self) { return unsafeDowncast(value, to: Streams.self) }
    return (self as? any StorageOwner)?.storage.value(Streams.self)
  }

  /// - Parameter endAtDeath: Whether the streams are released at the death of the reactor.
  private func makeStreams(endAtDeath: Bool) -> Streams {
    let initialState = initialState
    let pipeline = ReactorPipeline<Self>(self, initialState: initialState)
    pipeline.closesAtDeath = endAtDeath
    if let watcher = ReactorBirths.watcher(of: self) { pipeline.setWatcher(watcher, of: self) }
    return Streams(pipeline, initialState: initialState)
  }
}

extension ReactorStorage {
  static func sweepStreams() -> Bool { table.sweep() }
}
