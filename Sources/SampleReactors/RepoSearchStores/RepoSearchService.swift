import Observables
import Playback

/// Where repositories are searched: the port `search`, with the mock backend of `repo-search` behind it.
struct RepoSearchService {
  private let port: StagePort
  private let report: (any Error) -> Void

  /// The service of a stage; asks for the argument `latency`.
  init(on stage: Stage) {
    let latency = stage.argument("latency", default: Duration.milliseconds(100))
    port = stage.port("search") { (request: Request) in
      .reply(RepositoryCatalogue.search(query: request.query, page: request.page), after: latency)
    }
    report = { [unowned stage] error in stage.report(error) }
  }

  /// A page of hits; an empty one for no query and after a failure.
  func search(_ query: String?, page: Int) -> Observable<RepoPage> {
    let nothing = RepoPage(repos: [], nextPage: nil)
    guard let query, !query.isEmpty else { return .just(nothing) }
    return port.call(Request(query: query, page: page)).catch { [report] error in
      report(error)
      return .just(nothing)
    }
  }

  private struct Request: Decodable {
    let query: String
    let page: Int
  }
}
