// "Basic usage". The code is as printed, layout aside, but where a comment that begins with "Changed" says otherwise.
import RxCocoa
import RxComposableArchitecture
import RxSwift
import UIKit

struct AppState: Equatable {
  var count = 0
  var numberFactAlert: String?
}

enum AppAction: Equatable {
  case factAlertDismissed
  case decrementButtonTapped
  case incrementButtonTapped
  case numberFactButtonTapped
  case numberFactResponse(Result<String, ApiError>)
}

struct ApiError: Error, Equatable {}

struct AppEnvironment {
  var mainQueue: SchedulerType
  var numberFact: (Int) -> Effect<String>
}

let appReducer = Reducer<AppState, AppAction, AppEnvironment> { state, action, environment in
  switch action {
  case .factAlertDismissed:
    state.numberFactAlert = nil
    return .none

  case .decrementButtonTapped:
    state.count -= 1
    return .none

  case .incrementButtonTapped:
    state.count += 1
    return .none

  case .numberFactButtonTapped:
    return environment.numberFact(state.count)
      .receive(on: environment.mainQueue)
      .catchToEffect(AppAction.numberFactResponse)

  case let .numberFactResponse(.success(fact)):
    state.numberFactAlert = fact
    return .none

  case .numberFactResponse(.failure):
    state.numberFactAlert = "Could not load a number fact :("
    return .none
  }
}

class AppViewController: UIViewController {
  private let store: Store<AppState, AppAction>
  private let disposeBag = DisposeBag()

  init(store: Store<AppState, AppAction>) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()

    let countLabel = UILabel()
    let incrementButton = UIButton()
    let decrementButton = UIButton()
    let factButton = UIButton()

    // Omitted: Add subviews and set up constraints...
    // Changed: here is what was omitted. `rx.tap` leads to the methods below, since `#selector` is Apple-only.
    for control in [countLabel, incrementButton, decrementButton, factButton] { view.addSubview(control) }
    incrementButton.rx.tap.subscribe(onNext: { [weak self] in self?.incrementButtonTapped() }).disposed(by: disposeBag)
    decrementButton.rx.tap.subscribe(onNext: { [weak self] in self?.decrementButtonTapped() }).disposed(by: disposeBag)
    factButton.rx.tap.subscribe(onNext: { [weak self] in self?.factButtonTapped() }).disposed(by: disposeBag)

    // Changed: `\.number`, `$0.count` and `[numberLabel]` were printed, but the state calls it `count`, that number is
    // what arrives, and the label is `countLabel`.
    store.subscribe(\.count)
      .map { "\($0)" }
      .subscribe(onNext: { [countLabel] in
        countLabel.text = String($0)
      })
      .disposed(by: disposeBag)

    store.subscribe(\.numberFactAlert)
      .subscribe(onNext: { [weak self] numberFactAlert in
        let alertController = UIAlertController(
          title: numberFactAlert, message: nil, preferredStyle: .alert
        )
        alertController.addAction(
          UIAlertAction(
            title: "Ok",
            style: .default,
            handler: { _ in self?.store.send(.factAlertDismissed) }
          )
        )
        self?.present(alertController, animated: true, completion: nil)
      })
      .disposed(by: disposeBag)
  }

  // Changed: these three methods were printed with `@objc`, which is Apple-only.
  private func incrementButtonTapped() {
    store.send(.incrementButtonTapped)
  }
  private func decrementButtonTapped() {
    store.send(.decrementButtonTapped)
  }
  private func factButtonTapped() {
    store.send(.numberFactButtonTapped)
  }
}

let viewController = AppViewController(
  store: Store(
    initialState: AppState(),
    reducer: appReducer,
    environment: AppEnvironment(
      mainQueue: MainScheduler.instance,
      numberFact: { number in Effect(value: "\(number) is a good number Brent") }
    )
  ))
