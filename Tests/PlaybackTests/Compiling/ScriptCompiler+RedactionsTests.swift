import Playback
import PlaybackTestSupport
import TestSupport
import Testing

@Suite struct ScriptCompilerRedactionsTests {
  @Test(
    .whereTypesTell,
    arguments: [
      ("items.first.id", "first"), ("items.-1.id", "-1"), ("items[id=a].id", "[id=a]"),
      ("tail.children.*.children.last", "last"),
    ])
  func `a path that names an element in another way than by its index is a mistake`(path: String, key: String) {
    let length = path.utf8.count
    #expect(
      PlayedScript("@redact \(path) as n\n@reactor deep\n@case a\nsign b\n@case c\nsign d", catalog: .deep).diagnostics
        == [
          "1:9+\(length) '@redact' cannot find an element by '\(key)' | write '*' for every element, or an index from 0"
        ])
  }

  @Test(arguments: ["items.*.id", "items.0.id", "table.first", "table.-1", "first", "load._0.last"])
  func `every element, an index, and a field that is called as a place are no mistakes`(path: String) {
    #expect(PlayedScript("@reactor deep\n@redact \(path) as n\nsign b", catalog: .deep).diagnostics == [])
  }
}
