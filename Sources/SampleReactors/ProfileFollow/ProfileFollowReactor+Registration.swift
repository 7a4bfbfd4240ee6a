import Observables
import Playback

extension ProfileFollowReactor {
  /// `@reactor profile-follow`: port `users`, stream `currentUser`. The view shows the user 42.
  static func register(in catalog: Catalog) {
    catalog.reactor("profile-follow", view: { _ in ProfileFollowView(userID: 42) }) { stage in
      let backend = FollowBackend()
      return ProfileFollowReactor(
        users: PortUserService(port: stage.port("users", mock: backend.answer)),
        currentUser: stage.stream("currentUser"),
        report: { [unowned stage] error in stage.report(error) })
    }
  }
}

/// The users behind a port: a request is `{"follow":42}`, a reply a Bool.
private struct PortUserService: UserService {
  let port: StagePort

  func isFollowing(_ id: Int) -> Observable<Bool> { port.call(["isFollowing": id]) }
  func follow(_ id: Int) -> Observable<Bool> { port.call(["follow": id]) }
  func unfollow(_ id: Int) -> Observable<Bool> { port.call(["unfollow": id]) }
}

/// The mock backend: remembers the followed users and answers after 100 ms.
private final class FollowBackend {
  private var followed: Set<Int> = [1, 2, 3]

  func answer(_ request: [String: Int]) -> MockAnswer {
    let isFollowing: Bool
    if let id = request["isFollowing"] {
      isFollowing = followed.contains(id)
    } else if let id = request["follow"] {
      followed.insert(id)
      isFollowing = true
    } else if let id = request["unfollow"] {
      followed.remove(id)
      isFollowing = false
    } else {
      return .failure("400", after: .milliseconds(100))
    }
    return .reply(isFollowing, after: .milliseconds(100))
  }
}
