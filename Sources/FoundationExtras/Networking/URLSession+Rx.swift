public import Foundation
public import Observables
import WebRequests

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

extension Reactive where Base: URLSession {
  /// Sends a request for each subscription, emits its response and data, whatever the status, and completes.
  ///
  /// While a script plays, the port `http` answers. A `fail` with a number is the `URLError` with that code.
  public func response(request: URLRequest) -> Observable<(response: HTTPURLResponse, data: Data)> {
    Observable.create { [session = base] observer in
      if let web = AmbientWeb.standIn {
        return web.request(WebRequest(request)) { outcome in
          switch outcome {
          case .reply(let reply):
            guard let response = HTTPURLResponse(reply, to: request) else {
              observer.onError(RxCocoaURLError.unknown)
              return
            }
            observer.onNext((response, Data(reply.body)))
            observer.onCompleted()
          case .failure(let message): observer.onError(URLError(scripted: message))
          }
        }
      }
      let task = session.dataTask(with: request) { data, response, error in
        guard let response, let data else {
          observer.onError(error ?? RxCocoaURLError.unknown)
          return
        }
        guard let response = response as? HTTPURLResponse else {
          observer.onError(RxCocoaURLError.nonHTTPResponse(response: response))
          return
        }
        observer.onNext((response, data))
        observer.onCompleted()
      }
      task.resume()
      return Disposables.create { task.cancel() }
    }
  }

  /// Returns the data of a response with a status from 200 to 299; any other status is
  /// `RxCocoaURLError.httpRequestFailed`.
  public func data(request: URLRequest) -> Observable<Data> {
    response(request: request).map { response, data in
      guard 200..<300 ~= response.statusCode else {
        throw RxCocoaURLError.httpRequestFailed(response: response, data: data)
      }
      return data
    }
  }

  /// Returns the JSON of a response, as `JSONSerialization` reads it; invalid JSON is
  /// `RxCocoaURLError.deserializationError`.
  public func json(request: URLRequest, options: JSONSerialization.ReadingOptions = []) -> Observable<Any> {
    data(request: request).map { data -> Any in
      do {
        return try JSONSerialization.jsonObject(with: data, options: options)
      } catch {
        throw RxCocoaURLError.deserializationError(error: error)
      }
    }
  }

  /// Returns the JSON of the response to a URL.
  public func json(url: URL) -> Observable<Any> { json(request: URLRequest(url: url)) }
}

extension WebRequest {
  fileprivate init(_ request: URLRequest) {
    let headers = (request.allHTTPHeaderFields ?? [:]).sorted { $0.key.lexicographicallyPrecedes($1.key) }
    self.init(
      method: request.httpMethod ?? "GET", url: request.url?.absoluteString ?? "",
      headers: headers.map { ($0.key, $0.value) }, body: request.httpBody.map { [UInt8]($0) })
  }
}

extension HTTPURLResponse {
  fileprivate convenience init?(_ reply: WebReply, to request: URLRequest) {
    guard let url = request.url else { return nil }
    self.init(
      url: url, statusCode: reply.status, httpVersion: "HTTP/1.1",
      headerFields: Dictionary(reply.headers.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 }))
  }
}

extension URLError {
  /// Creates the error of a script's `fail`: a number is a code, a text the description of an unknown error.
  fileprivate init(scripted message: String) {
    if let code = Int(message).flatMap(URLError.Code.init(rawValue:)) {
      self.init(code)
    } else {
      self.init(.unknown, userInfo: [NSLocalizedDescriptionKey: message])
    }
  }
}
