import ComposableStores

enum GreetingKey: DependencyKey {
  static let liveValue = "hello"
  static let testValue = "hello from a test"
}

enum LimitKey: DependencyKey { static let liveValue: Int? = 10 }

extension DependencyValues {
  var greeting: String {
    get { self[GreetingKey.self] }
    set { self[GreetingKey.self] = newValue }
  }

  var limit: Int? {
    get { self[LimitKey.self] }
    set { self[LimitKey.self] = newValue }
  }
}
