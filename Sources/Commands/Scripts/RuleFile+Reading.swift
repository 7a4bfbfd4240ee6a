import ActionScripts
import CommandLines
import ExactStrings
import Playback

extension RuleFile {
  /// Reads the file that `--always` names.
  static func read(_ path: String) throws -> RuleFile {
    // A command that repeats the play has to name the file of the rules.
    if path == "-" { throw UsageError("--always takes a file, not standard input", seesHelp: false) }
    let content: [UInt8]
    do {
      content = try ScriptLoader.content(of: path)
    } catch {
      throw UsageError(error.message.onOneLine, seesHelp: false)
    }
    let file = RuleFile(content, name: path)
    if !file.diagnostics.isEmpty { throw ScriptMistakes(diagnostics: file.diagnostics) }
    return file
  }
}
