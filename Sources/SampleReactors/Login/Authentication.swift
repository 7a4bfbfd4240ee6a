import ComposableStores

/// A request of the login to the outside world.
enum LoginRequest: Equatable, Decodable, Sendable {
  case password(String, name: String)
  case code(String, token: String)
}

/// The answer to a request.
enum LoginAnswer: Equatable, Decodable {
  /// The user with this name is logged in.
  case welcome(String)
  /// The password is right, and a code has to be sent with this token.
  case codeNeeded(token: String)
  /// The login was refused, for this reason.
  case refused(String)
}

extension DependencyValues {
  /// Authenticates a user with a service. There is no service unless it is set.
  var authenticate: @Sendable (LoginRequest) -> Effect<LoginAnswer> {
    get { self[AuthenticationKey.self] }
    set { self[AuthenticationKey.self] = newValue }
  }
}

private enum AuthenticationKey: DependencyKey {
  static let liveValue: @Sendable (LoginRequest) -> Effect<LoginAnswer> = { _ in .unimplemented("authenticate") }
}
