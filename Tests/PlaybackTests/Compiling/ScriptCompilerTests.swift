import Playback
import TestSupport
import Testing

/// All diagnostics of a script, as they are printed.
func diagnose(
  _ script: String, files: [String: String] = [:], _ change: (inout PlayOptions) -> Void = { _ in }
) -> String {
  let catalog = Catalog.stage
  catalog.reactor("desk") { DeskReactor(api: $0.port("api")) }
  catalog.reactor("timed") { TimedReactor($0) }
  var options = PlayOptions()
  change(&options)
  let played = PlayedScript(script, catalog: catalog, options: options, files: files)
  if !played.diagnostics.isEmpty { #expect(played.records.isEmpty) }
  return played.diagnostics.joined(separator: "\n")
}

@Suite struct ScriptCompilerTests {
  @Test("all errors of a script are reported in the order of its lines", .whereTypesTell)
  func allErrorsOfAScriptAreToldInTheirOrder() {
    #expect(
      diagnose("@reactor desk\nakk 1\n? answers.0 = 1\nask x\n? anwers exists\n! apii reply 1\nask 1") == """
        error: unknown action 'akk'
         --> x.reel:2:1
        2 | akk 1
          | ^^^ did you mean 'ask'? this reactor has: ask, stop
        error: unknown operator '='
         --> x.reel:3:13
        3 | ? answers.0 = 1
          |             ^ did you mean '=='? operators: == != < <= > >= has like exists missing unique
        error: ask: expected Int, found "x"
         --> x.reel:4:5
        4 | ask x
          |     ^
        error: unknown field 'anwers'
         --> x.reel:5:3
        5 | ? anwers exists
          |   ^^^^^^ did you mean 'answers'? there are: answers, failures
        error: unknown port 'apii'
         --> x.reel:6:3
        6 | ! apii reply 1
          |   ^^^^ did you mean 'api'? this reactor has: api
        """)
  }
}
