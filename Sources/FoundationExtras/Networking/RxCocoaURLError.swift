public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// What can go wrong with a request besides the errors of the network.
public enum RxCocoaURLError: Error, CustomDebugStringConvertible {
  /// Neither a response nor an error came.
  case unknown
  /// The response is not of HTTP.
  case nonHTTPResponse(response: URLResponse)
  /// The status is none from 200 to 299.
  case httpRequestFailed(response: HTTPURLResponse, data: Data?)
  /// The data is no JSON.
  case deserializationError(error: any Error)

  /// What went wrong, with the status where there is one.
  public var debugDescription: String {
    switch self {
    case .unknown: "unknown error"
    case .nonHTTPResponse: "the response is not of HTTP"
    case .httpRequestFailed(let response, _): "HTTP request failed with status \(response.statusCode)"
    case .deserializationError(let error): "the data is no JSON: \(error.localizedDescription)"
    }
  }
}

// A timeline shows an error by its description, and responses would show their addresses.
extension RxCocoaURLError: CustomStringConvertible {
  /// What went wrong.
  public var description: String { debugDescription }
}
