import Playback

extension RepoSearchReactor {
  /// `@reactor repo-search latency=100ms`: port `search`.
  static func register(in catalog: Catalog) {
    catalog.reactor("repo-search", view: { _ in RepoSearchView<RepoSearchReactor>() }) { stage in
      RepoSearchReactor(search: RepoSearchService(on: stage).search)
    }
  }
}
