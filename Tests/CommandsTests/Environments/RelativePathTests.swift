import Testing

@testable import Commands

@Suite struct RelativePathTests {
  @Test func `a relative path goes up as far as it must and down from there`() {
    #expect(RelativePath.path(to: "/a/b/reel", from: "/a/b/shop") == "../reel")
    #expect(RelativePath.path(to: "/a/b", from: "/a/b/c/d") == "../..")
    #expect(RelativePath.path(to: "/a/b/c", from: "/a/b") == "c")
    #expect(RelativePath.path(to: "/x", from: "/a/b") == "../../x")
    #expect(RelativePath.path(to: "/a", from: "/a") == ".")
  }

  @Test func `dots in a path are resolved without a look at the disk`() {
    #expect(RelativePath.normal("/a/./b/../c//d/") == "/a/c/d")
    #expect(RelativePath.normal("/../a") == "/a")
  }
}
