import ActionScripts
import ExactStrings
import Playback
import Timelines
import WorkerProcesses

/// The contents of a script, as far as they are needed to choose and judge its cases.
struct ScriptOutline: Hashable {
  /// The path as it was given; `-` for standard input.
  let name: String
  /// The cases, in order; empty if anything is wrong with the script.
  var cases: [CaseOutline] = []
  /// The mistakes in the script.
  var mistakes: [Diagnostic] = []
  /// Whether the script says `@golden none`.
  var forbidsGolden = false
  /// The files that the script names, as paths from the working directory.
  var files: [String] = []
  /// A digest of the script's text and of its files.
  var digest: UInt64 = 0
  /// Whether the script could be read.
  var isReadable = true
  /// The failure of the process that checked the script, if it died. One case then stands for all cases.
  var interruption: CaseFailure? {
    get { interruptions.first }
    set { interruptions = newValue.map { [$0] } ?? [] }
  }
  /// The failure as a list of at most one: an empty list takes little room, and large suites have many scripts.
  fileprivate(set) var interruptions: [CaseFailure] = []
}

extension ScriptOutline {
  /// Creates the outline of a checked script.
  init(_ script: PreparedScript, _ log: FileLog) {
    name = script.name
    cases = script.cases.map(\.outline)
    mistakes = script.diagnostics
    forbidsGolden = script.forbidsGolden
    files = log.paths
    digest = log.digest
  }

  /// Creates the outline of a script that cannot be read.
  init(unreadable name: String, _ error: ScriptFileError) {
    self.name = name
    mistakes = [Diagnostic(error.message)]
    isReadable = false
  }

  /// Creates the outline of a script whose check was interrupted.
  init(interrupted name: String, by failure: CaseFailure) {
    self.name = name
    cases = [CaseOutline(title: nil, reactor: "")]
    interruption = failure
  }
}

extension ScriptOutline: Message {
  package func write(to bytes: inout MessageBytes) {
    bytes.write(name, cases, mistakes, forbidsGolden, files, digest, isReadable)
  }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    (name, cases, mistakes, forbidsGolden, files, digest, isReadable) = try bytes.read()
  }
}
