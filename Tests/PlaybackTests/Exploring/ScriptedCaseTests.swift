import ActionScripts
import Playback
import PlaybackTestSupport
import TestSupport
import Testing

@Suite struct ScriptedCaseTests {
  @Test func `the cases of a script have their variables and files in their places, and begin in one order`() throws {
    let files = ["_more.reel": "ask ${n}\n", "r.json": "[1,2]"]
    let cases = try scripted(
      """
      ? never answers has 9
      @reactor desk
      @timeout 5s
      @redact answers.* as answer
      @seed 7

      @case one
      @tag slow
      @let n = 3
      @vary ask 4 ${n}
      ! api reply @r.json
      @include _more.reel n=${n}
      ? answers exists
      @let last = state.answers.last
      ! api reply ${n} after ${last} x${last}
      ? answers.0 == "${n} of ${last}"
      ! api any reply @r.json | hang

      @case two
      @each n = 1, 2
      ask ${n}
      ? always answers unique
      """, files)
    let late = [
      "@let last = state.answers.last", "! api reply 3 after ${last} x${last}", #"? answers.0 == "3 of ${last}""#,
    ]
    let directives = ["@reactor desk", "@timeout 5s", "@seed 7", "@redact answers.* as answer"]
    #expect(
      cases.map { $0.beginning.lines } == [
        directives + ["@vary ask 4 3", "? never answers has 9", "! api any reply [1,2] | hang"],
        directives + ["? never answers has 9"], directives + ["? never answers has 9"],
      ])
    #expect(
      cases.map { $0.statements.lines } == [
        ["! api reply [1,2]", "ask 3", "? answers exists"] + late, ["ask 1", "? always answers unique"],
        ["ask 2", "? always answers unique"],
      ])
  }

  @Test func `a script with a mistake has no cases`() {
    let error = #expect(throws: ScriptMistakes.self) { try scripted("@reactor desk\n? = 1\nask 1", [:]) }
    #expect(error?.diagnostics.count == 1)
  }

  private func scripted(_ script: String, _ files: [String: String]) throws -> [ScriptedCase] {
    try ScriptedCase.all(
      of: SourceText(file: "x.reel", bytes: Array(script.utf8)[...]), catalog: .desk(), options: PlayOptions(),
      files: FakeFiles(files))
  }
}

extension [Statement] {
  fileprivate var lines: [String] {
    ScriptFormatter(notation: .lines).text(of: Script(statements: self)).split(separator: "\n").map(String.init)
  }
}
