import CommandLines
import Files
import Processes
import SystemCalls

/// The program of this process, whose file may be replaced by a build while it runs.
struct RunningProgram {
  /// The path of its file, which may be gone.
  let path: String
  /// The state of the file that runs.
  private let own: FileState?
  /// The directory that the process was started in, to which its arguments are relative.
  private let directory: Int32

  /// The program of this process.
  /// - Parameter path: Where its file is; found out by default.
  init?(path: String? = ProgramFile.path) {
    guard let path else { return nil }
    self.path = path
    // The file that runs, also if another one is at its path by now.
    own = FileState(of: ProgramFile.running ?? path)
    directory = WorkingDirectory.atStart
  }

  /// Whether the file at its path was replaced or removed.
  var isReplaced: Bool { FileState(of: path) != own }

  /// Throws a `CancellationError` if a build has replaced or removed the file at its path: no results of this program
  /// are shown any more.
  func ensureIsCurrent() throws {
    if isReplaced { throw CancellationError() }
  }

  /// The state of the file that is there now; nil where there is none that can be run.
  var replacement: FileState? {
    access(path, X_OK) == 0 ? FileState(of: path) : nil
  }

  /// Replaces this process by the program that is there now, with the same arguments and channels.
  /// - Returns: The reason why that is not possible, and whether the file is only still being written.
  func becomeReplacement(output: StandardOutput) -> (error: ChannelError, isBusy: Bool) {
    let here = WorkingDirectory.current
    fchdir(directory)
    output.giveBack()
    var words = CommandLine.arguments.map { strdup($0) } + [nil]
    execv(path, &words)
    let failure = errno
    for word in words { free(word) }
    chdir(here)
    return (ChannelError("cannot start \(quoted(path))", code: failure), failure == ETXTBSY)
  }
}
