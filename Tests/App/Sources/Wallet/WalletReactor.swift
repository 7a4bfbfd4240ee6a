import ReactorKit
import RxSwift

final class WalletReactor: Reactor {
  enum Action {
    case open
    case set([Money: Int])
    case sync, lock
    case check(pin: String)
  }

  enum Mutation {
    case setAmounts([Money: Int])
    case setMessage(String)
  }

  struct State {
    var amounts: [Money: Int] = [:]
    var message: String?
  }

  let initialState = State()
  @Provided private var wallet: Wallet

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .open:
      switch wallet.amounts() {
      case .success(let amounts): return .just(.setAmounts(amounts))
      case .failure(let error): return .just(.setMessage("\(error)"))
      }
    case .set(let amounts):
      do {
        try wallet.save(amounts)
        return .just(.setAmounts(amounts))
      } catch {
        return .just(.setMessage("not saved: \(error)"))
      }
    case .sync:
      return telling { [wallet] done in
        wallet.sync { result in
          if case .failure(let error) = result { return done("\(error)") }
          done("in sync")
        }
      }
    case .lock:
      return telling { [wallet] done in wallet.lock { done($0.map { "\($0)" } ?? "locked") } }
    case .check(let pin):
      return telling { [wallet] done in
        Task {
          switch await wallet.verify(pin) {
          case .success(let left): done("\(left) left")
          case .failure(let error): done("\(error)")
          }
        }
      }
    }
  }

  private func telling(_ work: @escaping (@escaping (String) -> Void) -> Void) -> Observable<Mutation> {
    .create { observer in
      work { message in
        observer.onNext(.setMessage(message))
        observer.onCompleted()
      }
      return Disposables.create()
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setAmounts(let amounts): state.amounts = amounts
    case .setMessage(let message): state.message = message
    }
    return state
  }
}
