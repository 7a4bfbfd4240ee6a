import ActionScripts
import Testing

@Suite struct PathTextTests {
  @Test(
    arguments: [
      (".", []), ("items.0.name", ["items", "0", "name"]), (#"byId."a.b""#, ["byId", "a.b"]),
      ("items.-1", ["items", "-1"]),
      ("$calls.search.-1.page", ["$calls", "search", "-1", "page"]), ("items.*.id", ["items", "*", "id"]),
      ("größe.日本", ["größe", "日本"]), (#"a."""#, ["a", ""]), (#"a."$b""#, ["a", "$b"]), (#""a\"b\n""#, ["a\"b\n"]),
      (#""🙂""#, ["🙂"]), (##"a." "."#""##, ["a", " ", "#"]),
      ("cells[id=3].name", ["cells", "[id=3]", "name"]), ("a[b-c=x]", ["a", "[b-c=x]"]),
      ("a[b=1][c=\u{338}]", ["a", "[b=1]", "[c=\u{338}]"]),
      (#"a."[b=x y]""#, ["a", "[b=x y]"]), (#"a."[b=\"]""#, ["a", "[b=\"]"]),
    ] as [(String, [String])])
  func `plain keys are bare, every other one is a JSON string`(text: String, segments: [String]) throws {
    let path = try Path(parsing: text)
    #expect(path == Path(segments))
    #expect(path.text == text)
  }

  @Test func `quotes that a key does not need are left out`() throws {
    #expect(try Path(parsing: #""items"."0""#).text == "items.0")
  }

  @Test(
    arguments: [
      ("", "a path is missing", 0..<0, nil),
      ("a..b", "a key is missing in the path", 2..<4, "keys are joined by one '.': items.0.name"),
      (".a", "a key is missing in the path", 0..<2, "keys are joined by one '.': items.0.name"),
      ("a.", "a key is missing in the path", 1..<2, "keys are joined by one '.': items.0.name"),
      ("a b", "'a b' is not a plain key", 0..<3, "write it in double quotes: \"a b\""),
      (
        "a.x[0]", "'[0]' does not name an element", 3..<6,
        "write its index, cells.0, or a key and its value, cells[id=3]"
      ),
      (
        "a[=1].b", "'[=1]' does not name an element", 1..<5,
        "write its index, cells.0, or a key and its value, cells[id=3]"
      ),
      (
        #"a[name="b"].c"#, #"'[name="b"]' does not name an element"#, 1..<11,
        "the value stands without quotes: [name=b]"
      ),
      ("a[id=1]b", "a '.' is missing after the key", 7..<8, nil),
      ("a==1", "'a==1' is not a key", 0..<4, "blanks belong around an operator: a == 1"),
      (#""a"b"#, "a '.' is missing after the key", 3..<4, nil),
      (#"a."b"#, "this string is not terminated", 2..<4, nil),
    ] as [(String, String, Range<Int>, String?)])
  func `mistakes have a message, the bytes that are to blame, and what to write`(
    text: String, message: String, range: Range<Int>, note: String?
  ) {
    do {
      _ = try Path(parsing: text)
      Issue.record("\(text) is a path")
    } catch {
      #expect(error.message == message)
      #expect(error.range == range)
      #expect(error.note == note)
    }
  }
}
