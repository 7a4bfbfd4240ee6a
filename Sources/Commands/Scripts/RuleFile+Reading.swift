import ActionScripts
import CommandLines
import ExactStrings
import Playback

extension RuleFile {
  /// Reads the file that `--always` names.
  static func read(_ path: String) throws -> RuleFile {
    // The command that plays the same again names the rules.
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
