import Foundation
import RxSwift

struct Request<Response: Decodable> {
  let path: String
}

protocol Endpoint {
  associatedtype Response: Decodable
  var path: String { get }
}

protocol NetworkType {
  func send<T: Decodable>(_ request: Request<T>) -> Single<T>
  func call<E: Endpoint>(_ endpoint: E) async throws -> E.Response
  func raw(_ path: String) -> Single<[String: Any]>
  func cached<T>(_ key: String) -> T?
}

final class Container {
  nonisolated(unsafe) static let shared = Container()
  private var makers: [ObjectIdentifier: () -> Any] = [:]

  func resolve<Service>(_ type: Service.Type) -> Service {
    guard let service = makers[ObjectIdentifier(type)]?() as? Service else { fatalError("nothing makes \(type)") }
    return service
  }
}

@propertyWrapper
struct Injected<Service> {
  let wrappedValue: Service

  init() { wrappedValue = Container.shared.resolve(Service.self) }
}
