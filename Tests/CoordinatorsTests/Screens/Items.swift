import Coordinators
import Reactors
import TestSupport

// Two pages and their coordinators. Neither page has the name of the other, of a coordinator or of a stack.

final class ListReactor: Reactor {
  enum Action { case select(Int) }
  typealias Mutation = Action

  struct State {
    let items = ["a", "b"]
    @Pulse var selected: String?
  }

  let initialState = State()

  func reduce(state: State, mutation: Action) -> State {
    var state = state
    switch mutation {
    case .select(let row): state.selected = state.items[row]
    }
    return state
  }
}

final class ListPage: ViewController, View {
  var disposeBag = DisposeBag()
  let list = ListView()

  func bind(reactor: ListReactor) {
    title = "list"
    reactor.state.map(\.items)
      .bind(to: list.rx.items(cellIdentifier: "cell")) { _, item, cell in cell.textLabel?.text = item }
      .disposed(by: disposeBag)
    list.rx.itemSelected.map { Reactor.Action.select($0.row) }.bind(to: reactor.action).disposed(by: disposeBag)
  }
}

final class ItemReactor: Reactor {
  enum Action { case finish }
  typealias Mutation = Action
  struct State { var isDone = false }

  let initialState = State()

  func reduce(state: State, mutation: Action) -> State { State(isDone: true) }
}

final class ItemPage: ViewController, View {
  var disposeBag = DisposeBag()
  let doneButton = Button("done")

  init(_ item: String) {
    super.init()
    title = item
  }

  func bind(reactor: ItemReactor) {
    doneButton.rx.tap.map { Reactor.Action.finish }.bind(to: reactor.action).disposed(by: disposeBag)
  }
}

/// Shows an item until it is done, or left.
final class ItemCoordinator: BaseCoordinator<String> {
  private let item: String

  init(_ item: String) { self.item = item }

  override func start() -> Observable<String> {
    let (page, reactor) = (ItemPage(item), ItemReactor())
    page.reactor = reactor
    navigationController.pushViewController(page, animated: true)
    let done = reactor.state.filter(\.isDone).map { [item] _ -> String? in "done with \(item)" }
    let left = page.popedAction.map { _ -> String? in nil }
    return Observable<String?>.merge(done, left)
      .take(1)
      .do(onNext: { [navigationController] result in
        if result != nil { navigationController?.popViewController(animated: true) }
      })
      .compactMap { $0 }
  }
}

/// Shows the list, and an item when one is selected.
final class ListCoordinator: BaseCoordinator<Void> {
  private let history: History

  init(_ history: History) { self.history = history }

  override func start() -> Observable<Void> {
    let (page, reactor) = (ListPage(), ListReactor())
    page.reactor = reactor
    navigationController.pushViewController(page, animated: true)
    reactor.pulse(\.$selected).compactMap { $0 }
      .flatMapLatest { [weak self] item in self?.coordinate(to: ItemCoordinator(item)) ?? .empty() }
      .subscribe(onNext: { [history] result in history.note(result) })
      .disposed(by: disposeBag)
    return page.popedAction
  }
}
