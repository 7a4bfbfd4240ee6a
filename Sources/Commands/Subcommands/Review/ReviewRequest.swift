import CommandLines
import ExactStrings

/// The request of a command line to `reel review`.
package struct ReviewRequest: CommandRequest {
  /// The scripts and folders; empty for the working directory.
  let paths: [String]
  /// Whether every change is accepted without asking.
  let accepts: Bool
  /// Whether every change is rejected without asking.
  let rejects: Bool
  /// Whether obsolete goldens are removed without asking.
  let prunes: Bool
  /// The folder with the proposed changes; nil where scripts are played.
  let pending: PendingFolder?
  /// Whether JSON Lines are printed.
  let isJSON: Bool
  /// The file of a page; nil for none.
  let html: PageFile?
  /// The worker processes.
  let workers: WorkerOptions

  /// Whether a flag decides, so that nobody is asked.
  var isDecided: Bool { accepts || rejects || prunes || html != nil }

  package init(_ arguments: Arguments, in environment: CommandEnvironment) throws {
    paths = arguments.operands
    accepts = arguments[ReviewFlags.accept]
    rejects = arguments[ReviewFlags.reject]
    prunes = arguments[ReviewFlags.prune]
    pending = arguments[ReviewFlags.from].map { PendingFolder(path: $0) }
    isJSON = arguments[ReviewFlags.json]
    html = arguments[ReviewFlags.html]
    let flagsOfPlaying = [FlagDeclaration](PlayFlags.strictErrors, PlayFlags.always) + WorkerFlags.all
    if pending != nil, let flag = flagsOfPlaying.first(where: arguments.isGiven) {
      throw UsageError("--from and \(flag.name) do not go together", hint: "nothing is played;")
    }
    workers = try WorkerOptions(arguments)
    if html != nil, accepts || rejects || prunes || isJSON {
      throw UsageError("--html goes with no flag that decides or prints")
    }
    if accepts, rejects { throw UsageError("--accept and --reject do not go together") }
    if paths.contains("-") {
      throw UsageError("standard input has no golden beside it", hint: "name a script that is a file;")
    }
    if environment.isContinuousIntegration, let effectOnFiles {
      throw UsageError("\(effectOnFiles), which continuous integration must not", seesHelp: false)
    }
  }

  /// The flag that changes files, with its effect; nil if there is no such flag.
  private var effectOnFiles: String? {
    if accepts { return "--accept writes goldens" }
    if prunes { return "--prune removes goldens" }
    return rejects && pending != nil ? "--reject removes pending files" : nil
  }
}
