import SystemCalls

/// The program of this process, whose file may be replaced while it runs: by a build.
struct RunningProgram {
  /// Where its file is, or was.
  let path: String
  /// The state of the file that runs.
  private let own: FileState?
  /// The directory that the process was started in, which its arguments count from.
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

  /// Whether the file at its path is another one by now, or none.
  var isReplaced: Bool { FileState(of: path) != own }

  /// The state of what is there now, nil where nothing is there that can be run.
  var replacement: FileState? {
    access(path, X_OK) == 0 ? FileState(of: path) : nil
  }

  /// Has what is there now take the place of this process, with the same arguments and channels.
  /// - Returns: Why that is not possible, and whether the reason is that somebody still writes it.
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
