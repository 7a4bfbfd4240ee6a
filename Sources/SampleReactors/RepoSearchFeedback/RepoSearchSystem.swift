import Observables
import Reactors

/// The search of `repo-search` with feedback loops (RX-30).
///
/// A reactor is a state machine, and its mutations are the events. An action of a user is an event at once. Anything
/// that takes time is a request of a state: loops that are merged into the mutations fulfil the request while states
/// make it, and answer with events. So no code here cancels a request, and no action has an effect in flight.
final class RepoSearchSystem: Reactor {
  typealias Action = RepoSearchReactor.Action
  typealias Mutation = RepoSearchReactor.Mutation
  typealias State = RepoSearchReactor.State

  let initialState = State()
  private let search: (_ query: String?, _ page: Int) -> Observable<RepoPage>

  init(search: @escaping (_ query: String?, _ page: Int) -> Observable<RepoPage>) {
    self.search = search
  }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .updateQuery(let query):
      return currentState.isLoadingNextPage
        ? .of(.setLoadingNextPage(false), .setQuery(query)) : .just(.setQuery(query))
    case .loadNextPage:
      return currentState.isLoadingNextPage || currentState.nextPage == nil
        ? .empty() : .just(.setLoadingNextPage(true))
    }
  }

  func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
    mutation.machine(
      RepoSearchMachine(), reduce: { $0.after($1) },
      feedback: react(to: \.firstPage) { [search] wanted in
        search(wanted.query, wanted.page).map { .setRepos($0.repos, nextPage: $0.nextPage) }
      },
      react(to: \.nextPage) { [search] wanted in
        search(wanted.query, wanted.page)
          .map { .appendRepos($0.repos, nextPage: $0.nextPage) }
          .concat(Observable.just(.setLoadingNextPage(false)))
      })
  }

  func reduce(state: State, mutation: Mutation) -> State {
    RepoSearchMachine(shown: state).after(mutation).shown
  }
}
