import ComposableStores
import HeadlessViews
import Observables

/// The page for the code.
final class TwoFactorPage: ViewController {
  let codeField = TextField(placeholder: "code")
  let submitButton = Button("Submit")
  let activityIndicator = ActivityIndicator()
  let messageLabel = Label()
  private let store: Store<TwoFactor.State, TwoFactor.Action>
  private let disposeBag = DisposeBag()

  init(store: Store<TwoFactor.State, TwoFactor.Action>) {
    self.store = store
    super.init()
    title = "Code"
  }

  override func viewDidLoad() {
    codeField.rx.text.orEmpty.changed
      .subscribe(onNext: { [store] code in store.send(.setCode(code)) })
      .disposed(by: disposeBag)

    submitButton.rx.tap
      .subscribe(onNext: { [store] in store.send(.submit) })
      .disposed(by: disposeBag)

    store.subscribe(\.isAsking)
      .bind(to: activityIndicator.rx.isAnimating)
      .disposed(by: disposeBag)

    store.subscribe(\.message)
      .bind(to: messageLabel.rx.text)
      .disposed(by: disposeBag)
  }
}
