import Observables
import Playback

extension SignUpReactor {
  /// `@reactor sign-up latency=1s`: ports `usernames` and `signup`.
  static func register(in catalog: Catalog) {
    catalog.reactor("sign-up", view: { _ in SignUpView() }) { stage in
      let latency = stage.argument("latency", default: Duration.seconds(1))
      let taken = ["ada", "grace", "linus"]
      return SignUpReactor(
        accounts: PortAccountService(
          usernames: stage.port("usernames") { (request: [String: String]) in
            .reply(!taken.contains(request["username"] ?? ""), after: latency)
          },
          signup: stage.port("signup") { (_: [String: String]) in .reply(true, after: latency) }),
        suggest: { [unowned stage] in "guest\(Int.random(in: 1000...9999, using: &stage.random))" },
        report: { [unowned stage] error in stage.report(error) })
    }
  }
}

/// The accounts behind two ports: both reply with a Bool.
private struct PortAccountService: AccountService {
  let usernames: StagePort
  let signup: StagePort

  func isAvailable(_ username: String) -> Observable<Bool> { usernames.call(["username": username]) }

  func signUp(_ username: String, password: String) -> Observable<Bool> {
    signup.call(["username": username, "password": password])
  }
}
