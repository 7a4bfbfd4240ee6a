import Playback

/// The reactors and stores that come with the command.
public enum Samples {
  /// Registers all samples.
  public static func register(in catalog: Catalog) {
    catalog.reactor("counter", view: { _ in CounterView() }) { stage in
      CounterReactor(delay: stage.argument("delay", default: .milliseconds(0)))
    }
    ProfileFollowReactor.register(in: catalog)
    catalog.reactor("repo-search", view: { _ in RepoSearchView<RepoSearchReactor>() }) { stage in
      RepoSearchReactor(search: RepoSearchService(on: stage).search)
    }
    catalog.reactor("alert", view: { _ in AlertView() }) { _ in AlertReactor() }
    catalog.reactor("calculator", view: { _ in CalculatorView() }) { _ in CalculatorReactor() }
    ChatReactor.register(in: catalog)
    ExampleListReactor.register(in: catalog)
    FavoritesReactor.register(in: catalog)
    SessionReactor.register(in: catalog)
    SignUpReactor.register(in: catalog)
    catalog.reactor("name-badge", view: { _ in NameBadgeView() }) { _ in NameBadgeReactor() }
    NumberFact.register(in: catalog)
    Todos.register(in: catalog)
    Login.register(in: catalog)
    Timers.register(in: catalog)
    catalog.reactor("twin-stopwatches") { stage in TwinStopwatchesReactor(mainQueue: stage.scheduler) }
    Workbench.register(in: catalog)
    CoffeeMachine.register(in: catalog)
    DucksCounter.register(in: catalog)
    RepoSearchFeature.register(in: catalog)
    RepoSearchMiddleware.register(in: catalog)
    catalog.reactor("search-feedback", view: { _ in RepoSearchView<RepoSearchSystem>() }) { stage in
      RepoSearchSystem(search: RepoSearchService(on: stage).search)
    }
  }
}
