import Playback
import PlaybackTestSupport
import TestSupport
import Testing

/// Plays a script with three reactors, with files that it may name and values from outside.
func playWithVariables(
  _ script: String, files: [String: String] = [:], variables: [(name: String, value: String)] = []
) -> PlayedScript {
  let catalog = Catalog.stage
  catalog.reactor("desk") { DeskReactor(api: $0.port("api")) }
  catalog.reactor("deep") { stage in
    _ = stage.port("api")
    return DeepReactor()
  }
  var options = PlayOptions()
  options.variables = variables
  return PlayedScript(script, catalog: catalog, options: options, files: files)
}

@Suite struct VariablesTests {
  @Test(arguments: [
    (
      "@let a = [1,]\n@reactor desk\nask ${a}",
      "1:13+1 expected a value, found ']' | leave out the comma behind the last value"
    ),
    (
      "@let a = ${b}\n@let c = ${a}\n@reactor desk\nask ${c}",
      "1:10+4 unknown variable 'b' | declare it before: @let b = ..."
    ),
    (
      "@reactor dsk\n@let a = state.answers\nask ${a}",
      "1:10+3 unknown reactor 'dsk' | did you mean 'desk'? there are: deep, desk, stage"
    ),
    (
      "@reactor desk\n@include _a.reel\nask ${a}",
      "_a.reel:1:8+1 '=' is missing after the name | write: @let n = 1 | included at x.reel:2"
    ),
  ])
  func `the variable of a line with a mistake is neither unknown nor unused`(script: String, mistake: String) {
    let diagnostics = playWithVariables(script, files: ["_a.reel": "@let a 1"]).diagnostics
    #expect(diagnostics == [mistake])
  }

  @Test(.whereTypesTell)
  func `the variable of a path that leads nowhere is neither unknown nor unused`() {
    #expect(
      playWithVariables("@reactor desk\n@let a = state.x\nask ${a}").diagnostics
        == [
          "2:10+7 unknown field 'x' | there are: answers, failures; "
            + #"a computed property is shown by .showing("x", \.x) in its registration"#
        ])
  }

  @Test(
    .whereTypesTell,
    arguments: [
      ("? items.count == n", #"'items.count' is a number, never "n""#, "18+1"),
      ("? items.count == $n", #"'items.count' is a number, never "$n""#, "18+2"),
      ("? always items.count == n", #"'items.count' is a number, never "n""#, "25+1"),
      ("load $n", #"load: expected an array, found "$n""#, "6+2"),
    ])
  func `the name of a variable in place of its value is one mistake, with a hint`(
    line: String, mistake: String, place: String
  ) {
    let value = line.hasPrefix("load") ? "[1]" : "2"
    #expect(
      playWithVariables("@reactor deep\n@let n = \(value)\n\(line)").diagnostics == [
        "3:\(place) \(mistake) | did you mean ${n}?"
      ])
  }

  @Test(.whereTypesTell)
  func `a variable whose value does not fit either is not suggested`() {
    let told = playWithVariables("@reactor deep\n@let n = x\n? items.count == n").diagnostics
    #expect(told.count == 2 && !told[0].contains("did you mean"))
  }

  @Test func `a variable is expanded in every place that takes a value`() {
    let played = playWithVariables(
      """
      @let n = 7
      @let request = {"id":${n}}
      @let list = [1,"${n}"]
      @reactor desk
      ! api reply ${n} when ${request}
      ! api fail "no ${n}: ${list} $${n}" x1 when {"id":8}
      ask ${n}
      ask 8
      ? answers == [${n}]
      ? {"answers":[${n}]}
      ? failures.0 like "*no ${n}*"
      ? failures.0 == "api: no 7: [1,\\"7\\"] ${n}"
      """)
    #expect(played.diagnostics == [])
    #expect(
      played.failures == [
        #"0ms: expected failures.0 == "api: no 7: [1,\"7\"] 7", but it is "api: no 7: [1,\"7\"] ${n}" @12"#
      ])
  }

  @Test func `variables are expanded in arguments of reactors and in values of streams`() {
    let played = playWithVariables(
      "@let d = 5ms\n@let who = ada\n@reactor stage count=99 delay=${d} name=${who}\n! news emit ${who}")
    #expect(played.diagnostics == [])
    #expect(played.frames.dropFirst().prefix(2) == [#"0ms ! "p: 0.005 seconds ada""#, #"0ms * news "ada""#])
  }

  @Test func `an unknown variable is an error that names those there are`() {
    #expect(
      playWithVariables("@let item = 1\n@reactor desk\nask ${itme}\nask ${item}").diagnostics
        == ["3:5+7 unknown variable 'itme' | did you mean 'item'? there are: item"])
    #expect(
      playWithVariables("@reactor desk\nask ${n}").diagnostics
        == ["2:5+4 unknown variable 'n' | declare it before: @let n = ..."])
  }

  @Test(arguments: [
    "@reactor desk\n@each n =\nask ${n}", #"[{"reactor":"desk"},{"each":{"n":[]}},{"do":"ask","with":"${n}"}]"#,
    #"[{"reactor":"desk"},{"let":{"n":1,"m":2}},{"do":"ask","with":"${n}"}]"#,
  ])
  func `a variable whose declaration cannot be read is not unknown besides`(script: String) {
    #expect(playWithVariables(script).diagnostics.count == 1)
  }

  @Test func `a variable may stand for a number of times`() {
    let played = playWithVariables(
      "@reactor desk\n@let n = 3\n! api reply 1 x${n}\n! api reply 2\nask 7 x${n}\nask 7\n? answers == [1,1,1,2]")
    #expect(played.diagnostics == [])
    #expect(played.failures == [])
    let repeated = playWithVariables(
      "@reactor desk\n@each n = 1, 2\n! api reply 1\nask 7 x${n}\n? answers.count == ${n}")
    #expect(repeated.diagnostics == [])
    #expect(repeated.failures == [])
    let captured = playWithVariables(
      "@reactor desk\n! api reply 1\nask 7 x2\n@let n = state.answers.count\nask 7 x${n}\n? answers.count == 4")
    #expect(captured.diagnostics == [])
    #expect(captured.failures == [])
    #expect(
      playWithVariables("@reactor desk\n! api reply 1\nask 7\n@let n = state.answers\nask 7 x${n}").diagnostics == [
        #"5:7+5 variable 'n' is [1], which is no number of times | a number of times is a whole number from 1; write "x${n}" for a text"#
      ])
  }

  @Test(arguments: ["0", "-1", "1.5", "\"many\"", "[2]", "\"2\""])
  func `a variable that stands for a number of times is a whole number from 1`(value: String) {
    #expect(
      playWithVariables("@reactor desk\n@let n = \(value)\n! api reply 1\nask 7 x${n}").diagnostics == [
        "4:7+5 variable 'n' is \(value), which is no number of times | a number of times is a whole number from 1; write \"x${n}\" for a text"
      ])
  }

  @Test func `a faulty variable that stands for a number of times is no second mistake`() {
    let played = playWithVariables("@reactor desk\n@let n =\n! api reply 1\nask 7 x${n}")
    #expect(played.diagnostics.count == 1)
  }

  @Test func `a variable whose use is misspelt is not unused besides`() {
    let played = playWithVariables("@reactor desk\n@let count = 3\n? answers.count == ${cuont}")
    #expect(played.diagnostics == ["3:20+8 unknown variable 'cuont' | did you mean 'count'? there are: count"])
  }

  @Test(
    .whereTypesTell,
    arguments: [
      (
        "@reactor desk\n@let n = ${m}\nakk ${n}",
        "3:1+3 unknown action 'akk' | did you mean 'ask'? this reactor has: ask, stop"
      ),
      (
        "@reactor desk\n@let n = ${m}\n? answer == ${n}",
        "3:3+6 unknown field 'answer' | did you mean 'answers'? there are: answers, failures"
      ),
      (
        "@let n = ${m}\n@reactor stage delay=${n} cuont=1",
        "2:27+5 unknown argument 'cuont' | did you mean 'count'? this reactor has: delay, count, name"
      ),
      (
        "@reactor desk\n@let n = ${m}\n@include _a.reel n=${n} k=1",
        "_a.reel:3:1+3 unknown action 'akk' | did you mean 'ask'? this reactor has: ask, stop | included at x.reel:3"
      ),
    ])
  func `what does not depend on the value of a faulty variable is checked nevertheless`(script: String, mistake: String)
  {
    let diagnostics = playWithVariables(script, files: ["_a.reel": "ask ${n}\nask ${k}\nakk 1"]).diagnostics
    #expect(diagnostics.first?.hasSuffix("unknown variable 'm' | declare it before: @let m = ...") == true)
    #expect(diagnostics.dropFirst() == [mistake])
  }

  @Test func `a variable that is never used is an error`() {
    #expect(
      playWithVariables("@let a = 1\n@reactor desk\n@let b = ${a}\n@case t\n@let c = 1\n! api reply 1\nask 1")
        .diagnostics == [
          "5:6+1 variable 'c' is never used | use it as ${c}, or take it out",
          "3:6+1 variable 'b' is never used | use it as ${b}, or take it out",
        ])
  }

  @Test func `a variable of a case ends with it`() {
    #expect(
      playWithVariables("@reactor desk\n@case a\n@let n = 1\n! api reply ${n}\nask 1\n@case b\nask ${n}").diagnostics
        == ["7:5+4 unknown variable 'n' | declare it before: @let n = ..."])
  }

  @Test func `values from outside replace declared ones only`() {
    #expect(
      playWithVariables("@reactor desk\n@let n = 1\n! api reply ${n}\nask 1", variables: [("n", "5")]).frames.last
        == #"0ms = {"answers":[5],"failures":[]}"#)
    #expect(
      playWithVariables("@reactor desk\n! api reply 1\nask 1", variables: [("n", "5")]).diagnostics == [
        "unknown variable 'n' in --var: the script has no '@let n'"
      ])
  }
}
