import Playback
import TestSupport
import Testing

@Suite struct ScriptCompilerRepeatingTests {
  private func play(_ script: String) -> PlayedScript { PlayedScript("@reactor deep\n" + script, catalog: .deep) }

  @Test("a case is played for each value")
  func aCaseIsPlayedForEachValue() {
    let played = play(
      "@case signs\n@each name = \"\", \"a\", \"é\"\nsign ${name}\n? user.name == ${name}\n@case last\nsign x")
    #expect(played.diagnostics == [])
    #expect(played.failures == [])
    #expect(
      played.outcomes.map(\.outline.title) == [#"signs [name=""]"#, #"signs [name="a"]"#, #"signs [name="é"]"#, "last"])
  }

  @Test("a script of one case, too, with values of any kind")
  func aScriptOfOneCaseTooWithValuesOfAnyKind() {
    let played = play("@let n = 1\n@each list = [[1,2]], [[]]\nload ${list}\nload [${n}]")
    #expect(played.diagnostics == [])
    #expect(played.outcomes.map(\.outline.title) == ["[list=[[1,2]]]", "[list=[[]]]"])
  }

  @Test("a mistake in a repeated case is reported once", .whereTypesTell)
  func mistakesAreSaidOnce() {
    #expect(
      play("@case a\n@each n = 1, 2\nlod ${n}").diagnostics.map { $0.prefix { $0 != "\n" } } == [
        "error: unknown action 'lod'"
      ])
    #expect(
      play("@case a\n@each n = 1, 2\n+1ms").diagnostics.map { $0.prefix { $0 != "\n" } } == [
        "error: variable 'n' is never used"
      ])
    #expect(
      play("@each n = 1, 1\nsign \"${n}\"").diagnostics == [
        """
        error: value 1 stands twice
         --> x.reel:2:14
        2 | @each n = 1, 1
          |              ^ each value makes a case of its own
        """
      ])
    #expect(
      play("@each n = 1\n@case a\nsign ${n}").diagnostics == [
        """
        error: '@each' stands before the first '@case'
         --> x.reel:2:7
        2 | @each n = 1
          |       ^ write it after the '@case' that it repeats
        """
      ])
    #expect(
      play("@case a\n@each n = 1\n@each m = 1\nsign \"${n}${m}\"").diagnostics == [
        """
        error: '@each' stands twice
         --> x.reel:4:7
        4 | @each m = 1
          |       ^ a case is repeated by one variable
        """
      ])
    #expect(play("sign a\n@each n = 1").diagnostics[0].hasPrefix("error: this directive comes too late"))
  }
}
