import ActionScripts
import GoldenFiles
import Playback
import Timelines

/// The scripts that a command line names, checked and ready, and which of their cases are chosen.
struct ScriptSuite {
  /// A script with the cases of it that are to be played.
  struct Entry {
    let script: PreparedScript
    let chosen: [PreparedCase]
    /// The files that the script names, as paths from the working directory.
    var files: [String] = []

    /// Whether all cases are to be played.
    var isWhole: Bool { chosen.count == script.cases.count }
  }

  /// The scripts, sorted by path within each operand, in the order of the operands.
  let entries: [Entry]
  /// Goldens that belong to no script, in the folders that were named.
  let obsoleteGoldens: [String]
  /// Whether a script says `@only`.
  let isNarrowed: Bool
  /// Whether this is a part of a suite, so that it may well hold nothing to play.
  let isPart: Bool
  /// What could not be read or does not parse.
  let complaints: [SuiteComplaint]

  /// The cases that are to be played.
  var caseCount: Int { entries.reduce(0) { $0 + $1.chosen.count } }

  /// Finds and checks the scripts at `paths`; `-` is standard input.
  init(
    _ paths: [String], selection: CaseSelection, options: PlayOptions = PlayOptions(),
    in environment: CommandEnvironment
  ) throws {
    var complaints: [SuiteComplaint] = []
    var scripts: [PreparedScript] = []
    var files: [[String]] = []
    var obsolete: [String] = []
    var seen: Set<String> = []
    for path in paths.isEmpty ? ["."] : paths {
      do {
        for script in try Self.scripts(at: path, &obsolete)
        where seen.insert(ScriptLoader.realPath(script) ?? script).inserted {
          if let twin = ScriptPath.twin(of: script), ScriptLoader.realPath(twin) != nil {
            // It is told once, whether both are named or one alone.
            seen.insert(ScriptLoader.realPath(twin) ?? twin)
            complaints.append(Self.collision(of: script, and: twin))
            continue
          }
          let content =
            script == "-" ? try environment.input.readAll() : try ScriptLoader.content(of: script)
          let log = FileLog()
          let player = ScriptPlayer(
            catalog: environment.catalog, options: options,
            files: ScriptLoader(script: script == "-" ? nil : script, log: log))
          let prepared = player.prepare(Script.parse(content, file: script), name: script)
          if !prepared.diagnostics.isEmpty { complaints.append(SuiteComplaint(prepared)) }
          scripts.append(prepared)
          files.append(log.paths)
        }
      } catch let error as ScriptFileError {
        complaints.append(SuiteComplaint(path: path, error.message))
      }
    }
    let cases = scripts.map { script in script.cases.filter { selection.admits($0, of: script.name) } }
    let isNarrowed = cases.contains { $0.contains(where: \.isOnly) }
    entries = scripts.indices.map { index in
      let chosen = isNarrowed ? cases[index].filter(\.isOnly) : cases[index]
      return Entry(script: scripts[index], chosen: chosen, files: files[index])
    }
    self.isNarrowed = isNarrowed
    isPart = false
    self.complaints = complaints
    obsoleteGoldens = obsolete
  }

  private init(_ entries: [Entry], _ obsoleteGoldens: [String], _ isNarrowed: Bool, _ complaints: [SuiteComplaint]) {
    self.entries = entries
    self.obsoleteGoldens = obsoleteGoldens
    self.isNarrowed = isNarrowed
    isPart = true
    self.complaints = complaints
  }

  /// Some of the scripts, and some of the obsolete goldens; complaints stay.
  func limited(to isWanted: (Entry) -> Bool, obsolete isWantedGolden: (String) -> Bool) -> ScriptSuite {
    ScriptSuite(entries.filter(isWanted), obsoleteGoldens.filter(isWantedGolden), isNarrowed, complaints)
  }

  /// Whether there is nothing to play and nothing to tell.
  var isEmpty: Bool { caseCount == 0 && obsoleteGoldens.isEmpty && complaints.isEmpty }

  private static func collision(of script: String, and twin: String) -> SuiteComplaint {
    let (first, second) = script < twin ? (script, twin) : (twin, script)
    let golden = ScriptPath.golden(of: script)
    return SuiteComplaint(
      path: script, "\(golden): is the golden of both '\(first)' and '\(second)': rename one of them")
  }

  private static func scripts(at path: String, _ obsolete: inout [String]) throws -> [String] {
    guard path != "-", ScriptLoader.isFolder(path) else { return [path] }
    obsolete += try Folder(path).obsoleteGoldens()
    return try Folder(path).scripts()
  }
}

/// Which cases are wanted: by name and by tag.
struct CaseSelection {
  private let name: Glob?
  private let tags: [[String]]

  /// The selection that flags describe.
  init(name: String?, tags: [String]) {
    self.name = name.map { Glob($0) }
    self.tags = tags.map { $0.split(separator: ",").map(String.init) }
  }

  /// Whether a case is wanted: its path, its title or `path > title` matches the name, and every list of tags holds.
  func admits(_ one: PreparedCase, of script: String) -> Bool {
    if let name {
      let names = [script, one.title ?? script, one.title.map { "\(script) > \($0)" } ?? script]
      guard names.contains(where: name.matches) else { return false }
    }
    return tags.allSatisfy { list in
      let wanted = list.filter { !$0.hasPrefix("!") }
      let unwanted = list.filter { $0.hasPrefix("!") }.map { String($0.dropFirst()) }
      return (wanted.isEmpty || wanted.contains(where: one.tags.contains))
        && !unwanted.contains(where: one.tags.contains)
    }
  }
}

extension PreparedCase {
  /// How messages call the case: `path > title`.
  func name(in script: String) -> String { caseName(title, in: script) }
}

extension CaseOutcome {
  /// How messages call the case: `path > title`.
  func name(in script: String) -> String { caseName(title, in: script) }
}

private func caseName(_ title: String?, in script: String) -> String {
  (title.map { "\(script) > \($0)" } ?? script).onOneLine
}
