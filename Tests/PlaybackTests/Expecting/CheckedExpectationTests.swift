import Playback
import PlaybackTestSupport
import TestSupport
import Testing

/// What is wrong with a line behind the state that an `items` and a `sign` action left: nil if it holds.
private func check(_ expectation: String) -> String? {
  let script = "@reactor deep\nsign ada\nload [[1,2,3]]\nnote n1\nnote n2\n+5ms\n" + expectation
  let played = PlayedScript(script, catalog: .deep)
  return played.diagnostics.first ?? played.outcomes[0].failures.first.map { "\($0)" }
}

@Suite struct CheckedExpectationTests {
  @Test(arguments: [
    "? user.name == ada", #"? user.name == "ada""#, "? user.name != bob", "? user.card.number == 7",
    "? user.card.number == 7.0", "? user.card.number < 8", "? user.card.number <= 7", "? user.card.number > 6.5",
    "? user.card.number >= 7", "? user.name < b", "? user.name >= ada", "? items.0.id == a", "? items.-1.id == b",
    "? items.2 missing", "? items.-3 missing", "? items.9 missing", "? items exists", "? items has {\"id\":\"a\"}",
    "? user.name has d", "? table has c", #"? table has "a.b""#, #"? table."a.b" == 1"#, "? table.zz missing",
    "? user.name like a*a", "? user.name like ???", "? phase.loaded._0.-1 == 3", "? phase.idle missing",
    "? phase.loaded._0 has 2", "? phase.loaded._0 == [1,2,3]", "? note == n2", "? $time == 5ms", "? $time == 5",
    "? $time < 1s", "? $errors == 0", "? $inflight == 0", "? $pulses.note.0 == n1", "? $pulses.note.-1 == n2",
    "? $pulses.note.2 missing", "? $mutations.0.sign._0 == ada", "? $mutations.-1.note._0 == n2",
    "? $mutations.4 missing", "? items unique", "? tail.children unique", "? $pulses.note unique",
    "? items.*.id unique", "? table.* unique", "? tail.children.*.children.* unique",
    "? $calls.api missing", "? $calls.api.count == 0", "? always $calls.api.count <= 2",
    "? $calls == {}", "? $pulses == {\"note\":[\"n1\",\"n2\"]}", "? owner missing",
    #"? {"user":{"name":"ada"},"items":[{"id":"a"},{}]}"#, #"? {"table":{"c":2}}"#, "? . exists",
    "? tail.children.0.children == []", "? items.count == 2", "? items.first.id == a", "? items.last.id == b",
    "? tail.children.first.children.first exists", "? tail.children.first.children.first == nil",
    "? tail.children.first.children.last.children.count missing",
    #"? tail.children.first.children.first != {"children":[]}"#,
    "? phase.loaded._0.count == 3", "? $pulses.note.count == 2",
    "? $pulses.note.first == n1", "? $pulses.note.last == n2", "? $mutations.count == 4",
    "? $mutations.last.note._0 == n2",
    "? $calls.api.first == nil", "? $calls.api.last exists", "? $calls.api.first.id missing",
    "? $calls.api.0 missing", "? $calls.api.5.first missing",
    "? $calls.api.0.page.count missing", "? $calls.api.-1.foo.bar.count missing",
  ])
  func `an expectation holds where the value at its path is as it says`(line: String) {
    // A weak reference that is nil is null, which exists.
    if line == "? owner missing" {
      return #expect(check(line) == "expected owner missing, but it is null, which is not missing")
    }
    #expect(check(line) == nil)
  }

  @Test func `an expectation that fails tells the value that is there`() {
    expect([
      "? user.name == bob": #"expected user.name == "bob", but it is "ada""#,
      "? user.card.number == 8": "expected user.card.number == 8, but it is 7",
      "? items.5.id == a": #"expected items.5.id == "a", but it is missing"#,
      "? items.5.id != a": #"expected items.5.id != "a", but it is missing"#,
      "? items.5 exists": "expected items.5 exists, but it is missing",
      "? tail.children.first.children.first missing":
        "expected tail.children.first.children.first missing, but it is null, which is not missing",
      "? tail.children.first.children.first == _":
        "tail.children.first.children.first == _ is a hole: the value is null",
      "? tail.children.first.children.first.children == nil":
        "expected tail.children.first.children.first.children == null, but it is missing",
      "? $calls.api.last.id == nil": "expected $calls.api.last.id == null, but it is missing",
      "? $calls.api.5.first == nil": "expected $calls.api.5.first == null, but it is missing",
      "? tail.children.9.children.first == nil": "expected tail.children.9.children.first == null, but it is missing",
      "? $calls.api.0.page.count == 0": "expected $calls.api.0.page.count == 0, but it is missing",
      "? note missing": #"expected note missing, but it is "n2""#,
      "? user.name like A*": #"expected user.name like "A*", but it is "ada""#,
      "? user.name < ada": #"expected user.name < "ada", but it is "ada""#,
      "? phase == _": #"phase == _ is a hole: the value is {"loaded":{"_0":[1,2,3]}}"#,
      #"? items has {"id":"c"}"#: #"expected items has {"id":"c"}, but it is [{"id":"a"},{"id":"b"}]"#,
      "? $frames == 3": "expected $frames == 3, but it is 11",
    ]) { check($0) }
    #expect(
      check(#"? {"table":{"c":3}}"#)?.hasPrefix(
        #"expected {"table":{"c":3}}, but it is {"user":{"name":"ada","card":{"number":7}},"#) == true)
  }

  @Test func `a star stands for all elements, where these have to be unique`() {
    let played = PlayedScript(
      "@reactor deep\nitems [\"a\",\"b\",\"a\"]\n? items.*.id unique\n? always items.*.id unique", catalog: .deep)
    #expect(
      played.failures == [
        #"0ms: expected items.*.id unique, but it is ["a","b","a"] @3"#,
        #"0ms: expected always items.*.id unique, but at its own line items.*.id is ["a","b","a"], with equal elements 0 and 2 @4"#,
      ])
  }

  @Test func `a path through null is missing`() {
    let played = PlayedScript(
      "@reactor deep\n? user == null\n? user.name missing\n? user.card.number missing\n? user.name == x\n? user.name != x\n? user.name exists",
      catalog: .deep)
    #expect(
      played.failures == [
        #"0ms: expected user.name == "x", but it is missing @5"#,
        #"0ms: expected user.name != "x", but it is missing @6"#,
        "0ms: expected user.name exists, but it is missing @7",
      ])
    #expect(
      played.frames.filter { $0.contains("?") } == [
        #"0ms ? user.name == "x"  actual null"#, #"0ms ? user.name != "x"  actual null"#,
        "0ms ? user.name exists  actual null",
      ])
  }

  @Test(
    .whereTypesTell,
    arguments: [
      "? $pulses.note.count == 0", "? $pulses.note.0.text.count missing", "? $pulses.note.text.count missing",
      "? $pulses.note.0.text.first missing", "? $pulses.note.first == nil",
    ])
  func `a path through pulses that have not come is missing, except their count`(line: String) {
    #expect(PlayedScript("@reactor deep\n\(line)", catalog: .deep).failures == [])
  }

  @Test func `frames are the lines of the timeline so far, without failed expectations`() {
    let played = PlayedScript(
      "@reactor deep\n? $frames == 1\nnote a\n? $frames == 4\n? note == b\n? $frames == 4", catalog: .deep)
    #expect(played.failures == [#"0ms: expected note == "b", but it is "a" @5"#])
  }
}
