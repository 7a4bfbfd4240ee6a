import ReactorKit
import RxSwift

/// Keeps searches until somebody answers them, in place of a network.
final class SearchService {
  static let shared = SearchService()

  /// A search that waits.
  struct Request {
    let query: String?
    let page: Int
    let answer: PublishSubject<(repos: [String], nextPage: Int?)>
  }

  /// The searches that wait, oldest first. One that is given up is not among them any more.
  private(set) var requests: [Request] = []

  /// Answers the oldest search.
  func answer(_ repos: [String], nextPage: Int?) {
    let answer = requests.removeFirst().answer
    answer.onNext((repos, nextPage))
    answer.onCompleted()
  }

  fileprivate func search(query: String?, page: Int) -> Observable<(repos: [String], nextPage: Int?)> {
    .deferred { [self] in
      let answer = PublishSubject<(repos: [String], nextPage: Int?)>()
      requests.append(Request(query: query, page: page, answer: answer))
      return answer.do(onDispose: { [self] in requests.removeAll { $0.answer === answer } })
    }
  }
}

extension GitHubSearchViewReactor {
  func search(query: String?, page: Int) -> Observable<(repos: [String], nextPage: Int?)> {
    SearchService.shared.search(query: query, page: page)
  }

  func isUpdateQueryAction(_ action: Action) -> Bool {
    if case .updateQuery = action { return true }
    return false
  }
}
