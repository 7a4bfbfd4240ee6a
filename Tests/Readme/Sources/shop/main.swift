import Commands
import Observables
import Playback

Reel.main { catalog in
  catalog.reactor("cart") { stage in
    let prices = stage.port("prices")
    return CartReactor(price: { prices.call(["of": $0]) })
  }
  catalog.reactor("profile", { stage in ProfileReactor(service: ScriptedService(users: stage.port("users"))) }) {
    cases in
    cases("follow", ProfileReactor.Action.follow)
    cases("reset", ProfileReactor.Action.reset)
  }
}

/// The app's service, answered by scripts.
struct ScriptedService: ProfileService {
  let users: StagePort
  func follow(_ id: Int) -> Observable<Bool> { users.call(["follow": id]) }
}
