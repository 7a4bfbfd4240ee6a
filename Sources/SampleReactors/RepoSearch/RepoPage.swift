/// One page of search results.
struct RepoPage: Equatable {
  /// The hits as `owner/name`.
  let repos: [String]
  /// The number of the next page to load; nil if there is none.
  let nextPage: Int?

  /// The result of an empty query and of a failure.
  static let nothing = RepoPage(repos: [], nextPage: nil)
}

extension RepoPage {
  /// Creates the page that a backend returns. Only an empty page means that there are no more (GS-11).
  init(_ repos: [String], number: Int) {
    self.init(repos: repos, nextPage: repos.isEmpty ? nil : number + 1)
  }
}
