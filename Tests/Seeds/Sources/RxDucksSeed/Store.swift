// "Store". The code is as printed, layout aside.
import RxDucks

let store = Store(reducer: AppReducer(), state: AppState())

extension Store where State == AppState {
  static let shared = Store(reducer: AppReducer(), state: AppState())
}
