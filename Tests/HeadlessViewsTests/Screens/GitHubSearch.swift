import DispatchSchedulers
import HeadlessViews
import Observables
import Reactors

final class GitHubSearchViewReactor: Reactor {
  enum Action: Equatable {
    case updateQuery(String?)
    case loadNextPage
  }

  enum Mutation {
    case setQuery(String?)
    case setRepos([String], nextPage: Int?)
    case appendRepos([String], nextPage: Int?)
  }

  struct State {
    var query: String?
    var repos: [String] = []
    var nextPage: Int?
  }

  let initialState = State()
  /// The number of repositories in a page.
  let pageSize: Int

  init(pageSize: Int = 3) { self.pageSize = pageSize }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case let .updateQuery(query):
      return Observable.concat([
        Observable.just(Mutation.setQuery(query)),
        Observable.just(Mutation.setRepos(page(1, of: query), nextPage: 2)),
      ])

    case .loadNextPage:
      guard let number = self.currentState.nextPage else { return Observable.empty() }
      return Observable.just(.appendRepos(page(number, of: currentState.query), nextPage: number + 1))
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var newState = state
    switch mutation {
    case let .setQuery(query):
      newState.query = query
    case let .setRepos(repos, nextPage):
      newState.repos = repos
      newState.nextPage = nextPage
    case let .appendRepos(repos, nextPage):
      newState.repos.append(contentsOf: repos)
      newState.nextPage = nextPage
    }
    return newState
  }

  private func page(_ number: Int, of query: String?) -> [String] {
    guard let query, !query.isEmpty else { return [] }
    return (1...pageSize).map { "\(query)/\((number - 1) * pageSize + $0)" }
  }
}

class GitHubSearchViewController: UIViewController, View {
  var searchBar: UISearchBar! = UISearchBar()
  var tableView: UITableView! = UITableView()
  let browser = LinkOpener()

  var disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.contentInset.top = 44  // search bar height
    tableView.scrollIndicatorInsets.top = tableView.contentInset.top
  }

  func bind(reactor: GitHubSearchViewReactor) {
    // Action
    searchBar.rx.text
      .throttle(.milliseconds(300), scheduler: MainScheduler.instance)
      .map { Reactor.Action.updateQuery($0) }
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    tableView.rx.contentOffset
      .filter { [weak self] offset in
        guard let `self` = self else { return false }
        guard self.tableView.frame.height > 0 else { return false }
        return offset.y + self.tableView.frame.height >= self.tableView.contentSize.height - 100
      }
      .map { _ in Reactor.Action.loadNextPage }
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    // State
    reactor.state.map { $0.repos }
      .bind(to: tableView.rx.items(cellIdentifier: "cell")) { indexPath, repo, cell in
        cell.textLabel?.text = repo
      }
      .disposed(by: disposeBag)

    // View
    tableView.rx.itemSelected
      .subscribe(onNext: { [weak self, weak reactor] indexPath in
        guard let `self` = self else { return }
        self.tableView.deselectRow(at: indexPath, animated: false)
        guard let repo = reactor?.currentState.repos[indexPath.row] else { return }
        self.browser.open("https://github.com/\(repo)")
      })
      .disposed(by: disposeBag)
  }
}
