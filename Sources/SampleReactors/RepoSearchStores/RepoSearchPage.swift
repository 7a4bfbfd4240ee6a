import DispatchSchedulers
import HeadlessViews
import Observables

/// A field for the query above a list that loads more when it is scrolled to its end; for stores of either kind.
final class RepoSearchPage {
  let searchField = TextField()
  let list = ListView()
  let activityIndicator = ActivityIndicator()
  private let disposeBag = DisposeBag()

  /// Creates a page.
  /// - Parameters:
  ///   - states: The current state and all later ones.
  ///   - updateQuery: Called with the typed text: at once, then with the last text of every 300 ms.
  ///   - loadNextPage: Called when the list is scrolled to its end.
  init(
    states: Observable<RepoSearchState>, updateQuery: @escaping (String?) -> Void, loadNextPage: @escaping () -> Void
  ) {
    searchField.rx.text.changed
      .throttle(.milliseconds(300), scheduler: MainScheduler.instance)
      .subscribe(onNext: { updateQuery($0) })
      .disposed(by: disposeBag)

    list.rx.contentOffset
      .skip(1)
      .filter { [list] offset in
        list.frame.height > 0 && offset.y + list.frame.height >= list.contentSize.height - 100
      }
      .subscribe(onNext: { _ in loadNextPage() })
      .disposed(by: disposeBag)

    states.map(\.repos)
      .distinctUntilChanged()
      .bind(to: list.rx.items(cellIdentifier: "cell")) { _, repo, cell in cell.textLabel?.text = repo }
      .disposed(by: disposeBag)

    states.map(\.isLoadingNextPage)
      .bind(to: activityIndicator.rx.isAnimating)
      .disposed(by: disposeBag)
  }
}
