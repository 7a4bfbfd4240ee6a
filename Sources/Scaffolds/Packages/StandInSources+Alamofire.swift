extension StandInSources {
  /// What services use of Alamofire: its values, and its requests.
  static let alamofire = alamofireValues + alamofireRequests

  private static let alamofireValues = #"""
    // The part of Alamofire that services name. The port `http` answers its requests while a script plays.
    @_exported import Foundation
    import RxCocoa
    import RxSwift

    public typealias Parameters = [String: Any]

    public struct HTTPMethod: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let connect = HTTPMethod(rawValue: "CONNECT")
      public static let delete = HTTPMethod(rawValue: "DELETE")
      public static let get = HTTPMethod(rawValue: "GET")
      public static let head = HTTPMethod(rawValue: "HEAD")
      public static let options = HTTPMethod(rawValue: "OPTIONS")
      public static let patch = HTTPMethod(rawValue: "PATCH")
      public static let post = HTTPMethod(rawValue: "POST")
      public static let put = HTTPMethod(rawValue: "PUT")
      public static let trace = HTTPMethod(rawValue: "TRACE")
    }

    public struct HTTPHeader: Hashable, Sendable {
      public let name: String
      public let value: String
      public init(name: String, value: String) { (self.name, self.value) = (name, value) }

      public static func accept(_ value: String) -> HTTPHeader { HTTPHeader(name: "Accept", value: value) }
      public static func authorization(_ value: String) -> HTTPHeader { HTTPHeader(name: "Authorization", value: value) }
      public static func authorization(bearerToken: String) -> HTTPHeader { authorization("Bearer \(bearerToken)") }
      public static func contentType(_ value: String) -> HTTPHeader { HTTPHeader(name: "Content-Type", value: value) }
      public static func userAgent(_ value: String) -> HTTPHeader { HTTPHeader(name: "User-Agent", value: value) }
    }

    public struct HTTPHeaders: Equatable, Sendable, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, Sequence {
      private var headers: [HTTPHeader] = []

      public init() {}
      public init(_ headers: [HTTPHeader]) { for header in headers { update(header) } }
      public init(_ dictionary: [String: String]) {
        for (name, value) in dictionary.sorted(by: { $0.key < $1.key }) { update(HTTPHeader(name: name, value: value)) }
      }
      public init(arrayLiteral elements: HTTPHeader...) { self.init(elements) }
      public init(dictionaryLiteral elements: (String, String)...) {
        for (name, value) in elements { update(HTTPHeader(name: name, value: value)) }
      }

      public var dictionary: [String: String] {
        Dictionary(headers.map { ($0.name, $0.value) }, uniquingKeysWith: { _, last in last })
      }

      public mutating func update(_ header: HTTPHeader) {
        remove(name: header.name)
        headers.append(header)
      }
      public mutating func add(_ header: HTTPHeader) { update(header) }
      public mutating func add(name: String, value: String) { update(HTTPHeader(name: name, value: value)) }
      public mutating func update(name: String, value: String) { add(name: name, value: value) }
      public mutating func remove(name: String) { headers.removeAll { $0.name.lowercased() == name.lowercased() } }
      public func value(for name: String) -> String? { headers.first { $0.name.lowercased() == name.lowercased() }?.value }

      public subscript(name: String) -> String? {
        get { value(for: name) }
        set { if let newValue { add(name: name, value: newValue) } else { remove(name: name) } }
      }

      public func makeIterator() -> IndexingIterator<[HTTPHeader]> { headers.makeIterator() }
    }

    public protocol URLConvertible {
      func asURL() throws -> URL
    }

    extension String: URLConvertible {
      public func asURL() throws -> URL {
        guard let url = URL(string: self) else { throw AFError.invalidURL(url: self) }
        return url
      }
    }

    extension URL: URLConvertible {
      public func asURL() throws -> URL { self }
    }

    extension URLComponents: URLConvertible {
      public func asURL() throws -> URL {
        guard let url = url else { throw AFError.invalidURL(url: self) }
        return url
      }
    }

    public protocol URLRequestConvertible {
      func asURLRequest() throws -> URLRequest
    }

    extension URLRequestConvertible {
      public var urlRequest: URLRequest? { try? asURLRequest() }
    }

    extension URLRequest: URLRequestConvertible {
      public func asURLRequest() throws -> URLRequest { self }

      public init(url: URLConvertible, method: HTTPMethod, headers: HTTPHeaders? = nil) throws {
        self.init(url: try url.asURL())
        self.method = method
        if let headers = headers { self.headers = headers }
      }

      public var method: HTTPMethod? {
        get { httpMethod.map(HTTPMethod.init(rawValue:)) }
        set { httpMethod = newValue?.rawValue }
      }

      public var headers: HTTPHeaders {
        get { HTTPHeaders(allHTTPHeaderFields ?? [:]) }
        set { allHTTPHeaderFields = newValue.dictionary }
      }

      fileprivate mutating func setContentType(_ type: String) {
        if value(forHTTPHeaderField: "Content-Type") == nil { setValue(type, forHTTPHeaderField: "Content-Type") }
      }
    }

    public protocol ParameterEncoding {
      func encode(_ urlRequest: URLRequestConvertible, with parameters: Parameters?) throws -> URLRequest
    }

    public struct URLEncoding: ParameterEncoding {
      public enum Destination: Sendable { case methodDependent, queryString, httpBody }
      public enum ArrayEncoding: Sendable { case brackets, noBrackets }
      public enum BoolEncoding: Sendable { case numeric, literal }

      public static let `default` = URLEncoding()
      public static let queryString = URLEncoding(destination: .queryString)
      public static let httpBody = URLEncoding(destination: .httpBody)

      private let destination: Destination
      private let arrays: ArrayEncoding
      private let bools: BoolEncoding

      public init(
        destination: Destination = .methodDependent, arrayEncoding: ArrayEncoding = .brackets,
        boolEncoding: BoolEncoding = .numeric
      ) {
        (self.destination, arrays, bools) = (destination, arrayEncoding, boolEncoding)
      }

      public func encode(_ urlRequest: URLRequestConvertible, with parameters: Parameters?) throws -> URLRequest {
        var request = try urlRequest.asURLRequest()
        guard let parameters = parameters, !parameters.isEmpty, let url = request.url else { return request }
        let text = parameters.sorted { $0.key < $1.key }.flatMap { pairs($0.key, $0.value) }
          .map { "\(escaped($0.0))=\(escaped($0.1))" }.joined(separator: "&")
        let isInURL = ["GET", "HEAD", "DELETE"].contains(request.httpMethod ?? "GET")
        if destination == .queryString || destination == .methodDependent && isInURL {
          var parts = URLComponents(url: url, resolvingAgainstBaseURL: false)
          let query = parts?.percentEncodedQuery.map { $0 + "&" + text } ?? text
          parts?.percentEncodedQuery = query
          request.url = parts?.url ?? url
        } else {
          request.setContentType("application/x-www-form-urlencoded; charset=utf-8")
          request.httpBody = Data(text.utf8)
        }
        return request
      }

      private func pairs(_ key: String, _ value: Any) -> [(String, String)] {
        switch value {
        case let values as [String: Any]:
          return values.sorted { $0.key < $1.key }.flatMap { pairs("\(key)[\($0.key)]", $0.value) }
        case let values as [Any]: return values.flatMap { pairs(arrays == .brackets ? key + "[]" : key, $0) }
        case let value as Bool: return [(key, bools == .literal ? "\(value)" : value ? "1" : "0")]
        default: return [(key, "\(value)")]
        }
      }

      private func escaped(_ text: String) -> String {
        let free = CharacterSet(charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/?")
        return text.addingPercentEncoding(withAllowedCharacters: free) ?? text
      }
    }

    public struct JSONEncoding: ParameterEncoding {
      public static let `default` = JSONEncoding()
      public static let prettyPrinted = JSONEncoding()

      public func encode(_ urlRequest: URLRequestConvertible, with parameters: Parameters?) throws -> URLRequest {
        try encode(urlRequest, withJSONObject: parameters)
      }

      public func encode(_ urlRequest: URLRequestConvertible, withJSONObject object: Any? = nil) throws -> URLRequest {
        var request = try urlRequest.asURLRequest()
        guard let object = object else { return request }
        do {
          request.httpBody = try JSONSerialization.data(withJSONObject: object, options: .sortedKeys)
        } catch {
          throw AFError.parameterEncodingFailed(reason: .jsonEncodingFailed(error: error))
        }
        request.setContentType("application/json")
        return request
      }
    }

    public protocol ParameterEncoder {
      func encode<Values: Encodable>(_ parameters: Values?, into request: URLRequest) throws -> URLRequest
    }

    open class JSONParameterEncoder: ParameterEncoder {
      public static var `default`: JSONParameterEncoder { JSONParameterEncoder() }
      public let encoder: JSONEncoder
      public init(encoder: JSONEncoder = JSONEncoder()) { self.encoder = encoder }

      open func encode<Values: Encodable>(_ parameters: Values?, into request: URLRequest) throws -> URLRequest {
        guard let parameters = parameters else { return request }
        var request = request
        do {
          request.httpBody = try encoder.encode(parameters)
        } catch {
          throw AFError.parameterEncodingFailed(reason: .jsonEncodingFailed(error: error))
        }
        request.setContentType("application/json")
        return request
      }
    }

    open class URLEncodedFormParameterEncoder: ParameterEncoder {
      public static var `default`: URLEncodedFormParameterEncoder { URLEncodedFormParameterEncoder() }
      private let destination: URLEncoding.Destination
      public init(destination: URLEncoding.Destination = .methodDependent) { self.destination = destination }

      open func encode<Values: Encodable>(_ parameters: Values?, into request: URLRequest) throws -> URLRequest {
        guard let parameters = parameters else { return request }
        let object: Any
        do {
          object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(parameters), options: .fragmentsAllowed)
        } catch {
          throw AFError.parameterEncoderFailed(reason: .encoderFailed(error: error))
        }
        return try URLEncoding(destination: destination).encode(request, with: object as? Parameters)
      }
    }

    extension ParameterEncoder where Self == JSONParameterEncoder {
      public static var json: JSONParameterEncoder { .default }
    }

    extension ParameterEncoder where Self == URLEncodedFormParameterEncoder {
      public static var urlEncodedForm: URLEncodedFormParameterEncoder { .default }
    }

    public enum AFError: LocalizedError {
      public enum ParameterEncodingFailureReason {
        case missingURL
        case jsonEncodingFailed(error: Error)
        case customEncodingFailed(error: Error)
      }
      public enum ParameterEncoderFailureReason {
        case encoderFailed(error: Error)
      }
      public enum ResponseValidationFailureReason {
        case unacceptableStatusCode(code: Int)
        case customValidationFailed(error: Error)
      }
      public enum ResponseSerializationFailureReason {
        case inputDataNilOrZeroLength
        case stringSerializationFailed
        case jsonSerializationFailed(error: Error)
        case decodingFailed(error: Error)
      }

      case explicitlyCancelled
      case invalidURL(url: URLConvertible)
      case createURLRequestFailed(error: Error)
      case parameterEncodingFailed(reason: ParameterEncodingFailureReason)
      case parameterEncoderFailed(reason: ParameterEncoderFailureReason)
      case requestAdaptationFailed(error: Error)
      case requestRetryFailed(retryError: Error, originalError: Error)
      case responseValidationFailed(reason: ResponseValidationFailureReason)
      case responseSerializationFailed(reason: ResponseSerializationFailureReason)
      case sessionTaskFailed(error: Error)

      public var responseCode: Int? {
        if case .responseValidationFailed(.unacceptableStatusCode(let code)) = self { return code }
        return nil
      }
      public var isExplicitlyCancelledError: Bool { if case .explicitlyCancelled = self { return true } else { return false } }
      public var isResponseValidationError: Bool {
        if case .responseValidationFailed = self { return true } else { return false }
      }
      public var isResponseSerializationError: Bool {
        if case .responseSerializationFailed = self { return true } else { return false }
      }
      public var isSessionTaskError: Bool { if case .sessionTaskFailed = self { return true } else { return false } }

      public var underlyingError: Error? {
        switch self {
        case .createURLRequestFailed(let error), .requestAdaptationFailed(let error), .sessionTaskFailed(let error),
          .requestRetryFailed(let error, _), .parameterEncodingFailed(.jsonEncodingFailed(let error)),
          .parameterEncodingFailed(.customEncodingFailed(let error)), .parameterEncoderFailed(.encoderFailed(let error)),
          .responseValidationFailed(.customValidationFailed(let error)),
          .responseSerializationFailed(.jsonSerializationFailed(let error)),
          .responseSerializationFailed(.decodingFailed(let error)):
          return error
        default: return nil
        }
      }

      public var errorDescription: String? {
        switch self {
        case .explicitlyCancelled: return "Request explicitly cancelled."
        case .invalidURL(let url): return "URL is not valid: \(url)"
        case .responseValidationFailed(.unacceptableStatusCode(let code)):
          return "Response status code was unacceptable: \(code)."
        case .responseSerializationFailed(.inputDataNilOrZeroLength): return "The response has no body."
        case .responseSerializationFailed: return "The response does not decode."
        case .sessionTaskFailed(let error): return "URLSessionTask failed with error: \(error.localizedDescription)"
        default: return underlyingError?.localizedDescription
        }
      }
    }

    extension Error {
      public var asAFError: AFError? { self as? AFError }
    }


    """#
}
