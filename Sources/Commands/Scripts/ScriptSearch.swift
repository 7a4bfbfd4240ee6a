import ActionScripts
import ExactStrings
import Files
import Processes

/// Finds the scripts that a command line names, each once, and the goldens without a script.
struct ScriptSearch {
  /// A script that was found.
  struct Found {
    let path: String
    /// The source of its text; nil if it must not be played.
    var source: ScriptSource?
    /// The reason why it must not be played.
    var collision: Diagnostic?
  }

  /// The scripts, sorted by path within each operand, in the order of the operands.
  private(set) var found: [Found] = []
  /// The goldens without a script, in the folders that were named.
  private(set) var obsoleteGoldens: [String] = []
  private var seen: Set<ExactString> = []

  /// The goldens without a script to which no golden of a script leads as a link.
  var lostGoldens: [String] {
    if obsoleteGoldens.isEmpty { return [] }
    let led = Set(exact: found.compactMap { ScriptLoader.realPath(ScriptPath.golden(of: $0.path)) })
    return obsoleteGoldens.filter { golden in !led.contains(ScriptLoader.realPath(golden) ?? golden) }
  }

  /// Adds the scripts of an operand: a script, all scripts of a folder, or, with `-`, standard input.
  mutating func add(_ path: String, input: StandardInput) throws {
    guard ScriptLoader.isFolder(path) else { return try addScript(path, input) }
    let contents = Folder(path).contents()
    obsoleteGoldens += contents.obsoleteGoldens
    for failure in contents.failures {
      // The other scripts of the folder are played nevertheless.
      found.append(Found(path: path, collision: Diagnostic("\(failure)")))
    }
    for script in contents.scripts { try addScript(script, input) }
  }

  /// Returns the reason why there is nothing at some paths, behind words such as `nothing to play`.
  static func reasonForNothing(at paths: [String]) -> String {
    ": no script in " + paths.map(\.asShellWord).joined(separator: ", ")
  }

  private mutating func addScript(_ path: String, _ input: StandardInput) throws {
    if path != "-", ScriptPath.isFragment(path) {
      let why = "is a fragment, as its name begins with '_': scripts include it"
      found.append(Found(path: path, collision: Diagnostic("\(path) \(why)")))
      return
    }
    guard seen.insert(ScriptLoader.realPath(path) ?? path).inserted else { return }
    if let twin = ScriptPath.twin(of: path), ScriptLoader.realPath(twin) != nil {
      // The collision is reported once, whether both files are named or one of them.
      seen.insert(ScriptLoader.realPath(twin) ?? twin)
      found.append(Found(path: path, collision: Self.collision(of: path, and: twin)))
      return
    }
    let content = path == "-" ? try input.readAll() : nil
    found.append(Found(path: path, source: ScriptSource(number: found.count, path: path, content: content)))
  }

  private static func collision(of script: String, and twin: String) -> Diagnostic {
    let (first, second) = script < twin ? (script, twin) : (twin, script)
    let golden = ScriptPath.golden(of: script)
    return Diagnostic("\(golden) is the golden of both '\(first)' and '\(second)': rename one of them")
  }
}
