import Observables
import Reactors

private final class Counter: Reactor {
  enum Action { case increase, thrice }
  enum Mutation { case setLoading(Bool), add(Int) }

  struct State {
    var value = 0
    var isLoading = false
  }

  let initialState = State()

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .increase: .just(.add(1))
    case .thrice: .concat([.just(.setLoading(true)), .just(.add(1)), .just(.setLoading(false))])
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setLoading(let isLoading): state.isLoading = isLoading
    case .add(let number): state.value += number
    }
    return state
  }
}

/// The search of the examples over a backend that answers at once, with a page of thirty.
private final class Search: Reactor {
  enum Action { case updateQuery(String?) }
  enum Mutation { case setQuery(String?), setRepos([String], nextPage: Int?) }

  struct State {
    var query: String?
    var repos: [String] = []
    var nextPage: Int?
    var isLoadingNextPage = false
  }

  let initialState = State()
  private let page = (1...30).map { "owner-\($0)/repository-\($0)" }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .updateQuery(let query):
      .concat([
        .just(.setQuery(query)),
        Observable.just(page).take(until: self.action.filter(Self.isUpdateQuery)).map { .setRepos($0, nextPage: 2) },
      ])
    }
  }

  private static func isUpdateQuery(_ action: Action) -> Bool {
    if case .updateQuery = action { true } else { false }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setQuery(let query): state.query = query
    case .setRepos(let repos, let nextPage):
      state.repos = repos
      state.nextPage = nextPage
    }
    return state
  }
}

/// A reactor that is made, used once, and dropped.
func useNewReactor() {
  let reactor = Counter()
  reactor.action.onNext(.increase)
  consume(reactor.currentState)
}

enum ReactorBenchmarks {
  static func rows() -> [Row] {
    let count = 100_000
    let stopwatch = Stopwatch(operations: count)
    let bag = DisposeBag()
    let reactor = Counter()
    reactor.state.subscribe(onNext: { consume($0) }).disposed(by: bag)
    let action = reactor.action
    let search = Search()
    search.state.subscribe(onNext: { consume($0) }).disposed(by: bag)
    let query = search.action

    func row(_ work: String, units: Double, obstacle: String = "", _ body: () -> Void) -> Row {
      Row(work, stopwatch.time(body), units: units, obstacle: obstacle)
    }
    return [
      row(
        "reactor: action, mutation, state, subscriber", units: 8,
        obstacle: "an object and ten atomic operations, each of which costs as much as two links on some machines"
      ) {
        for _ in 0..<count { action.onNext(.increase) }
      },
      row(
        "reactor: action, concat of three mutations", units: 22,
        obstacle: "five objects and two dozen atomic operations, as in the row before"
      ) {
        for _ in 0..<count { action.onNext(.thrice) }
      },
      row("reactor: a query, its results of 30 repositories", units: 90) {
        for _ in 0..<count { query.onNext(.updateQuery("swift")) }
      },
      row("reactor: made, an action, dropped", units: 230) {
        for _ in 0..<count { useNewReactor() }
      },
    ]
  }
}
