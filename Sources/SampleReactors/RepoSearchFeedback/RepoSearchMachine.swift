/// The state machine of the search: what is shown, and what is asked for.
struct RepoSearchMachine {
  typealias Event = RepoSearchReactor.Mutation

  /// A page that is to be loaded.
  struct Request: Equatable {
    let query: String?
    let page: Int
    /// The number of the query: one that is set again is another one.
    let turn: Int
  }

  /// What is shown.
  private(set) var shown: RepoSearchReactor.State
  /// The first page of the query, until it is there.
  private(set) var firstPage: Request?
  /// The page behind those that are shown, while it is being loaded.
  private(set) var nextPage: Request?
  private var turn = 0

  init(shown: RepoSearchReactor.State = RepoSearchReactor.State()) {
    self.shown = shown
  }

  /// The machine after an event.
  func after(_ event: Event) -> RepoSearchMachine {
    var machine = self
    switch event {
    case .setQuery(let query):
      machine.turn += 1
      machine.shown.query = query
      machine.firstPage = Request(query: query, page: 1, turn: machine.turn)
    case .setRepos(let repos, let nextPage):
      machine.shown.repos = repos
      machine.shown.nextPage = nextPage
      machine.firstPage = nil
    case .appendRepos(let repos, let nextPage):
      machine.shown.repos += repos
      machine.shown.nextPage = nextPage
    case .setLoadingNextPage(let isLoading):
      machine.shown.isLoadingNextPage = isLoading
      machine.nextPage = isLoading ? shown.nextPage.map { Request(query: shown.query, page: $0, turn: turn) } : nil
    }
    return machine
  }
}
