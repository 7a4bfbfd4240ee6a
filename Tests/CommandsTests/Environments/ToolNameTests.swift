import Commands
import Testing

@Suite struct ToolNameTests {
  @Test(arguments: [("reel", "reel"), (".build/debug/reel", "reel"), ("/opt/bin/my-shop", "my-shop"), ("", "reel")])
  func `the name of a tool is the last part of its path, and reel if that is empty`(path: String, name: String) {
    #expect(ToolName.name(of: path) == name)
  }
}
