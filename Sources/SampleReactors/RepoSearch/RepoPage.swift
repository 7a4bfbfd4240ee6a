/// One page of search results.
struct RepoPage: Equatable {
  /// The hits as `owner/name`.
  let repos: [String]
  /// The number of the page to ask for next; nil where there is none.
  let nextPage: Int?

  /// What comes of no query and of a failure.
  static let nothing = RepoPage(repos: [], nextPage: nil)
}

extension RepoPage {
  /// The page that a backend answers with. Only an empty page tells that there are no more (GS-11).
  init(_ repos: [String], number: Int) {
    self.init(repos: repos, nextPage: repos.isEmpty ? nil : number + 1)
  }
}
