import HeadlessViews
import Observables
import Playback
import Reactors

/// A second tap on the button of a form orders once more. The amount is typed, so that only some texts are one; the
/// action is named case by case.
final class DoubleOrderReactor: PortReactor, Reactor {
  static let animal = Animal("double-order", rule: "always orders <= 1") { catalog, name, isMended in
    catalog.reactor(name, view: { _ in DoubleOrderView() }) { stage in
      DoubleOrderReactor(port: stage.port("orders"), isMended: isMended)
    } cases: { cases in
      cases("setAmount", Action.setAmount)
      cases("submit", Action.submit)
    }
  }

  enum Action {
    case setAmount(String)
    case submit
  }

  enum Mutation {
    case setAmount(Int?)
    case begin
    case finish
  }

  struct State {
    var amount: Int?
    var isSending = false
    var orders = 0
  }

  let initialState = State()

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .setAmount(let text): return .just(.setAmount(Int(text)))
    case .submit:
      guard let amount = currentState.amount, amount > 0, !(isMended && currentState.isSending) else { return .empty() }
      let order: Observable<Int> = port.call(["amount": amount])
      return .concat([.just(.begin), order.map { _ in .finish }])
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setAmount(let amount): state.amount = amount
    case .begin: (state.isSending, state.orders) = (true, state.orders + 1)
    case .finish: state = State()
    }
    return state
  }
}

/// A field and a button.
final class DoubleOrderView: View {
  let amountField = TextField()
  let submitButton = Button()
  var disposeBag = DisposeBag()

  func bind(reactor: DoubleOrderReactor) {
    amountField.rx.text.orEmpty.map(DoubleOrderReactor.Action.setAmount)
      .bind(to: reactor.action)
      .disposed(by: disposeBag)
    submitButton.rx.tap.map { DoubleOrderReactor.Action.submit }
      .bind(to: reactor.action)
      .disposed(by: disposeBag)
  }
}
