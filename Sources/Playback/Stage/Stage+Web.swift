import ExactStrings
import JSONValues
import Observables
import WebRequests

/// The web while a script plays: the port `http`, which every reactor and store has.
extension Stage: WebStandIn {
  /// What scripts call the web.
  static var webPort: String { "http" }

  package func request(_ request: WebRequest, _ finish: @escaping (WebOutcome) -> Void) -> any Disposable {
    // What a script would answer at least.
    let blank = JSONValue.object([JSONValue.Member("body", .object([]))])
    return webDesk.call(request.tree, blankReply: { blank }) { [weak self] outcome in
      switch outcome {
      case .failure(let failure): finish(.failure(failure.message))
      case .reply(let value, let blame):
        if let reply = WebReply(value) { return finish(.reply(reply)) }
        self?.complain(
          "the reply of port '\(Stage.webPort)' is no response: \(value.text)",
          #"it is {"status":200,"headers":{},"body":...}, where status and headers may be left out"#, blame)
      }
    }
  }
}

extension WebRequest {
  /// What the timeline shows, and `when` clauses are matched against: no headers where there are none, no body either.
  fileprivate var tree: JSONValue {
    var members = [JSONValue.Member("method", .string(method)), JSONValue.Member("url", .string(url))]
    if !headers.isEmpty {
      members.append(.init("headers", .object(headers.map { .init($0.name, .string($0.value)) })))
    }
    if let body { members.append(.init("body", Self.tree(of: body))) }
    return .object(members)
  }

  /// JSON as what it says, other text as text, and of anything else the length.
  private static func tree(of body: [UInt8]) -> JSONValue {
    if let json = try? JSONValue(parsing: body[...]) { return json }
    return .string(String(validating: body, as: UTF8.self) ?? "\(body.count) bytes")
  }
}

extension WebReply {
  /// The reply that a script wrote; nil if it is none.
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
