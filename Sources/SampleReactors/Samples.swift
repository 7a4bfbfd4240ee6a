import Playback

/// The reactors and stores that come with the command.
public enum Samples {
  /// Registers all samples.
  public static func register(in catalog: Catalog) {
    CounterReactor.register(in: catalog)
    ProfileFollowReactor.register(in: catalog)
    RepoSearchReactor.register(in: catalog)
    AlertReactor.register(in: catalog)
    CalculatorReactor.register(in: catalog)
    ChatReactor.register(in: catalog)
    ExampleListReactor.register(in: catalog)
    FavoritesReactor.register(in: catalog)
    SessionReactor.register(in: catalog)
    SignUpReactor.register(in: catalog)
    NameBadgeReactor.register(in: catalog)
    NumberFact.register(in: catalog)
    Todos.register(in: catalog)
    Login.register(in: catalog)
    Timers.register(in: catalog)
    TwinStopwatchesReactor.register(in: catalog)
    Workbench.register(in: catalog)
    CoffeeMachine.register(in: catalog)
    DucksCounter.register(in: catalog)
    RepoSearchFeature.register(in: catalog)
    RepoSearchMiddleware.register(in: catalog)
    RepoSearchSystem.register(in: catalog)
  }
}
