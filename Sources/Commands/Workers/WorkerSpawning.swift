import SystemCalls

/// Starts the tool anew, as a worker process.
enum WorkerSpawning {
  /// Starts a process with these files in its places; its standard input is empty.
  ///
  /// It leads a group of its own: what a terminal sends to the tool does not reach it, and whatever it starts goes with
  /// it.
  static func spawn(channel: Int32, progress: Int32, printed: Int32) throws(ChannelError) -> pid_t {
    Self.hideInheritedFiles
    var settings = SpawnSettings()
    posix_spawn_file_actions_addopen(&settings.actions, 0, "/dev/null", O_RDONLY, 0)
    let places = [(printed, 1), (printed, 2), (channel, WorkerProcess.places.channel)]
    for (file, place) in places + [(progress, WorkerProcess.places.progress)] {
      posix_spawn_file_actions_adddup2(&settings.actions, file, place)
    }
    // The tool handles some signals and ignores others, or was started so; a worker does not.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&settings.attributes, &signals)
    sigfillset(&signals)
    for number in [SIGKILL, SIGSTOP] { sigdelset(&signals, number) }
    posix_spawnattr_setsigdefault(&settings.attributes, &signals)
    posix_spawnattr_setpgroup(&settings.attributes, 0)
    posix_spawnattr_setflags(
      &settings.attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP))
    let name = CommandLine.arguments.first ?? ToolName.current
    let words = [strdup(name), strdup(WorkerProcess.startWord)]
    let quiet = strdup(Self.quiet + "enable=no")
    defer { for text in words + [quiet] { free(text) } }
    let (process, code) = settings.start(ProgramFile.running ?? name, words, [quiet] + environment)
    if code != 0 { throw ChannelError("cannot start a worker process", code: code) }
    return process
  }

  /// Hides from workers what the tool itself was started with besides its channels: a reactor that has the wrong file
  /// shall not find one. Done once.
  private static let hideInheritedFiles: Void = {
    for file in 3..<1_024 as Range<Int32> where fcntl(file, F_GETFD) >= 0 { _ = fcntl(file, F_SETFD, FD_CLOEXEC) }
  }()

  /// Begins the variable that has the runtime of a worker keep quiet when it crashes: what it would print is another
  /// text each time.
  private static let quiet = "SWIFT_BACKTRACE="

  /// The other variables of this process, as they are: they need not be text.
  private static var environment: [UnsafeMutablePointer<CChar>?] {
    processVariables.filter { strncmp($0, quiet, quiet.utf8.count) != 0 }
  }
}
