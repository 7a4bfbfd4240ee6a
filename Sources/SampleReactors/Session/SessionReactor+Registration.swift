import Observables
import Playback

extension SessionReactor {
  /// `@reactor session user=ada`: stream `currentUser`, by which users are signed in and out from elsewhere.
  static func register(in catalog: Catalog) {
    catalog.reactor("session", view: { _ in SessionView() }) { stage in
      let user: String? = stage.argument("user", default: nil)
      let currentUser = BehaviorRelay(value: user.map(User.init))
      _ = stage.stream("currentUser").subscribe(onNext: { currentUser.accept($0) })
      return SessionReactor(currentUser: currentUser)
    }
  }
}
