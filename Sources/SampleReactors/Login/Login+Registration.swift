import ComposableStores
import Observables
import Playback

extension Login {
  /// `@reactor login latency=100ms`: port `authenticate`. The mock backend knows ada, and grace, who needs the code
  /// 1906.
  static func register(in catalog: Catalog) {
    catalog.store("login", view: { store in LoginView(store: store) }) { stage in
      let latency = stage.argument("latency", default: Duration.milliseconds(100))
      let authentication = stage.port("authenticate") { (request: LoginRequest) in
        .reply(answer(to: request), after: latency)
      }
      return Store(initialState: State(), reducer: Login()) {
        $0.authenticate = { request in authentication.call(request).eraseToEffect() }
      }
    }
  }

  private static func answer(to request: LoginRequest) -> LoginAnswer {
    switch request {
    case .password("lovelace", name: "ada"): .welcome("ada")
    case .password("hopper", name: "grace"): .codeNeeded(token: "grace-1")
    case .password: .refused("name and password do not belong together")
    case .code("1906", token: "grace-1"): .welcome("grace")
    case .code: .refused("this is not the code")
    }
  }
}
