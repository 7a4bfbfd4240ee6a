import Commands
import TestSupport
import Testing

@Suite struct GeneratedFileTests {
  @Test(arguments: Manual.pageNames)
  func thePageIsWhatTheTableOfFlagsGenerates(_ name: String) throws {
    let expected = try #require(Manual.page(name))
    let actual = Repository.text("man/\(name)") ?? ""
    if actual != expected {
      let difference = LineDifference.describe(expected: expected, actual: actual)
      Issue.record("man/\(name) is stale; run Scripts/generate-manual\n\(difference)")
    }
  }

  @Test func thereIsNoPageThatNothingGenerates() {
    #expect(Repository.entries(of: "man") == Manual.pageNames.sorted())
  }
}
