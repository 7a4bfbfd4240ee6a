import ActionScripts
import Playback
import PlaybackTestSupport
import TestSupport
import Testing
import Timelines

@Suite struct ScriptPreparerTests {
  private func prepare(_ script: String) -> PreparedScript {
    ScriptPreparer(catalog: .stage, options: PlayOptions(), files: FakeFiles([:]))
      .prepare(Array(script.utf8), name: "x.reel")
  }

  @Test func `a prepared script has the title, tags and reactor of each case before it is played`() {
    let script = prepare("@reactor stage\n@golden none\n@tag all\n@case a\n@only\n@tag slow\nroll\n@case b\nroll")
    #expect(script.name == "x.reel")
    #expect(script.forbidsGolden)
    #expect(script.cases.map(\.outline.title) == ["a", "b"])
    #expect(script.cases.map(\.outline.tags) == [["all", "slow"], ["all"]])
    #expect(script.cases.map(\.outline.isOnly) == [true, false])
    #expect(script.cases.map(\.outline.reactor) == ["stage", "stage"])
  }

  @Test func `a golden is forbidden for the whole script, before its first case`() {
    let script = prepare("@reactor stage\n@case a\n@golden none\nroll\n@case b\nroll")
    #expect(!script.forbidsGolden)
    #expect(
      script.diagnostics.map(\.oneLine)
        == ["3:1+12 '@golden none' holds for the whole script | write it before the first '@case'"])
  }

  @Test func `the line that is reached is reported while a script is checked and while it is played`() throws {
    let text = Array("@reactor stage\n@case a\n@xfail why\nroll\n@include part\n@case b\n+1s".utf8)
    var checked: [Int] = []
    let script = ScriptPreparer(catalog: .stage, options: PlayOptions(), files: FakeFiles(["part": "roll\n+idle"]))
      .prepare(text, name: "x.reel") { checked.append($0) }
    // The reactor is made where each case opens.
    #expect(checked == [1, 2, 3, 4, 1, 4, 5, 6, 7, 1, 7])
    #expect(script.cases.map(\.outline.line) == [2, 6])
    #expect(script.cases.map(\.outline.expectedFailure) == ["why", nil])
    var played: [Record.Place] = []
    for one in script.cases { _ = one.play(reaching: { played.append($0) }) { _ in } }
    #expect(
      played == [
        Record.Place(line: 4), Record.Place(line: 1, file: "part", includedAt: "x.reel:5"),
        Record.Place(line: 2, file: "part", includedAt: "x.reel:5"), Record.Place(line: 7),
      ])
  }

  @Test func `a script with a mistake has no case that could be played`() {
    let script = prepare("@reactor stage\n@case a\nroll\n@case b\nrol")
    #expect(script.cases.isEmpty)
    #expect(script.diagnostics.count == 1)
    #expect(!script.forbidsGolden)
  }

  @Test func `a case that is played again gives the same records`() throws {
    let script = "@reactor timed\nlater b 10ms\ntick 3ms\nmark !x\necho\nfail\n+20ms\n? $inflight == 1"
    let prepared = ScriptPreparer(catalog: .timed, options: PlayOptions(), files: FakeFiles([:]))
      .prepare(Array(script.utf8), name: "x.reel")
    var first: [Record] = []
    var second: [Record] = []
    let one = try #require(prepared.cases.first)
    _ = one.play { first.append($0) }
    _ = one.play { second.append($0) }
    #expect(first == second)
    #expect(first.count > 20)
  }

  @Test func `a script without statements has one case`() {
    #expect(prepare("@reactor stage").cases.count == 1)
    #expect(
      PlayedScript("@reactor stage", catalog: .stage).frames == [
        #"0ms = {"rolls":[],"told":[]}"#, #"0ms = {"rolls":[],"told":[]}"#,
      ])
  }

  @Test func `a script in lines and one in JSON play the same`() {
    let lines = PlayedScript("@reactor stage\nroll\n! news emit x\n? told.0 == x", catalog: .stage)
    let json = PlayedScript(
      "[\n{\"reactor\":\"stage\"},\n\"roll\",\n{\"stream\":\"news\",\"emit\":\"x\"},\n{\"expect\":\"told.0 == x\"}]",
      catalog: .stage)
    #expect(json.diagnostics == [])
    #expect(lines.text == json.text)
  }
}
