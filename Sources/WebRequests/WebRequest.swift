/// A request to the web, as plain values.
package struct WebRequest {
  package let method: String
  package let url: String
  /// The headers, in the order in which they are shown.
  package let headers: [(name: String, value: String)]
  package let body: [UInt8]?

  /// Creates a request.
  package init(method: String, url: String, headers: [(name: String, value: String)], body: [UInt8]?) {
    self.method = method
    self.url = url
    self.headers = headers
    self.body = body
  }
}

/// A reply from the web, as plain values.
package struct WebReply {
  package let status: Int
  package let headers: [(name: String, value: String)]
  package let body: [UInt8]

  /// Creates a reply.
  package init(status: Int, headers: [(name: String, value: String)], body: [UInt8]) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}

/// The outcome of a request to the web.
package enum WebOutcome {
  /// A reply with any status.
  case reply(WebReply)
  /// A failure without a reply, with the code or the message of the script.
  case failure(String)
}
