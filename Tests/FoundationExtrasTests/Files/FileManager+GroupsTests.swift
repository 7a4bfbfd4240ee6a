import FoundationExtras
import Testing

@Suite struct FileManagerGroupsTests {
  @Test func `no app shares a folder with others`() {
    #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.shop") == nil)
  }
}
