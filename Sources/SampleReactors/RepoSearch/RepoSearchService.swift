import Observables
import Playback

/// The search of repositories: the port `search`, with a mock backend behind it.
struct RepoSearchService {
  private let port: StagePort
  private let report: (any Error) -> Void

  /// Creates the service of a stage; reads the argument `latency`.
  init(on stage: Stage) {
    let latency = stage.argument("latency", default: Duration.milliseconds(100))
    port = stage.port("search") { (request: RepoRequest) in
      .reply(RepoReply(repos: RepositoryCatalogue.search(query: request.query, page: request.page)), after: latency)
    }
    report = { [unowned stage] error in stage.report(error) }
  }

  /// Returns a page of hits; an empty one for an empty query and after a failure.
  func search(_ query: String?, page: Int) -> Observable<RepoPage> {
    guard let query, !query.isEmpty else { return .just(.nothing) }
    return port.call(RepoRequest(query: query, page: page), as: RepoReply.self)
      .map { RepoPage($0.repos, number: page) }
      .catch { [report] error in
        report(error)
        return .just(.nothing)
      }
  }

  private struct RepoRequest: Decodable {
    let query: String
    let page: Int
  }

  private struct RepoReply: Decodable {
    let repos: [String]
  }
}
