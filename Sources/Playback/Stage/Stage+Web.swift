import ExactStrings
import JSONValues
import Observables
import WebRequests

/// The web while a script plays: the port `http`, which every reactor and store has.
extension Stage: WebStandIn {
  /// The name of the web in scripts.
  static var webPort: String { "http" }

  package func request(_ request: WebRequest, _ finish: @escaping (WebOutcome) -> Void) -> any Disposable {
    // The smallest answer that a script can write.
    let blank = JSONValue.object([JSONValue.Member("body", .object([]))])
    return webResponder.call(request.tree, expecting: AwaitedReply(type: nil, blank: { blank })) {
      [weak self] outcome in
      switch outcome {
      case .failure(let failure): finish(.failure(failure.message))
      case .reply(let value, let site):
        if let reply = WebReply(value) { return finish(.reply(reply)) }
        self?.complain(
          "the reply of port '\(Stage.webPort)' is no response: \(value.text)",
          #"it is {"status":200,"headers":{},"body":...}, where status and headers may be left out"#, site)
      }
    }
  }
}

extension WebRequest {
  /// The tree that the timeline shows, and that `when` clauses are matched against. Empty headers and an empty body are
  /// left out.
  fileprivate var tree: JSONValue {
    var members = [JSONValue.Member("method", method), JSONValue.Member("url", url)]
    if !headers.isEmpty {
      members.append(.init("headers", .object(headers.map { .init($0.name, $0.value) })))
    }
    if let body { members.append(.init("body", Self.tree(of: body))) }
    return .object(members)
  }

  /// Returns the value of a JSON body, other text as text, and the length of anything else. Keys are sorted, because
  /// encoders write them in another order in each process.
  private static func tree(of body: [UInt8]) -> JSONValue {
    if let json = try? JSONValue(parsing: body[...]) { return json.withSortedKeys }
    return .string(String(validating: body, as: UTF8.self) ?? "\(body.count) bytes")
  }
}

extension JSONValue {
  fileprivate var withSortedKeys: JSONValue {
    switch self {
    case .array(let elements): .array(elements.map(\.withSortedKeys))
    case .object(let members):
      .object(members.map { Member($0.key, $0.value.withSortedKeys) }.sorted { $0.key < $1.key })
    default: self
    }
  }
}

extension WebReply {
  /// Creates the reply that a script wrote; nil if the value is not one.
  fileprivate init?(_ value: JSONValue) {
    guard case .object(let members) = value else { return nil }
    var (status, headers, body) = (200, [(name: String, value: String)](), [UInt8]())
    for member in members {
      switch (member.key, member.value) {
      case ("status", .integer(let code)): status = code
      case ("headers", .object(let fields)):
        for field in fields {
          guard let text = field.value.string else { return nil }
          headers.append((field.key, text))
        }
      case ("body", .string(let text)): body = Array(text.utf8)
      case ("body", let json): body = Array(json.text.utf8)
      default: return nil
      }
    }
    self.init(status: status, headers: headers, body: body)
  }
}
