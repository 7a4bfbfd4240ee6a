import Observables
import Playback

extension ExampleListReactor {
  /// `@reactor example-flow latency=50ms`: port `examples`.
  static func register(in catalog: Catalog) {
    catalog.reactor("example-flow", view: view) { stage in
      let backend = ExampleBackend(latency: stage.argument("latency", default: .milliseconds(50)))
      return ExampleListReactor(
        service: PortExampleService(port: stage.port("examples", mock: backend.answer)),
        report: { [unowned stage] error in stage.report(error) })
    }
  }

  /// Creates the view, whose pages use the same port as the list.
  private static func view(on stage: Stage) -> ExampleFlowView {
    let service = PortExampleService(port: stage.port("examples"))
    return ExampleFlowView { [unowned stage] name in
      ExampleReactor(name: name, service: service, report: { [unowned stage] error in stage.report(error) })
    }
  }
}

/// A request to the port: `"names"`, `{"delete":{"name":"Charts"}}`.
private enum ExampleRequest: Decodable {
  case names
  case isFollowing(name: String)
  case follow(name: String)
  case delete(name: String)
}

/// The examples behind a port.
private struct PortExampleService: ExampleService {
  let port: StagePort

  func names() -> Observable<[String]> { port.call(ExampleRequest.names) }
  func isFollowing(_ name: String) -> Observable<Bool> { port.call(ExampleRequest.isFollowing(name: name)) }
  func follow(_ name: String) -> Observable<Bool> { port.call(ExampleRequest.follow(name: name)) }
  func delete(_ name: String) -> Observable<Bool> { port.call(ExampleRequest.delete(name: name)) }
}

/// The mock backend: remembers the existing examples and the followed ones.
private final class ExampleBackend {
  private var names = ["Charts", "Colors", "Gestures"]
  private var followed: Set<String> = ["Colors"]
  private let latency: Duration

  init(latency: Duration) {
    self.latency = latency
  }

  func answer(_ request: ExampleRequest) -> MockAnswer {
    switch request {
    case .names:
      return .reply(names, after: latency)
    case .isFollowing(let name):
      return .reply(followed.contains(name), after: latency)
    case .follow(let name):
      followed.insert(name)
      return .reply(true, after: latency)
    case .delete(let name):
      let count = names.count
      names.removeAll { $0 == name }
      return .reply(names.count < count, after: latency)
    }
  }
}
