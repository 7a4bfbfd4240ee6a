import JSONValues
import Playback
import Testing

@Suite struct TreeRepresentableTests {
  private struct Secret: TreeRepresentable {
    let word: String
    var tree: JSONValue { .object([JSONValue.Member("length", .integer(word.count))]) }
  }

  @Test func `a type that decides its own tree shows it wherever it stands`() {
    #expect(tree(Secret(word: "abc")) == #"{"length":3}"#)
    #expect(tree([Optional(Secret(word: "a")), nil]) == #"[{"length":1},null]"#)
  }
}
