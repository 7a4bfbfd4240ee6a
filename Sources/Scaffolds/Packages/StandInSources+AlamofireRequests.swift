extension StandInSources {
  /// Sessions, requests and responses of Alamofire.
  static let alamofireRequests = #"""
    public struct DataResponse<Success, Failure: Error> {
      public let request: URLRequest?
      public let response: HTTPURLResponse?
      public let data: Data?
      public let result: Result<Success, Failure>

      public init(request: URLRequest?, response: HTTPURLResponse?, data: Data?, result: Result<Success, Failure>) {
        (self.request, self.response, self.data, self.result) = (request, response, data, result)
      }

      public var value: Success? { try? result.get() }
      public var error: Failure? { if case .failure(let error) = result { return error } else { return nil } }

      public func map<New>(_ transform: (Success) -> New) -> DataResponse<New, Failure> {
        DataResponse<New, Failure>(request: request, response: response, data: data, result: result.map(transform))
      }
      public func mapError<New: Error>(_ transform: (Failure) -> New) -> DataResponse<Success, New> {
        DataResponse<Success, New>(request: request, response: response, data: data, result: result.mapError(transform))
      }
    }

    public typealias AFDataResponse<Success> = DataResponse<Success, AFError>
    public typealias AFResult<Success> = Result<Success, AFError>

    public enum RetryResult {
      case retry
      case retryWithDelay(TimeInterval)
      case doNotRetry
      case doNotRetryWithError(Error)
    }

    public protocol RequestAdapter {
      func adapt(_ urlRequest: URLRequest, for session: Session, completion: @escaping (Result<URLRequest, Error>) -> Void)
    }

    public protocol RequestRetrier {
      func retry(
        _ request: Request, for session: Session, dueTo error: Error, completion: @escaping (RetryResult) -> Void)
    }

    public protocol RequestInterceptor: RequestAdapter, RequestRetrier {}

    extension RequestInterceptor {
      public func adapt(
        _ urlRequest: URLRequest, for session: Session, completion: @escaping (Result<URLRequest, Error>) -> Void
      ) { completion(.success(urlRequest)) }
      public func retry(
        _ request: Request, for session: Session, dueTo error: Error, completion: @escaping (RetryResult) -> Void
      ) { completion(.doNotRetry) }
    }

    /// A listener to what requests do. It is never called: what it prints is no part of a timeline.
    public protocol EventMonitor {
      var queue: DispatchQueue { get }
      func requestDidResume(_ request: Request)
      func requestDidFinish(_ request: Request)
      func request<Value>(_ request: DataRequest, didParseResponse response: DataResponse<Value, AFError>)
    }

    extension EventMonitor {
      public var queue: DispatchQueue { .main }
      public func requestDidResume(_ request: Request) {}
      public func requestDidFinish(_ request: Request) {}
      public func request<Value>(_ request: DataRequest, didParseResponse response: DataResponse<Value, AFError>) {}
    }

    open class MultipartFormData {
      public init() {}
      open func append(_ data: Data, withName name: String, fileName: String? = nil, mimeType: String? = nil) {}
      open func append(_ file: URL, withName name: String) {}
    }

    public let AF = Session.default

    open class Session {
      nonisolated(unsafe) public static let `default` = Session()

      public let interceptor: RequestInterceptor?
      public let eventMonitors: [EventMonitor]

      public init(
        configuration: URLSessionConfiguration = .default, interceptor: RequestInterceptor? = nil,
        eventMonitors: [EventMonitor] = []
      ) {
        (self.interceptor, self.eventMonitors) = (interceptor, eventMonitors)
      }

      open func request(
        _ convertible: URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
        encoding: ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
        interceptor: RequestInterceptor? = nil, requestModifier: ((inout URLRequest) throws -> Void)? = nil
      ) -> DataRequest {
        DataRequest(self, interceptor) {
          var request = try encoding.encode(URLRequest(url: convertible, method: method, headers: headers), with: parameters)
          try requestModifier?(&request)
          return request
        }
      }

      open func request<Values: Encodable>(
        _ convertible: URLConvertible, method: HTTPMethod = .get, parameters: Values? = nil,
        encoder: ParameterEncoder = URLEncodedFormParameterEncoder.default, headers: HTTPHeaders? = nil,
        interceptor: RequestInterceptor? = nil, requestModifier: ((inout URLRequest) throws -> Void)? = nil
      ) -> DataRequest {
        DataRequest(self, interceptor) {
          var request = try encoder.encode(parameters, into: URLRequest(url: convertible, method: method, headers: headers))
          try requestModifier?(&request)
          return request
        }
      }

      open func request(_ convertible: URLRequestConvertible, interceptor: RequestInterceptor? = nil) -> DataRequest {
        DataRequest(self, interceptor) { try convertible.asURLRequest() }
      }

      open func upload(
        multipartFormData: @escaping (MultipartFormData) -> Void, to url: URLConvertible, method: HTTPMethod = .post,
        headers: HTTPHeaders? = nil, interceptor: RequestInterceptor? = nil
      ) -> UploadRequest {
        multipartFormData(MultipartFormData())
        return UploadRequest(self, interceptor) { try URLRequest(url: url, method: method, headers: headers) }
      }

      open func upload(
        multipartFormData: @escaping (MultipartFormData) -> Void, with request: URLRequestConvertible,
        interceptor: RequestInterceptor? = nil
      ) -> UploadRequest {
        multipartFormData(MultipartFormData())
        return UploadRequest(self, interceptor) { try request.asURLRequest() }
      }
    }

    /// A request, which is sent when somebody first asks for its response.
    open class Request {
      /// What interceptors look at.
      public struct Exchange {
        public let response: URLResponse?
      }

      public private(set) var request: URLRequest?
      public private(set) var response: HTTPURLResponse?
      public private(set) var data: Data?
      public private(set) var retryCount = 0
      public private(set) var isCancelled = false
      public var task: Exchange? { Exchange(response: response) }

      fileprivate var validations: [(URLRequest?, HTTPURLResponse, Data?) -> Result<Void, Error>] = []
      private let session: Session
      private let interceptors: [RequestInterceptor]
      private let make: () throws -> URLRequest
      private let delivery = SerialDisposable()
      private var readers: [(Result<Data, AFError>) -> Void] = []
      private var outcome: Result<Data, AFError>?
      private var isSent = false

      fileprivate init(_ session: Session, _ interceptor: RequestInterceptor?, _ make: @escaping () throws -> URLRequest) {
        self.session = session
        self.make = make
        interceptors = [interceptor, session.interceptor].compactMap { $0 }
      }

      @discardableResult
      public func cancel() -> Self {
        if outcome == nil {
          isCancelled = true
          delivery.dispose()
          finish(.failure(.explicitlyCancelled))
        }
        return self
      }

      @discardableResult
      public func resume() -> Self { self }

      fileprivate func read(_ reader: @escaping (Result<Data, AFError>) -> Void) {
        if let outcome = outcome { return reader(outcome) }
        readers.append(reader)
        if !isSent { send() }
      }

      private func finish(_ result: Result<Data, AFError>) {
        outcome = result
        let told = readers
        readers = []
        for reader in told { reader(result) }
      }

      private func send() {
        isSent = true
        do {
          adapt(try make(), by: interceptors[...])
        } catch {
          finish(.failure(error as? AFError ?? .createURLRequestFailed(error: error)))
        }
      }

      private func adapt(_ request: URLRequest, by rest: ArraySlice<RequestInterceptor>) {
        guard let first = rest.first else { return exchange(request) }
        first.adapt(request, for: session) { result in
          switch result {
          case .success(let adapted): self.adapt(adapted, by: rest.dropFirst())
          case .failure(let error): self.finish(.failure(.requestAdaptationFailed(error: error)))
          }
        }
      }

      private func exchange(_ request: URLRequest) {
        if isCancelled { return }
        (self.request, response, data) = (request, nil, nil)
        delivery.disposable = URLSession.shared.rx.response(request: request).subscribe(
          onNext: { response, data in
            (self.response, self.data) = (response, data)
            for validation in self.validations {
              if case .failure(let error) = validation(request, response, data) {
                let known = error as? AFError
                return self.fail(known ?? .responseValidationFailed(reason: .customValidationFailed(error: error)))
              }
            }
            self.finish(.success(data))
          }, onError: { self.fail(.sessionTaskFailed(error: $0)) })
      }

      private func fail(_ error: AFError) {
        ask(interceptors[...], dueTo: error)
      }

      private func ask(_ rest: ArraySlice<RequestInterceptor>, dueTo error: AFError) {
        guard let first = rest.first else { return finish(.failure(error)) }
        first.retry(self, for: session, dueTo: error) { result in
          switch result {
          case .retry: self.again(after: 0)
          case .retryWithDelay(let delay): self.again(after: delay)
          case .doNotRetry: self.ask(rest.dropFirst(), dueTo: error)
          case .doNotRetryWithError(let other):
            self.finish(.failure(.requestRetryFailed(retryError: other, originalError: error)))
          }
        }
      }

      private func again(after delay: TimeInterval) {
        retryCount += 1
        delivery.disposable = Observable<Int>.timer(.milliseconds(Int(delay * 1000)), scheduler: MainScheduler.instance)
          .subscribe(onNext: { _ in self.send() })
      }
    }

    open class DataRequest: Request {
      public typealias Validation = (URLRequest?, HTTPURLResponse, Data?) -> Result<Void, Error>

      @discardableResult
      public func validate() -> Self { validate(statusCode: 200..<300) }

      @discardableResult
      public func validate<Codes: Sequence>(statusCode codes: Codes) -> Self where Codes.Element == Int {
        validate { _, response, _ in
          if codes.contains(response.statusCode) { return .success(()) }
          return .failure(
            AFError.responseValidationFailed(reason: .unacceptableStatusCode(code: response.statusCode)))
        }
      }

      @discardableResult
      public func validate<Types: Sequence>(contentType types: @escaping @autoclosure () -> Types) -> Self
      where Types.Element == String { self }

      @discardableResult
      public func validate(_ validation: @escaping Validation) -> Self {
        validations.append(validation)
        return self
      }

      private func respond<Value>(
        _ completion: @escaping (AFDataResponse<Value>) -> Void, _ parse: @escaping (Data) throws -> Value
      ) -> Self {
        read { result in
          let parsed = result.flatMap { data -> Result<Value, AFError> in
            do {
              return .success(try parse(data))
            } catch {
              return .failure(error as? AFError ?? .responseSerializationFailed(reason: .decodingFailed(error: error)))
            }
          }
          completion(
            DataResponse(request: self.request, response: self.response, data: self.data, result: parsed))
        }
        return self
      }

      private func filled(_ data: Data, unless codes: Set<Int>) throws -> Data {
        if data.isEmpty, !codes.contains(response?.statusCode ?? 0) {
          throw AFError.responseSerializationFailed(reason: .inputDataNilOrZeroLength)
        }
        return data
      }

      @discardableResult
      public func response(
        queue: DispatchQueue = .main, completionHandler: @escaping (AFDataResponse<Data?>) -> Void
      ) -> Self { respond(completionHandler) { $0.isEmpty ? nil : $0 } }

      @discardableResult
      public func responseData(
        queue: DispatchQueue = .main, emptyResponseCodes: Set<Int> = [204, 205],
        completionHandler: @escaping (AFDataResponse<Data>) -> Void
      ) -> Self { respond(completionHandler) { try self.filled($0, unless: emptyResponseCodes) } }

      @discardableResult
      public func responseString(
        queue: DispatchQueue = .main, encoding: String.Encoding? = nil, emptyResponseCodes: Set<Int> = [204, 205],
        completionHandler: @escaping (AFDataResponse<String>) -> Void
      ) -> Self {
        respond(completionHandler) { data in
          guard let text = String(data: try self.filled(data, unless: emptyResponseCodes), encoding: encoding ?? .utf8) else {
            throw AFError.responseSerializationFailed(reason: .stringSerializationFailed)
          }
          return text
        }
      }

      @discardableResult
      public func responseJSON(
        queue: DispatchQueue = .main, options: JSONSerialization.ReadingOptions = .fragmentsAllowed,
        completionHandler: @escaping (AFDataResponse<Any>) -> Void
      ) -> Self {
        respond(completionHandler) { data in
          let data = try self.filled(data, unless: [204, 205])
          if data.isEmpty { return NSNull() }
          do {
            return try JSONSerialization.jsonObject(with: data, options: options)
          } catch {
            throw AFError.responseSerializationFailed(reason: .jsonSerializationFailed(error: error))
          }
        }
      }

      @discardableResult
      public func responseDecodable<Value: Decodable>(
        of type: Value.Type = Value.self, queue: DispatchQueue = .main, decoder: JSONDecoder = JSONDecoder(),
        emptyResponseCodes: Set<Int> = [204, 205], completionHandler: @escaping (AFDataResponse<Value>) -> Void
      ) -> Self {
        respond(completionHandler) { data in
          let data = try self.filled(data, unless: emptyResponseCodes)
          if data.isEmpty, let empty = Empty.value as? Value { return empty }
          return try decoder.decode(type, from: data)
        }
      }

      public func serializingData() -> DataTask<Data> { DataTask { self.responseData(completionHandler: $0) } }
      public func serializingString() -> DataTask<String> { DataTask { self.responseString(completionHandler: $0) } }
      public func serializingDecodable<Value: Decodable>(
        _ type: Value.Type = Value.self, decoder: JSONDecoder = JSONDecoder(), emptyResponseCodes: Set<Int> = [204, 205]
      ) -> DataTask<Value> {
        DataTask {
          self.responseDecodable(
            of: type, decoder: decoder, emptyResponseCodes: emptyResponseCodes, completionHandler: $0)
        }
      }
    }

    open class UploadRequest: DataRequest {
      @discardableResult
      public func uploadProgress(queue: DispatchQueue = .main, closure: @escaping (Progress) -> Void) -> Self { self }
    }

    /// The value of a response without a body.
    public struct Empty: Codable, Sendable {
      public static let value = Empty()
    }

    /// A response that a task waits for.
    public struct DataTask<Value> {
      fileprivate let ask: (@escaping (AFDataResponse<Value>) -> Void) -> Void

      fileprivate init<Asked>(_ ask: @escaping (@escaping (AFDataResponse<Value>) -> Void) -> Asked) {
        self.ask = { _ = ask($0) }
      }

      public var response: AFDataResponse<Value> {
        get async {
          await withCheckedContinuation { continuation in
            ask { response in
              nonisolated(unsafe) let response = response
              continuation.resume(returning: response)
            }
          }
        }
      }
      public var result: AFResult<Value> { get async { await response.result } }
      public var value: Value { get async throws { try await result.get() } }
    }

    """#
}
