import DispatchSchedulers
import HeadlessViews
import Observables
import Reactors

/// A field for the query above a list that grows as it is scrolled (GS-14 to GS-17). The view is bound once it is
/// loaded.
///
/// Typing is throttled: a text that is held back is not sent, and so cancels no request. The view can be used with
/// every reactor that has the actions and the state of the search.
final class RepoSearchView<Search: Reactor>: ViewController, StoryboardView
where Search.Action == RepoSearchReactor.Action, Search.State == RepoSearchReactor.State {
  let searchField = TextField()
  let list = ListView()
  let activityIndicator = ActivityIndicator()
  let open = LinkOpener()
  var disposeBag = DisposeBag()

  func bind(reactor: Search) {
    // Action
    searchField.rx.text
      .throttle(.milliseconds(300), scheduler: MainScheduler.instance)
      .map { Search.Action.updateQuery($0) }
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    list.rx.contentOffset
      .filter { [weak self] offset in
        guard let list = self?.list, list.frame.height > 0 else { return false }
        return offset.y + list.frame.height >= list.contentSize.height - 100
      }
      .map { _ in Search.Action.loadNextPage }
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    // State
    reactor.state.map { $0.repos }
      .bind(to: list.rx.items(cellIdentifier: "cell")) { _, repo, cell in
        cell.textLabel?.text = repo
      }
      .disposed(by: disposeBag)

    reactor.state.map { $0.isLoadingNextPage }
      .bind(to: activityIndicator.rx.isAnimating)
      .disposed(by: disposeBag)

    // View
    list.rx.itemSelected
      .subscribe(onNext: { [weak self, weak reactor] indexPath in
        guard let self else { return }
        list.deselectRow(at: indexPath, animated: false)
        guard let repo = reactor?.currentState.repos[indexPath.row] else { return }
        open.open("https://github.com/\(repo)")
      })
      .disposed(by: disposeBag)
  }
}
