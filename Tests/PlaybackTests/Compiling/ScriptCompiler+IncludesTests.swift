import Playback
import TestSupport
import Testing

@Suite struct ScriptCompilerIncludesTests {
  @Test func `the arguments of an include are variables of its file`() {
    let files = ["_reply.reel": "# answers\n! api reply ${value} x1\nask ${value}"]
    let played = playWithVariables(
      "@reactor desk\n@let five = 5\n@include _reply.reel value=${five}\n@include _reply.reel value=6", files: files)
    #expect(played.diagnostics == [])
    #expect(played.frames.last == #"0ms = {"answers":[5,6],"failures":[]}"#)
    let places = played.statements.map { place in place.map { "\($0.file ?? "-"):\($0.line)" } }
    #expect(places == ["_reply.reel:3", "_reply.reel:3"])
    #expect(
      playWithVariables("@reactor desk\n@include _reply.reel value=5 other=6", files: files).diagnostics
        == ["2:30+5 variable 'other' is never used | use it as ${other}, or take it out"])
  }

  @Test(.whereTypesTell)
  func `errors in included files name these files`() {
    #expect(
      playWithVariables("@reactor desk\n@include _a.reel\n? x exists", files: ["_a.reel": "? x = 1\nakk 1"]).diagnostics
        == [
          "_a.reel:1:5+1 unknown operator '=' | did you mean '=='? operators: == != < <= > >= has like exists missing unique | included at x.reel:2",
          "_a.reel:2:1+3 unknown action 'akk' | did you mean 'ask'? this reactor has: ask, stop | included at x.reel:2",
          "3:3+1 unknown field 'x' | there are: answers, failures; "
            + #"a computed property is shown by .showing("x", \.x) in its registration"#,
        ])
  }

  @Test(.whereTypesTell)
  func `errors in an included file come in the order of its lines`() {
    let diagnostics = playWithVariables("@reactor desk\n@include _a.reel", files: ["_a.reel": "akk 1\n? x = 1"])
      .diagnostics
    #expect(
      diagnostics == [
        "_a.reel:1:1+3 unknown action 'akk' | did you mean 'ask'? this reactor has: ask, stop | included at x.reel:2",
        "_a.reel:2:5+1 unknown operator '=' | did you mean '=='? operators: == != < <= > >= has like exists missing unique | included at x.reel:2",
      ])
  }

  @Test(.whereTypesTell)
  func `an error in a file that is included several times is told once, with the first line that includes it`() {
    let script = "@reactor desk\n@case a\n@include _a.reel\n@case b\n@include _a.reel\n@include _a.reel"
    #expect(
      playWithVariables(script, files: ["_a.reel": "akk 1"]).diagnostics == [
        "_a.reel:1:1+3 unknown action 'akk' | did you mean 'ask'? this reactor has: ask, stop | included at x.reel:3"
      ])
  }

  @Test func `an error of a fragment that shows while the case plays tells where the fragment is included`() {
    #expect(
      playWithVariables("@reactor desk\n+idle\n+9ms\n@include _a.reel", files: ["_a.reel": "=3ms"]).diagnostics
        == ["_a.reel:1:2+3 time cannot run backwards | the clock shows 9ms here | included at x.reel:4"])
  }

  @Test func `an error in an included file tells each line that includes it`() {
    let files = ["_a.reel": "@let one = 1\n@include _b.reel", "_b.reel": "ask [1,]"]
    #expect(
      playWithVariables("@reactor desk\n\n@include _a.reel", files: files).diagnostics == [
        "_b.reel:1:8+1 expected a value, found ']' | leave out the comma behind the last value | included at _a.reel:2, x.reel:3"
      ])
    #expect(
      playWithVariables(
        "@reactor desk\n@include _a.reel", files: ["_a.reel": "@include _b.reel one=1", "_b.reel": ""]
      ).diagnostics
        == ["_a.reel:1:18+3 variable 'one' is never used | use it as ${one}, or take it out | included at x.reel:2"])
  }

  @Test func `a variable that an included file declares may stay unused`() {
    let files = ["_a.reel": "@let one = 1\n@let two = ${one}\n@let three = state.answers"]
    #expect(playWithVariables("@reactor desk\n@include _a.reel", files: files).diagnostics == [])
    #expect(
      playWithVariables("@reactor desk\n@let one = 3\n@case a\n@include _a.reel\n@let four = ${two}", files: files)
        .diagnostics == [
          "5:6+4 variable 'four' is never used | use it as ${four}, or take it out",
          "2:6+3 variable 'one' is never used | use it as ${one}, or take it out",
        ])
  }

  @Test func `a file that does not exist or includes itself is an error at the include`() {
    #expect(
      playWithVariables("@reactor desk\n@include _no.reel").diagnostics
        == ["2:10+8 cannot read '_no.reel': no such file | it was named by x.reel"])
    #expect(
      playWithVariables(
        "@reactor desk\n@include _a.reel\nask 1",
        files: ["_a.reel": "@include _b.reel", "_b.reel": "\n@include _a.reel"]
      ).diagnostics == [
        "_b.reel:2:10+7 this include leads back to itself | _a.reel -> _b.reel -> _a.reel | included at _a.reel:1, x.reel:2"
      ])
    #expect(
      playWithVariables("@reactor desk\n@include _a.reel", files: ["_a.reel": "@include x.reel", "x.reel": ""])
        .diagnostics
        == ["_a.reel:1:10+6 this include leads back to itself | x.reel -> _a.reel -> x.reel | included at x.reel:2"])
  }

  @Test func `includes nest to a limit`() {
    func diagnostics(depth: Int) -> [String] {
      var files = ["_\(depth).reel": "ask 1"]
      for level in 1..<depth { files["_\(level).reel"] = "@include _\(level + 1).reel" }
      return playWithVariables("@reactor desk\n! api reply 1\n@include _1.reel", files: files).diagnostics
    }
    #expect(diagnostics(depth: 64) == [])
    #expect(
      diagnostics(depth: 65) == [
        "_64.reel:1:10+8 includes nest deeper than 64 levels"
          + " | included at _63.reel:1, _62.reel:1, _61.reel:1, _60.reel:1, ..., _1.reel:1, x.reel:3"
      ])
  }

  @Test func `an include makes a limited number of statements`() {
    let comments = String(repeating: "#\n", count: 1000)
    let files = [
      "_many.reel": comments, "_half.reel": String(repeating: "@include _many.reel\n", count: 50),
      "_double.reel": "@include _half.reel\n@include _half.reel",
    ]
    let script = "@reactor desk\n@let n = 1\n@include _half.reel\n@include _half.reel\n@include _double.reel\nask ${n}"
    #expect(
      playWithVariables(script, files: files).diagnostics == ["5:10+12 this include makes more than 100000 statements"])
  }
}
