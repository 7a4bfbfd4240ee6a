import ComposableStores
import HeadlessViews
import Observables

/// The row of one todo: a box with or without a check mark, and the title.
final class TodoCell: ListCell {
  private var disposeBag = DisposeBag()

  /// Shows the todo of a store.
  func show(_ store: Store<Todo.State, Todo.Action>) {
    disposeBag = DisposeBag()
    store.subscribe { todo in (todo.isDone ? "[x] " : "[ ] ") + todo.title }
      .subscribe(onNext: { [weak self] text in self?.textLabel?.text = text })
      .disposed(by: disposeBag)
  }
}
