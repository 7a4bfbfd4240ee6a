import Alamofire
import ReactorKit
import RxSwift

final class NoticesReactor: Reactor {
  enum Action {
    case load(page: Int)
    case send(String)
  }

  enum Mutation {
    case setTitles([String])
    case setMessage(String)
  }

  struct State {
    var titles: [String] = []
    var message: String?
  }

  let initialState = State()
  private let api = NoticeAPI()

  func transform(action: Observable<Action>) -> Observable<Action> { action.share() }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .load(let page):
      return api.list(page: page).map { .setTitles($0.map(\.title)) }.asObservable()
        .take(until: self.action)
        .catch { .just(.setMessage("status \($0.asAFError?.responseCode ?? 0)")) }
    case .send(let title):
      return .create { [api] observer in
        let task = Task {
          do {
            observer.onNext(.setMessage(try await api.send(title)))
          } catch {
            observer.onNext(.setMessage(error.localizedDescription))
          }
          observer.onCompleted()
        }
        return Disposables.create { task.cancel() }
      }
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setTitles(let titles): state.titles = titles
    case .setMessage(let message): state.message = message
    }
    return state
  }
}
