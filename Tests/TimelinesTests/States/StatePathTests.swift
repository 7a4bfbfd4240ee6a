import Testing
import Timelines

struct StatePathTests {
  @Test(arguments: [
    (".", []), ("query", ["query"]), ("items.0.name", ["items", "0", "name"]),
    (#"byId."a.b".c"#, ["byId", "a.b", "c"]),
    (#""""#, [""]), (#""-1""#, ["-1"]), ("-a._x.é", ["-a", "_x", "é"]), (#""+1""#, ["+1"]), (#""a\nb""#, ["a\nb"]),
  ])
  func `a path is its keys with dots between them, in quotes where a key is no plain word`(text: String, keys: [String])
    throws
  {
    let path = try #require(StatePath(text))
    #expect(path == StatePath(keys.map { .key($0) }))
    #expect(path.description == text)
  }

  @Test func `a star in a path stands for any key`() throws {
    let pattern = try #require(StatePath("items.*.id"))
    #expect(pattern.segments == [.key("items"), .any, .key("id")])
    #expect(pattern.description == "items.*.id")
  }

  @Test(arguments: ["", "a.", ".a", "a..b", "a b", "\"a", "a:b"])
  func `a text with an empty key, a blank, a colon or an open quote is no path`(text: String) {
    #expect(StatePath(text) == nil)
  }

  @Test(arguments: [
    (".", "a.b", true), ("a", "a", true), ("a", "a.b", true), ("a.b", "a", false), ("*.b", "x.b.c", true),
    ("*.b", "x.c", false), ("a", "ab", false),
  ])
  func `a path covers itself and everything below it, key by key`(pattern: String, path: String, isCovered: Bool) throws
  {
    #expect(try #require(StatePath(pattern)).covers(try #require(StatePath(path))) == isCovered)
  }
}
