import Playback
import PlaybackTestSupport
import TestSupport
import Testing
import Timelines

@Suite struct HiddenValuesTests {
  private func play(_ script: String) -> PlayedScript { PlayedScript(script, catalog: .deep) }

  private func wholeOutput(_ played: PlayedScript) -> String {
    var json = JSONLinesTimelineWriter()
    for record in played.records { json.write(record) }
    return played.text + String(decoding: json.takeOutput(), as: UTF8.self) + played.failures.joined(separator: "\n")
  }

  @Test func `a value has one name through a whole case`() {
    let played = play(
      """
      @reactor deep
      @redact items.*.id as id
      @redact user.name as who
      @redact _0 as who
      sign secret
      items [["x","b"]]
      ? user.name == secret
      """)
    #expect(
      played.frames.map {
        $0.replacingOccurrences(
          of:
            #","table":{"a.b":1,"c":2},"phase":"idle","note":null,"owner":null,"tail":{"children":[{"children":[]}]}"#
        )
      } == [
        #"0ms = {"user":null,"items":[{"id":"[id#1]"},{"id":"[id#2]"}]...}"#,
        #"0ms > sign "[who#1]""#,
        #"0ms ~ sign  user: null -> {"name":"[who#1]","card":{"number":7}}"#,
        #"0ms > items "[who#2]""#,
        #"0ms ~ items  items.+0: {"id":"[id#3]"}  items.-0: {"id":"[id#1]"}"#,
        #"0ms = {"user":{"name":"[who#1]","card":{"number":7}},"items":[{"id":"[id#3]"},{"id":"[id#2]"}]...}"#,
      ])
    #expect(played.failures == [])
    #expect(!wholeOutput(played).contains("\"secret\"") || wholeOutput(played).contains("? user.name"))
  }

  /// Each line has a variable that holds the hidden value at a path.
  @Test(
    .whereTypesTell,
    arguments: [
      (
        "name", "+${v}",
        #"9:1+5 variable 'v' is "[who#1]", which is no duration | write a number and a unit, such as "300ms""#
      ),
      ("name", "? user.card.number == ${v}", #"9:23+4 'user.card.number' is a number, never "[who#1]""#),
      ("name", "? note has ${v}", #"0ms: expected note has "[who#1]", but it is "hello" @9"#),
      (
        "name", "? always note has ${v}",
        #"0ms: expected always note has "[who#1]", but at its own line note is "hello" @9"#
      ),
      ("card.number", "note ${v}", "9:6+4 this is not possible with the value that @redact hides"),
    ])
  func `what is told of a line does not show the hidden value of its variable`(
    path: String, line: String, told: String
  ) {
    let played = play(
      """
      @reactor deep
      @redact user.name as who
      @redact user.card.number as number
      @redact sign._0 as who
      sign secret
      note hello
      ? user.name exists
      @let v = state.user.\(path)
      \(line)
      """)
    #expect(played.diagnostics + played.failures == [told])
  }

  @Test func `a failure does not tell what is hidden`() {
    let played = play(
      """
      @reactor deep
      @redact user.name as who
      @redact items.1.id as id
      @redact note as note
      @redact _0 as arg
      sign secret
      note secret
      items [["secret","secret"]]
      ? user.name == other
      ? user.name != secret
      ? user.name missing
      ? items.-1.id == _
      ? {"user":{"name":"third"}}
      ? $pulses.note.-1 == x
      ? $mutations.0.sign._0 == x
      ? $mutations == ["x"]
      ? user.card.number == 8
      """)
    #expect(
      played.failures.map { String($0.prefix(90)) } == [
        #"0ms: expected user.name == "[who#2]", but it is "[who#1]" @9"#,
        #"0ms: expected user.name != "[who#1]", but it is "[who#1]" @10"#,
        #"0ms: expected user.name missing, but it is "[who#1]" @11"#,
        #"0ms: items.-1.id == _ is a hole, and '@redact' hides its value: write the value yourself @"#,
        #"0ms: expected {"user":{"name":"[who#2]"}}, but it is {"user":{"name":"[who#1]","card":{"nu"#,
        #"0ms: expected $pulses.note.-1 == "[note#3]", but it is "[note#2]" @14"#,
        #"0ms: expected $mutations.0.sign._0 == "[arg#3]", but it is "[arg#1]" @15"#,
        #"0ms: expected $mutations == ["x"], but it is [{"sign":{"_0":"[arg#1]"}},{"note":"[note#1]""#,
        "0ms: expected user.card.number == 8, but it is 7 @17",
      ])
    for failure in played.failures { #expect(!failure.contains("secret") || failure.contains("items")) }
    #expect(played.frames.filter { $0.contains("?") }.first == #"0ms ? user.name == "[who#2]"  actual "[who#1]""#)
  }

  @Test func `a failed expectation leaves the other names as they are`() {
    let head = "@reactor deep\n@redact user.name as who\nsign a\n"
    let tail = "sign b"
    let plain = play(head + tail).frames
    let failed = play(head + "? user.name == c\n" + tail).frames.filter { !$0.contains("?") }
    #expect(plain == failed)
  }

  @Test func `an answer that was not used does not show a hidden value`() {
    let played = play(
      """
      @reactor deep
      @redact token as token
      ! api reply {"token":"abc","n":1} when {"token":"abc"}
      """)
    #expect(
      played.failures == [
        #"0ms: '! api reply {"token":"[token#1]","n":1} when {"token":"[token#1]"}' never answered a request @3"#
      ])
  }
}

extension String {
  fileprivate func replacingOccurrences(of text: String) -> String {
    guard let range = range(of: text) else { return self }
    return replacingCharacters(in: range)
  }

  private func range(of text: String) -> Range<String.Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }

  private func replacingCharacters(in range: Range<String.Index>) -> String {
    String(self[..<range.lowerBound]) + "..." + String(self[range.upperBound...])
  }
}
