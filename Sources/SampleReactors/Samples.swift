import Playback

/// The reactors that come with the command.
public enum Samples {
  /// Registers all of them.
  public static func register(in catalog: Catalog) {
    CounterReactor.register(in: catalog)
    ProfileFollowReactor.register(in: catalog)
    RepoSearchReactor.register(in: catalog)
    AlertReactor.register(in: catalog)
    CalculatorReactor.register(in: catalog)
    ChatReactor.register(in: catalog)
    ExampleListReactor.register(in: catalog)
    SessionReactor.register(in: catalog)
    SignUpReactor.register(in: catalog)
  }
}
