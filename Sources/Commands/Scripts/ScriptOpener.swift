import ActionScripts
import ExactStrings
import Playback

/// Reads and checks scripts.
struct ScriptOpener {
  /// The reactors that scripts can name.
  let catalog: Catalog
  /// The options for playing the scripts.
  let options: PlayOptions

  /// Reads and checks a script. Returns the script and its outline; the script is nil if it cannot be read.
  func open(
    _ source: ScriptSource, reaching reach: @escaping (_ line: Int) -> Void = { _ in }
  ) -> (script: PreparedScript?, outline: ScriptOutline) {
    let name = source.path
    let content: [UInt8]
    do throws(ScriptFileError) {
      content = if let known = source.content { known } else { try ScriptLoader.script(at: name) }
    } catch {
      return (nil, ScriptOutline(unreadable: name, error))
    }
    let log = FileLog()
    log.mix(content)
    let preparer = ScriptPreparer(
      catalog: catalog, options: options, files: ScriptLoader(script: name == "-" ? nil : name, log: log))
    let script = preparer.prepare(content, name: name, reaching: reach)
    return (script, ScriptOutline(script, log))
  }
}
