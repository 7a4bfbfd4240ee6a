import Swinject

enum Money: String {
  case cash, card
}

enum WalletError: Error {
  case locked
  case short(of: Int)
}

protocol Wallet {
  func amounts() -> Result<[Money: Int], WalletError>
  func save(_ amounts: [Money: Int]) throws
  func sync(completion: @escaping (Result<Void, Error>) -> Void)
  func lock(completion: @escaping (Error?) -> Void)
  func verify(_ pin: String) async -> Result<Int, WalletError>
}

final class Services {
  nonisolated(unsafe) static let shared = Services()
  let container = Swinject.Container()
}

@propertyWrapper
struct Provided<Service> {
  let wrappedValue: Service

  init() { wrappedValue = Services.shared.container.resolve(Service.self)! }
}
