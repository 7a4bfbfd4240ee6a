/// What outlives a reactor or a view that does not carry it itself.
public enum ReactorStorage {
  /// Lets go of what belonged to the dead: the reactors of views, then the streams of reactors, whose effects are disposed,
  /// the oldest owner first.
  ///
  /// This happens by itself, now and then, when reactors are made and set; a host that counts on it calls this.
  public static func sweep() {
    ReactorHolder.sweep()
    sweepStreams()
  }
}
