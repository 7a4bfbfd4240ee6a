import FoundationExtras
import Testing

@Suite struct FileManagerGroupsTests {
  @Test func `the folder of an app group is nil`() {
    #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.shop") == nil)
  }
}
