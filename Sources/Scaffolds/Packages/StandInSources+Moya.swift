extension StandInSources {
  /// The part of Moya that services use.
  static let moya = #"""
    // The part of Moya that services name. The port `http` answers its requests while a script plays.
    import Alamofire
    @_exported import Foundation
    import RxCocoa
    import RxSwift

    public typealias Method = Alamofire.HTTPMethod
    public typealias ParameterEncoding = Alamofire.ParameterEncoding
    public typealias URLEncoding = Alamofire.URLEncoding
    public typealias JSONEncoding = Alamofire.JSONEncoding
    public typealias Session = Alamofire.Session
    public typealias RequestInterceptor = Alamofire.RequestInterceptor

    public protocol TargetType {
      var baseURL: URL { get }
      var path: String { get }
      var method: Method { get }
      var sampleData: Data { get }
      var task: Task { get }
      var validationType: ValidationType { get }
      var headers: [String: String]? { get }
    }

    extension TargetType {
      public var sampleData: Data { Data() }
      public var validationType: ValidationType { .none }

      fileprivate func request() throws -> URLRequest {
        var request = URLRequest(url: path.isEmpty ? baseURL : baseURL.appendingPathComponent(path))
        request.httpMethod = method.rawValue
        for (name, value) in headers ?? [:] { request.setValue(value, forHTTPHeaderField: name) }
        return try task.added(to: request)
      }
    }

    public struct MultiTarget: TargetType {
      public let target: TargetType
      public init(_ target: TargetType) { self.target = target }
      public var baseURL: URL { target.baseURL }
      public var path: String { target.path }
      public var method: Method { target.method }
      public var sampleData: Data { target.sampleData }
      public var task: Task { target.task }
      public var validationType: ValidationType { target.validationType }
      public var headers: [String: String]? { target.headers }
    }

    public enum ValidationType: Equatable, Sendable {
      case none, successCodes, successAndRedirectCodes
      case customCodes([Int])

      public var statusCodes: [Int] {
        switch self {
        case .none: return []
        case .successCodes: return Array(200..<300)
        case .successAndRedirectCodes: return Array(200..<400)
        case .customCodes(let codes): return codes
        }
      }
    }

    public enum Task {
      case requestPlain
      case requestData(Data)
      case requestJSONEncodable(Encodable)
      case requestCustomJSONEncodable(Encodable, encoder: JSONEncoder)
      case requestParameters(parameters: [String: Any], encoding: ParameterEncoding)
      case requestCompositeData(bodyData: Data, urlParameters: [String: Any])
      case requestCompositeParameters(
        bodyParameters: [String: Any], bodyEncoding: ParameterEncoding, urlParameters: [String: Any])
      case uploadFile(URL)
      case uploadMultipart([MultipartFormData])
      case uploadCompositeMultipart([MultipartFormData], urlParameters: [String: Any])

      fileprivate func added(to request: URLRequest) throws -> URLRequest {
        var request = request
        switch self {
        case .requestPlain, .uploadFile, .uploadMultipart: return request
        case .requestData(let data): request.httpBody = data
        case .requestJSONEncodable(let value): try request.setJSON(JSONEncoder(), value)
        case .requestCustomJSONEncodable(let value, let encoder): try request.setJSON(encoder, value)
        case .requestParameters(let parameters, let encoding): return try request.encoded(parameters, encoding)
        case .requestCompositeData(let data, let parameters):
          request.httpBody = data
          return try URLEncoding.queryString.encode(request, with: parameters)
        case .requestCompositeParameters(let body, let encoding, let parameters):
          request = try request.encoded(body, encoding)
          return try URLEncoding.queryString.encode(request, with: parameters)
        case .uploadCompositeMultipart(_, let parameters):
          return try URLEncoding.queryString.encode(request, with: parameters)
        }
        return request
      }
    }

    extension URLRequest {
      fileprivate func encoded(_ parameters: [String: Any], _ encoding: ParameterEncoding) throws -> URLRequest {
        do {
          return try encoding.encode(self, with: parameters)
        } catch {
          throw MoyaError.parameterEncoding((error as? AFError)?.underlyingError ?? error)
        }
      }

      fileprivate mutating func setJSON(_ encoder: JSONEncoder, _ value: Encodable) throws {
        do {
          httpBody = try encoder.encode(value)
        } catch {
          throw MoyaError.encodableMapping(error)
        }
        setContentType("application/json")
      }

      fileprivate mutating func setContentType(_ type: String) {
        if value(forHTTPHeaderField: "Content-Type") == nil { setValue(type, forHTTPHeaderField: "Content-Type") }
      }
    }

    public struct MultipartFormData {
      public enum FormDataProvider {
        case data(Data)
        case file(URL)
      }

      public let provider: FormDataProvider
      public let name: String
      public let fileName: String?
      public let mimeType: String?

      public init(provider: FormDataProvider, name: String, fileName: String? = nil, mimeType: String? = nil) {
        (self.provider, self.name, self.fileName, self.mimeType) = (provider, name, fileName, mimeType)
      }
    }

    public enum MoyaError: LocalizedError {
      case imageMapping(Response)
      case jsonMapping(Response)
      case stringMapping(Response)
      case objectMapping(Error, Response)
      case encodableMapping(Error)
      case statusCode(Response)
      case underlying(Error, Response?)
      case requestMapping(String)
      case parameterEncoding(Error)

      public var response: Response? {
        switch self {
        case .imageMapping(let response), .jsonMapping(let response), .stringMapping(let response),
          .objectMapping(_, let response), .statusCode(let response):
          return response
        case .underlying(_, let response): return response
        case .encodableMapping, .requestMapping, .parameterEncoding: return nil
        }
      }

      public var errorDescription: String? {
        switch self {
        case .imageMapping: return "The response is no image."
        case .jsonMapping: return "The response is no JSON."
        case .stringMapping: return "The response is no text."
        case .objectMapping: return "The response does not decode."
        case .encodableMapping: return "The body of the request does not encode."
        case .statusCode: return "The response has an unexpected status code."
        case .underlying(let error, _): return error.localizedDescription
        case .requestMapping: return "The target makes no request."
        case .parameterEncoding(let error):
          return "The parameters of the request do not encode. \(error.localizedDescription)"
        }
      }
    }

    public final class Response {
      public let statusCode: Int
      public let data: Data
      public let request: URLRequest?
      public let response: HTTPURLResponse?

      public init(statusCode: Int, data: Data, request: URLRequest? = nil, response: HTTPURLResponse? = nil) {
        (self.statusCode, self.data, self.request, self.response) = (statusCode, data, request, response)
      }

      public func filter<Codes: RangeExpression>(statusCodes: Codes) throws -> Response where Codes.Bound == Int {
        guard statusCodes.contains(statusCode) else { throw MoyaError.statusCode(self) }
        return self
      }
      public func filter(statusCode: Int) throws -> Response { try filter(statusCodes: statusCode...statusCode) }
      public func filterSuccessfulStatusCodes() throws -> Response { try filter(statusCodes: 200...299) }
      public func filterSuccessfulStatusAndRedirectCodes() throws -> Response { try filter(statusCodes: 200...399) }

      public func mapJSON(failsOnEmptyData: Bool = true) throws -> Any {
        if data.isEmpty, !failsOnEmptyData { return NSNull() }
        do {
          return try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
        } catch {
          throw MoyaError.underlying(error, self)
        }
      }

      public func mapString(atKeyPath path: String? = nil) throws -> String {
        guard let path = path else {
          guard let text = String(data: data, encoding: .utf8) else { throw MoyaError.stringMapping(self) }
          return text
        }
        guard let text = value(at: path, in: try mapJSON()) as? String else { throw MoyaError.stringMapping(self) }
        return text
      }

      public func map<Value: Decodable>(
        _ type: Value.Type, atKeyPath path: String? = nil, using decoder: JSONDecoder = JSONDecoder(),
        failsOnEmptyData: Bool = true
      ) throws -> Value {
        var text = data
        if let path = path {
          guard let part = value(at: path, in: try mapJSON(failsOnEmptyData: failsOnEmptyData)) else {
            throw MoyaError.jsonMapping(self)
          }
          text = try JSONSerialization.data(withJSONObject: part, options: .fragmentsAllowed)
        }
        if text.isEmpty, !failsOnEmptyData {
          for blank in ["{}", "[{}]"] {
            if let value = try? decoder.decode(Value.self, from: Data(blank.utf8)) { return value }
          }
        }
        do {
          return try decoder.decode(Value.self, from: text)
        } catch {
          throw MoyaError.objectMapping(error, self)
        }
      }

      private func value(at path: String, in json: Any) -> Any? {
        path.split(separator: ".").reduce(json as Any?) { ($0 as? [String: Any])?[String($1)] }
      }
    }

    extension Response: CustomStringConvertible {
      public var description: String { "Status Code: \(statusCode), Data Length: \(data.count)" }
    }

    public protocol PluginType {
      func prepare(_ request: URLRequest, target: TargetType) -> URLRequest
      func didReceive(_ result: Result<Response, MoyaError>, target: TargetType)
      func process(_ result: Result<Response, MoyaError>, target: TargetType) -> Result<Response, MoyaError>
    }

    extension PluginType {
      public func prepare(_ request: URLRequest, target: TargetType) -> URLRequest { request }
      public func didReceive(_ result: Result<Response, MoyaError>, target: TargetType) {}
      public func process(_ result: Result<Response, MoyaError>, target: TargetType) -> Result<Response, MoyaError> {
        result
      }
    }

    /// A logger that prints nothing: what a tool prints is for timelines.
    public struct NetworkLoggerPlugin: PluginType {
      public struct Configuration {
        public enum LogOptions: Sendable { case `default`, verbose }
        public init(logOptions: LogOptions = .default) {}
      }
      public init(configuration: Configuration = Configuration()) {}
    }

    public enum AuthorizationType: Equatable, Sendable {
      case basic, bearer
      case custom(String)

      public var value: String {
        switch self {
        case .basic: return "Basic"
        case .bearer: return "Bearer"
        case .custom(let value): return value
        }
      }
    }

    public protocol AccessTokenAuthorizable {
      var authorizationType: AuthorizationType? { get }
    }

    public struct AccessTokenPlugin: PluginType {
      public typealias TokenClosure = (TargetType) -> String
      public let tokenClosure: TokenClosure
      public init(tokenClosure: @escaping TokenClosure) { self.tokenClosure = tokenClosure }

      public func prepare(_ request: URLRequest, target: TargetType) -> URLRequest {
        let owner = (target as? MultiTarget)?.target ?? target
        guard let type = (owner as? AccessTokenAuthorizable)?.authorizationType else { return request }
        var request = request
        request.addValue("\(type.value) \(tokenClosure(owner))", forHTTPHeaderField: "Authorization")
        return request
      }
    }

    public protocol Cancellable {
      var isCancelled: Bool { get }
      func cancel()
    }

    public enum StubBehavior {
      case never, immediate
      case delayed(seconds: TimeInterval)
    }

    public struct ProgressResponse {
      public let response: Response?
      public let progress: Double
      public var completed: Bool { response != nil }
    }

    public protocol MoyaProviderType: AnyObject {
      associatedtype Target: TargetType
      func request(
        _ target: Target, callbackQueue: DispatchQueue?, progress: ((ProgressResponse) -> Void)?,
        completion: @escaping (Result<Response, MoyaError>) -> Void
      ) -> Cancellable
    }

    open class MoyaProvider<Target: TargetType>: MoyaProviderType {
      public typealias StubClosure = (Target) -> StubBehavior

      public let plugins: [PluginType]
      public let stubClosure: StubClosure
      public let session: Session

      public init(
        stubClosure: @escaping StubClosure = MoyaProvider.neverStub, callbackQueue: DispatchQueue? = nil,
        session: Session = .default, plugins: [PluginType] = [], trackInflights: Bool = false
      ) {
        self.session = session
        self.stubClosure = stubClosure
        self.plugins = plugins
      }

      public static func neverStub(_: Target) -> StubBehavior { .never }
      public static func immediatelyStub(_: Target) -> StubBehavior { .immediate }
      public static func delayedStub(_ seconds: TimeInterval) -> StubClosure { { _ in .delayed(seconds: seconds) } }

      @discardableResult
      open func request(
        _ target: Target, callbackQueue: DispatchQueue? = .none, progress: ((ProgressResponse) -> Void)? = .none,
        completion: @escaping (Result<Response, MoyaError>) -> Void
      ) -> Cancellable {
        Request(
          disposable: replies(to: target).subscribe(
            onNext: { [plugins] result in
              for plugin in plugins { plugin.didReceive(result, target: target) }
              let result = plugins.reduce(result) { $1.process($0, target: target) }
              if case .success(let response) = result { progress?(ProgressResponse(response: response, progress: 1)) }
              completion(result)
            }))
      }

      private func replies(to target: Target) -> Observable<Result<Response, MoyaError>> {
        let sample = Result<Response, MoyaError>.success(Response(statusCode: 200, data: target.sampleData))
        switch stubClosure(target) {
        case .immediate: return .just(sample)
        case .delayed(let seconds):
          return Observable.just(sample).delay(.milliseconds(Int(seconds * 1000)), scheduler: MainScheduler.instance)
        case .never: break
        }
        let request: URLRequest
        do {
          request = try plugins.reduce(target.request()) { $1.prepare($0, target: target) }
        } catch {
          return .just(.failure(error as? MoyaError ?? .underlying(error, nil)))
        }
        return .create { [session] observer in
          let codes = target.validationType.statusCodes
          let sent = session.request(request)
          if !codes.isEmpty { sent.validate(statusCode: codes) }
          sent.response { reply in
            let response = reply.response.map {
              Response(statusCode: $0.statusCode, data: reply.data ?? Data(), request: reply.request, response: $0)
            }
            if let error = reply.error {
              observer.onNext(.failure(MoyaError(error, response)))
            } else if let response = response {
              observer.onNext(.success(response))
            }
            observer.onCompleted()
          }
          return Disposables.create { sent.cancel() }
        }
      }
    }

    extension MoyaError {
      fileprivate init(_ error: AFError, _ response: Response?) {
        if error.responseCode != nil, let response = response {
          self = .statusCode(response)
        } else if case .sessionTaskFailed(let error) = error {
          self = .underlying(error, nil)
        } else {
          self = .underlying(error, response)
        }
      }
    }

    extension MoyaProvider: ReactiveCompatible {}

    private final class Request: Cancellable {
      private let disposable: Disposable
      private(set) var isCancelled = false
      init(disposable: Disposable) { self.disposable = disposable }
      func cancel() {
        isCancelled = true
        disposable.dispose()
      }
    }

    extension Reactive where Base: MoyaProviderType {
      public func request(_ target: Base.Target, callbackQueue: DispatchQueue? = nil) -> Single<Response> {
        Single.create { [weak provider = base] single in
          let request = provider?.request(target, callbackQueue: callbackQueue, progress: nil) { result in
            switch result {
            case .success(let response): single(.success(response))
            case .failure(let error): single(.failure(error))
            }
          }
          return Disposables.create { request?.cancel() }
        }
      }

      public func requestWithProgress(
        _ target: Base.Target, callbackQueue: DispatchQueue? = nil
      ) -> Observable<ProgressResponse> {
        request(target, callbackQueue: callbackQueue).asObservable()
          .map { ProgressResponse(response: $0, progress: 1) }
      }
    }

    extension PrimitiveSequence where Trait == SingleTrait, Element == Response {
      public func filter<Codes: RangeExpression>(statusCodes: Codes) -> Single<Response> where Codes.Bound == Int {
        map { try $0.filter(statusCodes: statusCodes) }
      }
      public func filter(statusCode: Int) -> Single<Response> { map { try $0.filter(statusCode: statusCode) } }
      public func filterSuccessfulStatusCodes() -> Single<Response> { map { try $0.filterSuccessfulStatusCodes() } }
      public func filterSuccessfulStatusAndRedirectCodes() -> Single<Response> {
        map { try $0.filterSuccessfulStatusAndRedirectCodes() }
      }
      public func mapJSON(failsOnEmptyData: Bool = true) -> Single<Any> {
        map { try $0.mapJSON(failsOnEmptyData: failsOnEmptyData) }
      }
      public func mapString(atKeyPath path: String? = nil) -> Single<String> {
        map { try $0.mapString(atKeyPath: path) }
      }
      public func map<Value: Decodable>(
        _ type: Value.Type, atKeyPath path: String? = nil, using decoder: JSONDecoder = JSONDecoder(),
        failsOnEmptyData: Bool = true
      ) -> Single<Value> {
        map { try $0.map(type, atKeyPath: path, using: decoder, failsOnEmptyData: failsOnEmptyData) }
      }
    }

    extension ObservableType where Element == Response {
      public func filter<Codes: RangeExpression>(
        statusCodes: Codes
      ) -> Observable<Response> where Codes.Bound == Int {
        map { try $0.filter(statusCodes: statusCodes) }
      }
      public func filter(statusCode: Int) -> Observable<Response> { map { try $0.filter(statusCode: statusCode) } }
      public func filterSuccessfulStatusCodes() -> Observable<Response> { map { try $0.filterSuccessfulStatusCodes() } }
      public func filterSuccessfulStatusAndRedirectCodes() -> Observable<Response> {
        map { try $0.filterSuccessfulStatusAndRedirectCodes() }
      }
      public func mapJSON(failsOnEmptyData: Bool = true) -> Observable<Any> {
        map { try $0.mapJSON(failsOnEmptyData: failsOnEmptyData) }
      }
      public func mapString(atKeyPath path: String? = nil) -> Observable<String> {
        map { try $0.mapString(atKeyPath: path) }
      }
      public func map<Value: Decodable>(
        _ type: Value.Type, atKeyPath path: String? = nil, using decoder: JSONDecoder = JSONDecoder(),
        failsOnEmptyData: Bool = true
      ) -> Observable<Value> {
        map { try $0.map(type, atKeyPath: path, using: decoder, failsOnEmptyData: failsOnEmptyData) }
      }
    }

    """#
}
