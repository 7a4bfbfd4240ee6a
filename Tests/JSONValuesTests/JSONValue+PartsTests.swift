import Testing

@testable import JSONValues

@Suite struct JSONValuePartsTests {
  private let value: JSONValue

  init() throws {
    let cells = #"[{"id":3,"name":"a"},{"id":"4","name":"b"},{"name":"c","id":null}]"#
    value = try JSONValue(parsing: Array(#"{"cells":\#(cells),"title":"t","empty":[]}"#.utf8)[...])
  }

  @Test(
    arguments: [
      (["title"], #""t""#), (["cells", "0", "name"], #""a""#), (["cells", "-1", "name"], #""c""#),
      (["cells", "[id=4]", "name"], #""b""#), (["cells", "[id=3]", "name"], #""a""#),
      (["cells", "[id=3.0]", "name"], #""a""#), (["cells", "[id=03]"], nil), (["cells", "[id=4.0]"], nil),
      (["cells", "[name=c]"], #"{"name":"c","id":null}"#), (["cells", "[id=5]"], nil), (["cells", "3"], nil),
      (["cells", "x"], nil), (["cells", "first", "name"], #""a""#), (["cells", "last", "name"], #""c""#),
      (["cells", "[id=nil]", "name"], #""c""#), (["cells", "[id=null]", "name"], #""c""#),
      (["empty", "first"], "null"), (["empty", "last"], "null"), (["empty", "first", "name"], nil),
      (["empty", "0"], nil),
      (["cells", "count"], "3"), (["title", "t"], "{}"), (["title", "t", "x"], nil),
      (["cells", "[id]"], nil), (["title", "0"], nil), (["title", "[id=3]"], nil), ([], nil),
    ] as [([String], String?)])
  func `a path leads to a value, by key, index, place or field of an element`(path: [String], text: String?) {
    #expect(value.value(at: path[...])?.text == (path.isEmpty ? value.text : text))
  }

  @Test func `replacing a value changes no other one`() {
    var changed = value
    changed.replaceValue(at: ["cells", "1", "name"], with: .string("x"))
    #expect(changed.text == value.text.replacing(#""b""#, with: #""x""#))
    changed = value
    changed.replaceValue(at: ["cells", "7", "name"], with: .string("x"))
    changed.replaceValue(at: ["none"], with: .string("x"))
    changed.replaceValue(at: ["title", "x"], with: .string("x"))
    #expect(changed == value)
    changed.replaceValue(at: [], with: .string("x"))
    #expect(changed == .string("x"))
  }
}

extension String {
  fileprivate func replacing(_ part: String, with other: String) -> String {
    guard let range = firstRange(of: part) else { return self }
    return String(self[..<range.lowerBound]) + other + String(self[range.upperBound...])
  }
}
