import Observables

@testable import SampleReactors

/// A search whose pages come when the test says so.
final class RequestedPages {
  /// The requests so far, as `query page`.
  private(set) var requests: [String] = []
  private var answers: [PublishSubject<RepoPage>] = []

  func search(_ query: String?, _ page: Int) -> Observable<RepoPage> {
    requests.append("\(query ?? "nil") \(page)")
    let answer = PublishSubject<RepoPage>()
    answers.append(answer)
    return answer
  }

  /// Whether somebody waits for the answer to a request.
  func isAwaited(_ request: Int) -> Bool { answers[request].hasObservers }

  /// Answers a request with repositories, by the rule for the next page.
  func answer(_ request: Int, _ repos: [String], page: Int = 1) {
    answers[request].onNext(RepoPage(repos, number: page))
    answers[request].onCompleted()
  }
}
