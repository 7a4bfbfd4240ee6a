/// The state machine of the search: the shown state and the current requests.
struct RepoSearchMachine {
  typealias Event = RepoSearchReactor.Mutation

  /// A request for a page.
  struct Request: Equatable {
    let query: String?
    let page: Int
    /// The number of the query: setting the same query again is a new query.
    let turn: Int
  }

  /// The shown state.
  private(set) var shown: RepoSearchReactor.State
  /// The request for the first page of the query, until the page is loaded.
  private(set) var firstPage: Request?
  /// The request for the page after the shown ones, while it is loading.
  private(set) var nextPage: Request?
  private var turn = 0

  init(shown: RepoSearchReactor.State = RepoSearchReactor.State()) {
    self.shown = shown
  }

  /// Returns the machine after an event.
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
