import HeadlessViews
import Observables
import ReduxStores

/// A number between two buttons, and a button to log in. Taps are bound to the dispatcher of the store.
///
/// The page also dispatches while it receives a state: logging in adds one point, and the counter is reset at 10.
/// `countsBefore` and `countsAfter` show that subscribers before and after that one receive the same states.
final class DucksCounterPage {
  let statusLabel = Label()
  let counterLabel = Label()
  let increaseButton = Button("+")
  let decreaseButton = Button("-")
  let resetButton = Button("0")
  let logInButton = Button("Log In")
  let countsBefore = Label()
  let countsAfter = Label()
  private let disposeBag = DisposeBag()

  init(store: Store<AppState>) {
    bindButtons(to: store)
    bindLabels(to: store)
    show(store, in: countsBefore)
    react(to: store)
    show(store, in: countsAfter)
  }

  private func bindButtons(to store: Store<AppState>) {
    Observable<any Action>
      .merge(
        increaseButton.rx.tap.map { ActionCreator.count(up: true) },
        decreaseButton.rx.tap.map { ActionCreator.count(up: false) },
        resetButton.rx.tap.map { ResetAction() },
        logInButton.rx.tap.map { LogInAction(name: "ada") }
      )
      .bind(to: store.dispatcher)
      .disposed(by: disposeBag)
  }

  private func bindLabels(to store: Store<AppState>) {
    store.specifyNewState { $0.user.loggedIn }
      .map { $0 ? "Log In" : "Log Out" }
      .bind(to: statusLabel.rx.text)
      .disposed(by: disposeBag)

    store.specifyState { $0.counter }
      .map { "\($0)" }
      .bind(to: counterLabel.rx.text)
      .disposed(by: disposeBag)
  }

  private func react(to store: Store<AppState>) {
    store.specifyNewState { $0.user.loggedIn }
      .filter { $0 }
      .subscribe(onNext: { [unowned store] _ in store.dispatch(IncreaseAction()) })
      .disposed(by: disposeBag)

    store.specifyNewState { $0.counter }
      .filter { $0 == 10 }
      .subscribe(onNext: { [unowned store] _ in store.dispatch(ResetAction()) })
      .disposed(by: disposeBag)
  }

  /// Shows the counters of all states that the store sends, the latest one last.
  private func show(_ store: Store<AppState>, in label: Label) {
    store.newState
      .scan("") { $0.isEmpty ? "\($1.counter)" : "\($0) \($1.counter)" }
      .bind(to: label.rx.text)
      .disposed(by: disposeBag)
  }
}
