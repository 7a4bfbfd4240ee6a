import Playback

extension RepoSearchSystem {
  /// `@reactor search-feedback latency=100ms`: port `search`.
  static func register(in catalog: Catalog) {
    catalog.reactor("search-feedback", view: { _ in RepoSearchView<RepoSearchSystem>() }) { stage in
      RepoSearchSystem(search: RepoSearchService(on: stage).search)
    }
  }
}
