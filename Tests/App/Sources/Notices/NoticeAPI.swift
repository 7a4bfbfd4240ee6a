import Alamofire
import RxSwift

struct Notice: Decodable {
  let id: Int
  let title: String
}

enum NoticeRouter: URLRequestConvertible {
  case list(page: Int)
  case token

  func asURLRequest() throws -> URLRequest {
    let url = try "https://notices.example.com".asURL()
    switch self {
    case .list(let page):
      let request = try URLRequest(url: url.appendingPathComponent("list"), method: .get)
      return try URLEncoding.default.encode(request, with: ["page": page])
    case .token:
      return try URLRequest(url: url.appendingPathComponent("token"), method: .post)
    }
  }
}

final class TokenInterceptor: RequestInterceptor {
  private var token = "old"

  func adapt(_ urlRequest: URLRequest, for session: Session, completion: @escaping (Result<URLRequest, Error>) -> Void)
  {
    var request = urlRequest
    request.headers.add(.authorization(bearerToken: token))
    completion(.success(request))
  }

  func retry(
    _ request: Alamofire.Request, for session: Session, dueTo error: Error,
    completion: @escaping (RetryResult) -> Void
  ) {
    guard let response = request.task?.response as? HTTPURLResponse, response.statusCode == 401 else {
      return completion(.doNotRetry)
    }
    AF.request(NoticeRouter.token).validate().responseString { response in
      self.token = response.value ?? ""
      completion(response.error.map(RetryResult.doNotRetryWithError) ?? .retry)
    }
  }
}

final class NoticeAPI {
  private let session = Session(interceptor: TokenInterceptor())

  func list(page: Int) -> Single<[Notice]> {
    .create { [session] single in
      let request = session.request(NoticeRouter.list(page: page)).validate(statusCode: 200..<300)
        .responseDecodable(of: [Notice].self) { response in
          switch response.result {
          case .success(let notices): single(.success(notices))
          case .failure(let error): single(.failure(error))
          }
        }
      return Disposables.create { request.cancel() }
    }
  }

  func send(_ title: String) async throws -> String {
    try await AF.request(
      "https://notices.example.com/list", method: .post, parameters: ["title": title],
      encoder: JSONParameterEncoder.default
    ).validate().serializingString().value
  }
}
