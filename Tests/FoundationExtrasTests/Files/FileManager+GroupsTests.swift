import FoundationExtras
import Testing

@Suite struct FileManagerGroupsTests {
  @Test("no app shares a folder with others")
  func noGroups() {
    #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.shop") == nil)
  }
}
