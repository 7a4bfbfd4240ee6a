// "Middleware". The code is as printed, layout aside, but where a comment that begins with "Changed" says otherwise.
import RxCocoa
import RxDucks
import RxSwift
import UIKit

struct LoggingMiddleware: Middleware {
  func on(_ store: Store<AppState>, action: Action, next: @escaping (Action) -> Void) -> Disposable {
    print(action)
    next(action)
    return Disposables.create()
  }
}

// Changed: these three are used by what follows, but nowhere printed.
struct LoadingAction: Action {}
struct LoadedAction: Action {
  let data: Data
}
struct LoadErrorAction: Action {
  let error: Error
}

struct LoginMiddleware: Middleware {
  func on(_ store: Store<AppState>, action: Action, next: @escaping (Action) -> Void) -> Disposable {
    switch action {
    case is LogInAction:
      store.dispatch(LoadingAction())

      let request = URLRequest(url: URL(string: "YOUR_URL")!)
      return URLSession.shared.rx.data(request: request)
        .subscribe(
          onNext: {
            next(LoadedAction(data: $0))
          },
          onError: {
            next(LoadErrorAction(error: $0))
          })
    default:
      next(action)
    }

    return Disposables.create()
  }
}

let shared = Store(reducer: AppReducer(), state: AppState(), middlewares: LoggingMiddleware(), LoginMiddleware())
