import ReactorKit
import UIKit

protocol AccountDelegate: AnyObject {
  func accountDidChange(_ name: String)
}

final class AccountReactor: Reactor {
  enum Action {
    case load
    case refresh
    case open([String: Any])
    case tint(UIColor)
  }

  enum Mutation {
    case setUser(User)
    case setKeys([String])
    case setColor(UIColor)
  }

  struct State {
    var user: User?
    var keys: [String]
    var isRed = false
  }

  struct Me: Endpoint {
    typealias Response = User
    let path = "/me"
  }

  let initialState: State
  weak var delegate: AccountDelegate?
  private let network: NetworkType

  init(network: NetworkType, userInfo: [AnyHashable: Any]) {
    self.network = network
    initialState = State(keys: userInfo.keys.map { "\($0)" }.sorted())
  }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .load:
      return network.send(Request<User>(path: "/me")).asObservable()
        .do(onNext: { [weak self] in self?.delegate?.accountDidChange($0.name) }).map(Mutation.setUser)
    case .refresh:
      let user = Observable<User>.create { [network] observer in
        let task = Task {
          observer.onNext(try await network.call(Me()))
          observer.onCompleted()
        }
        return Disposables.create { task.cancel() }
      }
      return .concat(
        user.map(Mutation.setUser),
        network.raw("/keys").asObservable().map { reply in
          // Numbers are those of the platform: a whole one is a Double, too.
          .setKeys(reply.keys.sorted() + [(reply["price"] as? Double).map { "\($0)" } ?? "?"])
        })
    case .open(let info): return .just(.setKeys(info.keys.sorted()))
    case .tint(let color): return .just(.setColor(color))
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setUser(let user): state.user = user
    case .setKeys(let keys): state.keys = keys
    case .setColor(let color): state.isRed = color.red > color.green
    }
    return state
  }
}
