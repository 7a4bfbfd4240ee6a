import Playback
import PlaybackTestSupport
import TestSupport
import Testing

/// All diagnostics of a script, one a line.
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
  @Test(.whereTypesTell)
  func `all errors of a script are reported in the order of its lines`() {
    #expect(
      diagnose("@reactor desk\nakk 1\n? answers.0 = 1\nask x\n? anwers exists\n! apii reply 1\nask 1") == """
        2:1+3 unknown action 'akk' | did you mean 'ask'? this reactor has: ask, stop
        3:13+1 unknown operator '=' | did you mean '=='? operators: == != < <= > >= has like exists missing unique
        4:5+1 ask: expected Int, found "x"
        5:3+6 unknown field 'anwers' | did you mean 'answers'? there are: answers, failures
        6:3+4 unknown port 'apii' | did you mean 'api'? this reactor has: api
        """)
  }
}
