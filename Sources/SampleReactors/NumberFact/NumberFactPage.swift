import ComposableStores
import HeadlessViews
import Observables

/// A number between two buttons, a button that asks for a fact, and an alert that shows it.
final class NumberFactPage: ViewController {
  let countLabel = Label()
  let decrementButton = Button()
  let incrementButton = Button()
  let factButton = Button()
  let alert = AlertPresenter()
  private let store: Store<NumberFact.State, NumberFact.Action>
  private let disposeBag = DisposeBag()

  init(store: Store<NumberFact.State, NumberFact.Action>) {
    self.store = store
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()

    store.subscribe(\.count)
      .map { "\($0)" }
      .bind(to: countLabel.rx.text)
      .disposed(by: disposeBag)

    store.subscribe(\.numberFactAlert)
      .compactMap { $0 }
      .bind(to: alert.rx.present)
      .disposed(by: disposeBag)

    decrementButton.rx.tap
      .subscribe(onNext: { [store] in store.send(.decrementButtonTapped) })
      .disposed(by: disposeBag)

    incrementButton.rx.tap
      .subscribe(onNext: { [store] in store.send(.incrementButtonTapped) })
      .disposed(by: disposeBag)

    factButton.rx.tap
      .subscribe(onNext: { [store] in store.send(.numberFactButtonTapped) })
      .disposed(by: disposeBag)
  }
}
