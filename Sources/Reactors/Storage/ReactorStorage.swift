/// The storage of reactors and views that do not carry their own.
///
/// On Linux values go with their owner, at once. On other platforms they may stay until a sweep.
public enum ReactorStorage {
  /// Releases what belonged to dead owners: first the reactors of views, then the streams of reactors, whose effects
  /// are disposed, each in the order of their owners' age, oldest first.
  ///
  /// This happens automatically from time to time as reactors are created and set; a host that depends on it calls this
  /// method.
  public static func sweep() {
    // Released values may have held other owners, such as a state with reactors in it.
    while true {
      let wasHolding = ReactorHolder.sweep()
      if !sweepStreams(), !wasHolding { return }
    }
  }
}
