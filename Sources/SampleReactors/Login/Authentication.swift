import ComposableStores

/// What the login asks of the world outside.
enum LoginRequest: Equatable, Decodable, Sendable {
  case password(String, name: String)
  case code(String, token: String)
}

/// What comes back.
enum LoginAnswer: Equatable, Decodable {
  /// The user of this name is in.
  case welcome(String)
  /// The password is right, and a code is to follow with this token.
  case codeNeeded(token: String)
  /// Nobody is in, for this reason.
  case refused(String)
}

extension DependencyValues {
  /// Asks a service who somebody is. There is none unless it is set.
  var authenticate: @Sendable (LoginRequest) -> Effect<LoginAnswer> {
    get { self[AuthenticationKey.self] }
    set { self[AuthenticationKey.self] = newValue }
  }
}

private enum AuthenticationKey: DependencyKey {
  static let liveValue: @Sendable (LoginRequest) -> Effect<LoginAnswer> = { _ in .unimplemented("authenticate") }
}
