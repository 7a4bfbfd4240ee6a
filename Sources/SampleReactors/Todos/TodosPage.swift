import ComposableStores
import HeadlessViews
import Observables

/// A field for a new todo above the list of filtered todos. Each row has its own store.
final class TodosPage {
  let titleField = TextField()
  let addButton = Button("Add")
  let openButton = Button("Open")
  let doneButton = Button("Done")
  let allButton = Button("All")
  let list = ListView()
  let countLabel = Label()
  let removeDoneButton = Button("Remove done")
  private let disposeBag = DisposeBag()

  init(store: Store<Todos.State, Todos.Action>) {
    bindTitle(to: store)
    bindList(to: store)
    bindFilter(to: store)
  }

  private func bindTitle(to store: Store<Todos.State, Todos.Action>) {
    addButton.rx.tap
      .subscribe(onNext: { [store, titleField] in
        guard let title = titleField.text, !title.isEmpty else { return }
        titleField.text = nil
        store.send(.add(title))
      })
      .disposed(by: disposeBag)
  }

  /// Renders the list when rows are added, removed or moved; each row shows its own changes.
  private func bindList(to store: Store<Todos.State, Todos.Action>) {
    let todos = store.scope(state: \.todos)
    store.subscribe(\.visibleIDs)
      .bind(to: list.rx.items(cellIdentifier: "todo", cellType: TodoCell.self)) { _, id, cell in
        if let todo = todos.scope(at: id, action: { Todos.Action.todo(id: id, action: $0) }) { cell.show(todo) }
      }
      .disposed(by: disposeBag)

    list.rx.modelSelected(Int.self)
      .subscribe(onNext: { [store] id in store.send(.todo(id: id, action: .toggle)) })
      .disposed(by: disposeBag)

    list.rx.itemSelected
      .subscribe(onNext: { [list] indexPath in list.deselectRow(at: indexPath, animated: false) })
      .disposed(by: disposeBag)

    store.subscribe { state in state.todos.count { !$0.isDone } }
      .map { "\($0) to do" }
      .bind(to: countLabel.rx.text)
      .disposed(by: disposeBag)
  }

  private func bindFilter(to store: Store<Todos.State, Todos.Action>) {
    for (button, filter) in [(allButton, Todos.Filter.all), (openButton, .open), (doneButton, .done)] {
      button.rx.tap
        .subscribe(onNext: { [store] in store.send(.show(filter)) })
        .disposed(by: disposeBag)

      store.subscribe { $0.filter == filter }
        .subscribe(onNext: { [button] in button.isSelected = $0 })
        .disposed(by: disposeBag)
    }

    removeDoneButton.rx.tap
      .subscribe(onNext: { [store] in store.send(.removeDone) })
      .disposed(by: disposeBag)
  }
}
