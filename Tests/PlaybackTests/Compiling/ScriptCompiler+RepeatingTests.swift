import Playback
import PlaybackTestSupport
import TestSupport
import Testing

@Suite struct ScriptCompilerRepeatingTests {
  private func play(_ script: String) -> PlayedScript { PlayedScript("@reactor deep\n" + script, catalog: .deep) }

  @Test func `a case is played for each value`() {
    let played = play(
      "@case signs\n@each name = \"\", \"a\", \"é\"\nsign ${name}\n? user.name == ${name}\n@case last\nsign x")
    #expect(played.diagnostics == [])
    #expect(played.failures == [])
    #expect(
      played.outcomes.map(\.outline.title) == [#"signs [name=""]"#, #"signs [name="a"]"#, #"signs [name="é"]"#, "last"])
  }

  @Test func `a script of one case is repeated, too, with values of any kind`() {
    let played = play("@let n = 1\n@each list = [[1,2]], [[]]\nload ${list}\nload [${n}]")
    #expect(played.diagnostics == [])
    #expect(played.outcomes.map(\.outline.title) == ["[list=[[1,2]]]", "[list=[[]]]"])
  }

  @Test(.whereTypesTell)
  func `a mistake in a repeated case is reported once`() {
    expect([
      "@case a\n@each n = 1, 2\nlod ${n}": [
        "4:1+3 unknown action 'lod' | did you mean 'load'? this reactor has: items, load, note, sign"
      ],
      "@case a\n@each n = 1, 2\n+1ms": ["3:7+1 variable 'n' is never used | use it as ${n}, or take it out"],
      "@case a\n@each d = \"1ms\", 2, \"x\"\n+${d}": [
        #"4:1+5 variable 'd' is 2, which is no duration | write a number and a unit, such as "300ms""#
      ],
      "@each n = 1, 1\nsign \"${n}\"": ["2:14+1 value 1 stands twice | each value makes a case of its own"],
      "@case a [n=1]\nsign x\n@case a\n@each n = 1, 2\nsign \"${n}\"": [
        "5:11+1 a case called 'a [n=1]' stands before this one | titles tell cases apart"
      ],
      "@each n = 1\n@case a\nsign ${n}": [
        "2:7+1 '@each' stands before the first '@case' | write it after the '@case' that it repeats"
      ],
      "@case a\n@each n = 1\n@each m = 1\nsign \"${n}${m}\"": [
        "4:7+1 '@each' stands twice | a case is repeated by one variable"
      ],
      "sign a\n@each n = 1": [
        "3:1+11 this directive comes too late: the case has begun | write it before the first statement of its case"
      ],
    ]) { play($0).diagnostics }
  }

  @Test func `a repetition makes a limited number of statements`() {
    let values = (1...26).map(String.init).joined(separator: ", ")
    #expect(
      play("@each n = \(values)\n" + String(repeating: "#\n", count: 4000) + "sign \"${n}\"").diagnostics == [
        "2:7+1 '@each' makes more than 100000 statements"
      ])
  }
}
