import HeadlessViews
import Observables
import Reactors

/// The first page: the names of the examples.
final class ExampleListPage: ViewController, StoryboardView {
  let list = ListView()
  var disposeBag = DisposeBag()

  override init() {
    super.init()
    title = "List"
    list.register(ListCell.self, forCellReuseIdentifier: "cell")
  }

  func bind(reactor: ExampleListReactor) {
    // Action
    Observable.just(Reactor.Action.refresh)
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    list.rx.modelSelected(String.self)
      .map(Reactor.Action.open)
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    // State
    reactor.state.map(\.examples)
      .distinctUntilChanged()
      .bind(to: list.rx.items(cellIdentifier: "cell")) { _, name, cell in
        cell.textLabel?.text = name
      }
      .disposed(by: disposeBag)

    // View
    list.rx.itemSelected
      .subscribe(onNext: { [weak list] indexPath in
        list?.deselectRow(at: indexPath, animated: false)
      })
      .disposed(by: disposeBag)
  }
}
