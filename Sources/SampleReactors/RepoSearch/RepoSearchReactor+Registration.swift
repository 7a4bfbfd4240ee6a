import Playback

extension RepoSearchReactor {
  /// `@reactor repo-search throttle=300ms latency=100ms`: port `search`.
  static func register(in catalog: Catalog) {
    catalog.reactor("repo-search", view: { _ in RepoSearchView() }) { stage in
      let latency = stage.argument("latency", default: Duration.milliseconds(100))
      let search = stage.port("search") { (request: RepoRequest) in
        .reply(RepositoryCatalogue.search(query: request.query, page: request.page), after: latency)
      }
      return RepoSearchReactor(
        throttle: stage.argument("throttle", default: .milliseconds(0)),
        fetch: { query, page in search.call(RepoRequest(query: query, page: page)) },
        report: { [unowned stage] error in stage.report(error) })
    }
  }
}

/// What goes through the port.
private struct RepoRequest: Decodable {
  let query: String
  let page: Int
}
