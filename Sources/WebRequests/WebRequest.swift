/// A request to the web, as plain values.
package struct WebRequest {
  package let method: String
  package let url: String
  /// In the order in which they are shown.
  package let headers: [(name: String, value: String)]
  package let body: [UInt8]?

  /// A request.
  package init(method: String, url: String, headers: [(name: String, value: String)], body: [UInt8]?) {
    self.method = method
    self.url = url
    self.headers = headers
    self.body = body
  }
}

/// What comes back from the web.
package struct WebReply {
  package let status: Int
  package let headers: [(name: String, value: String)]
  package let body: [UInt8]

  /// A reply.
  package init(status: Int, headers: [(name: String, value: String)], body: [UInt8]) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}

/// How a request to the web ends.
package enum WebOutcome {
  /// With a reply, whatever its status.
  case reply(WebReply)
  /// Without one, with the code or the message of the script.
  case failure(String)
}
