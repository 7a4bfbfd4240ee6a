public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// An error of a request, other than the errors of the network.
public enum RxCocoaURLError: Error, CustomDebugStringConvertible {
  /// There was neither a response nor an error.
  case unknown
  /// The response is not an HTTP response.
  case nonHTTPResponse(response: URLResponse)
  /// The status is not from 200 to 299.
  case httpRequestFailed(response: HTTPURLResponse, data: Data?)
  /// The data is not JSON.
  case deserializationError(error: any Error)

  /// A description of the error, with the status if there is one.
  public var debugDescription: String {
    switch self {
    case .unknown: "unknown error"
    case .nonHTTPResponse: "the response is not an HTTP response"
    case .httpRequestFailed(let response, _): "HTTP request failed with status \(response.statusCode)"
    case .deserializationError(let error): "the data is not JSON: \(error.localizedDescription)"
    }
  }
}

// A timeline shows an error by its description; the default description of a response would contain its address.
extension RxCocoaURLError: CustomStringConvertible {
  /// A description of the error.
  public var description: String { debugDescription }
}
