import Testing

@testable import SampleReactors

@Suite struct RepoPageTests {
  @Test(arguments: [1, 2, 7])
  func `GS-11: behind a page with hits is a next one, and none behind an empty page`(number: Int) {
    #expect(RepoPage(["a/1"], number: number).nextPage == number + 1)
    #expect(RepoPage([], number: number) == .nothing)
  }
}
