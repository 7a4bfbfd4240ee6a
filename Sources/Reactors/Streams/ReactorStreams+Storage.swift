import Observables

/// The streams of all reactors that do not carry their own.
///
/// `nonisolated(unsafe)` is sound: the table guards itself with a lock, and the constant is never written again.
nonisolated(unsafe) private let table = OwnerTable<AnyObject>()

extension Reactor {
  /// The streams of this reactor; created and connected at first use, once, also when several threads come first.
  var streams: ReactorStreams<Self> {
    let streams = unconnectedStreams
    streams.pipeline.connect(self)
    return streams
  }

  /// The streams of this reactor, created at first use, whether they are connected or not.
  var unconnectedStreams: ReactorStreams<Self> {
    if let streams = existingStreams { return streams }
    let value: AnyObject
    if let owner = self as? any StorageOwner {
      value = owner.storage.value(ReactorStreams<Self>.self) { ReactorStreams(self) }
    } else {
      value = table.value(of: self) { ReactorStreams(self) }
    }
    return unsafeDowncast(value, to: ReactorStreams<Self>.self)
  }

  /// The streams of this reactor if they were created.
  var existingStreams: ReactorStreams<Self>? {
    // The table first: to look there is cheaper than to ask whether the reactor carries its streams itself.
    if let value = table.value(of: self) { return unsafeDowncast(value, to: ReactorStreams<Self>.self) }
    return (self as? any StorageOwner)?.storage.value(ReactorStreams<Self>.self)
  }
}

/// What outlives a reactor that does not carry its streams itself.
public enum ReactorStorage {
  /// Lets go of the streams of all reactors that died: their effects are disposed, oldest reactor first.
  ///
  /// This happens by itself, now and then, when reactors are made; a host that counts on it calls this.
  public static func sweep() { table.sweep() }
}
