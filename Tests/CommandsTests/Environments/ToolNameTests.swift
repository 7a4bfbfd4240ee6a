import Commands
import Testing

@Suite struct ToolNameTests {
  @Test(arguments: [("reel", "reel"), (".build/debug/reel", "reel"), ("/opt/bin/my-shop", "my-shop"), ("", "reel")])
  func theNameStandsBehindTheFolders(path: String, name: String) {
    #expect(ToolName.name(of: path) == name)
  }
}
