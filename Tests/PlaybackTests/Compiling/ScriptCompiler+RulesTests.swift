import ActionScripts
import Playback
import PlaybackTestSupport
import TestSupport
import Testing

@Suite struct ScriptCompilerRulesTests {
  @Test func `a rule above the first case holds in every case, and one in a case in that case`() {
    let played = playTimed(
      """
      ? never marks has x
      @case one
      mark x
      @case two
      ? never marks has y
      mark y
      @case three
      mark x
      mark y
      """)
    #expect(
      played.failures == [
        #"0ms: expected never marks has "x", but after line 3 marks is ["x"] @1"#,
        #"0ms: expected never marks has "y", but after line 6 marks is ["y"] @5"#,
        #"0ms: expected never marks has "x", but after line 8 marks is ["x"] @1"#,
      ])
  }

  @Test func `a rule may stand above the directives of its case, and among answers`() {
    let script = "? always answers unique\n@reactor desk\n! api reply 1\n? never answers has 1\nask 1"
    let played = PlayedScript(script, catalog: .desk())
    #expect(played.diagnostics == [])
    #expect(played.failures == ["0ms: expected never answers has 1, but after line 5 answers is [1] @4"])
  }

  @Test func `rules come by an include, above the first case or in it`() {
    let files = ["_always.reel": "# Rules\n? never marks has x\n"]
    var options = PlayOptions()
    options.reactor = "timed"
    for script in ["@include _always.reel\n@case a\nmark x", "mark a\n@include _always.reel\nmark x"] {
      let played = PlayedScript(script, catalog: .timed, options: options, files: files)
      #expect(played.diagnostics == [])
      let places = played.outcomes.flatMap { $0.failures.compactMap(\.place) }
      #expect(places.map { "\($0.file ?? "-"):\($0.line)" } == ["_always.reel:2"])
    }
    let played = PlayedScript(
      "@include a.reel", catalog: .timed, options: options,
      files: [
        "a.reel": "? never marks has x\nmark x"
      ])
    #expect(
      played.outcomes.flatMap { $0.failures.map(\.description) } == [
        #"expected never marks has "x", but after a.reel:2 marks is ["x"]"#
      ])
  }

  @Test func `a rule of a repeated case holds in each of its cases`() {
    let played = playTimed("@case c\n@each m = \"x\", \"y\"\n? never marks has ${m}\nmark x")
    #expect(played.failures == [#"0ms: expected never marks has "x", but after line 4 marks is ["x"] @3"#])
  }

  @Test(.whereTypesTell)
  func `a rule of a path that cannot exist is an error, once for all cases`() {
    #expect(
      playTimed(
        "? always marks unique when mark == 1\n? never flash missing\n@case a\nmark x\n@case b\n? always $calls.x exists"
      ).diagnostics == [
        "1:28+4 unknown field 'mark' | did you mean 'marks'? there are: marks, flash",
        "2:9+5 'flash' is a field of the state, which is never missing | a field that is nil is null: write flash == nil",
        "6:10+8 unknown port 'x' | this reactor has no ports",
      ])
    #expect(
      playTimed("? always marks exists").diagnostics == [
        "1:10+5 'marks' is a field of the state, which is never missing | a field that is nil is null: write marks != nil"
      ])
  }

  @Test(.whereTypesTell)
  func `a rule that asks whether first, last or count of a list exists is an error: an empty list has them, too`() {
    #expect(
      diagnose(
        """
        @reactor desk
        ? always answers.first exists
        ? never answers.last missing when answers.count exists
        ? finally $calls.api.first exists and $calls.api.0 exists
        """) == """
          2:10+13 'answers.first' is there in an empty list, too | it is null then: write answers.first != nil
          3:9+12 'answers.last' is there in an empty list, too | it is null then: write answers.last == nil
          4:11+16 '$calls.api.first' is there in an empty list, too | it is null then: write $calls.api.first != nil
          """)
    #expect(
      diagnose("@reactor desk\n? always answers.count exists")
        == "2:10+13 'answers.count' is there in an empty list, too | it is 0 then: write answers.count > 0")
  }

  @Test func `a rule of a file of rules holds for the reactors whose state has its paths`() {
    var options = PlayOptions()
    options.rules = RuleFile(
      Array("? never marks has x\n# a comment\n\n? never answers has 1\n? always $errors == 0\n".utf8), name: "all.reel"
    )
    let timed = PlayedScript("@reactor timed\nmark x", catalog: .timed, options: options)
    #expect(
      timed.failures.map { $0.replacing("@1", with: "") } == [
        #"0ms: expected never marks has "x", but after x.reel:2 marks is ["x"] "#
      ])
    #expect(timed.outcomes[0].failures.map(\.place) == [.init(line: 1, file: "all.reel")])
    #expect(
      timed.outcomes[0].rules.map { "\($0.name) \($0.standing)" } == [
        "'? never marks has \"x\"' (all.reel:1) met", "'? always $errors == 0' (all.reel:5) met",
        "'? never answers has 1' (all.reel:4) notApplied",
      ])
    let desk = PlayedScript("@reactor desk\n! api reply 1\nask 1", catalog: .desk(), options: options)
    #expect(desk.outcomes[0].failures.map(\.place) == [.init(line: 4, file: "all.reel")])
  }
}
