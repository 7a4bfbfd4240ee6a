import ComposableStores
import HeadlessViews
import Observables

/// The buttons and labels of the workbench. Each part of the page gets a store that can do only what the part needs.
///
/// The page also sends while it receives a state: it refills an empty pot of glue. `dropsBefore` and `dropsAfter` show
/// that subscribers before and after that one receive the same states.
final class WorkbenchPage {
  let sandButton = Button("Sand")
  let startButton = Button("Start")
  let stopButton = Button("Stop")
  let glueButton = Button("Glue")
  let gritLabel = Label()
  let temperatureLabel = Label()
  let dropsBefore = Label()
  let dropsAfter = Label()
  private let disposeBag = DisposeBag()

  init(store: Store<Workbench.State, Workbench.Action>) {
    bindLabels(to: store.actionless)
    bindButtons(to: store.stateless)
    // The button has no effect while the saw runs.
    bindGlueButton(to: store.filter { state, _ in !state.isSawing })
    show(store.actionless, in: dropsBefore)
    refill(store)
    show(store.actionless, in: dropsAfter)
  }

  private func bindLabels(to store: Store<Workbench.State, Never>) {
    store.subscribe(\.board.grit)
      .map { $0.map { "grit \($0)" } }
      .bind(to: gritLabel.rx.text)
      .disposed(by: disposeBag)

    store.subscribe(\.temperature)
      .map { $0.map { "\($0)°" } }
      .bind(to: temperatureLabel.rx.text)
      .disposed(by: disposeBag)
  }

  private func bindButtons(to store: Store<Void, Workbench.Action>) {
    Observable
      .merge(
        sandButton.rx.tap.map { Workbench.Action.board(.sand(grit: 80)) },
        startButton.rx.tap.map { Workbench.Action.startSaw },
        stopButton.rx.tap.map { Workbench.Action.stopSaw }
      )
      .subscribe(onNext: { store.send($0) })
      .disposed(by: disposeBag)
  }

  private func bindGlueButton(to store: Store<Workbench.State, Workbench.Action>) {
    glueButton.rx.tap
      .subscribe(onNext: { store.send(.glue(.use)) })
      .disposed(by: disposeBag)
  }

  private func refill(_ store: Store<Workbench.State, Workbench.Action>) {
    store.subscribe(\.glue.drops)
      .filter { $0 == 0 }
      .subscribe(onNext: { [unowned store] _ in store.send(.glue(.refill)) })
      .disposed(by: disposeBag)
  }

  /// Shows the remaining drops of all states that the store sends, the latest one last.
  private func show(_ store: Store<Workbench.State, Never>, in label: Label) {
    store.subscribe(\.glue.drops)
      .scan("") { $0.isEmpty ? "\($1)" : "\($0) \($1)" }
      .bind(to: label.rx.text)
      .disposed(by: disposeBag)
  }
}
