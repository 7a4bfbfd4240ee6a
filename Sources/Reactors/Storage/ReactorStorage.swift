/// What outlives a reactor or a view that does not carry it itself.
public enum ReactorStorage {
  /// Lets go of what belonged to the dead: the reactors of views, then the streams of reactors, whose effects are disposed,
  /// the oldest owner first.
  ///
  /// This happens by itself, now and then, when reactors are made and set; a host that counts on it calls this.
  public static func sweep() {
    // What dies may have held others: a state the reactors that live in it.
    while true {
      let wasHolding = ReactorHolder.sweep()
      if !sweepStreams(), !wasHolding { return }
    }
  }
}
