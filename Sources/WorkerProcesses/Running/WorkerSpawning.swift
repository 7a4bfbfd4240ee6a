import Processes
import SystemCalls

/// Starts the tool again as a worker process.
package enum WorkerSpawning {
  /// The word that starts the tool as a worker process.
  package static let startWord = "worker-process"
  /// The descriptors that the process is started with: the channel, and the page for its progress.
  package static let places: (channel: Int32, progress: Int32) = (3, 4)

  /// Starts a process with these files as its descriptors; its standard input is empty.
  ///
  /// The process leads its own group: signals of the terminal to the tool do not reach it, and all programs that it
  /// starts end with it.
  package static func spawn(channel: Int32, progress: Int32, printed: Int32) throws(ChannelError) -> pid_t {
    Self.hideInheritedFiles
    var settings = SpawnSettings()
    posix_spawn_file_actions_addopen(&settings.actions, 0, "/dev/null", O_RDONLY, 0)
    let files = [(printed, 1), (printed, 2), (channel, places.channel)]
    for (file, place) in files + [(progress, places.progress)] {
      posix_spawn_file_actions_adddup2(&settings.actions, file, place)
    }
    // The tool handles some signals, and may ignore others or have inherited that. A worker starts with the default
    // effect of every signal.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&settings.attributes, &signals)
    sigfillset(&signals)
    for number in [SIGKILL, SIGSTOP] { sigdelset(&signals, number) }
    posix_spawnattr_setsigdefault(&settings.attributes, &signals)
    posix_spawnattr_setpgroup(&settings.attributes, 0)
    posix_spawnattr_setflags(
      &settings.attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP))
    let name = CommandLine.arguments.first ?? startWord
    let words = [strdup(name), strdup(startWord)]
    let variables = environment
    let ownVariables = ownVariables(beside: variables).map { strdup($0) }
    defer { for text in words + ownVariables { free(text) } }
    let (process, code) = settings.start(ProgramFile.running ?? name, words, ownVariables + variables)
    if code != 0 { throw ChannelError("cannot start a worker process", code: code) }
    return process
  }

  /// Hides the files that the tool itself was started with, besides its channels, from workers: a reactor with a wrong
  /// descriptor must not reach one of them. This is done once.
  private static let hideInheritedFiles: Void = {
    for file in 3..<1_024 as Range<Int32> where fcntl(file, F_GETFD) >= 0 { _ = fcntl(file, F_SETFD, FD_CLOEXEC) }
  }()

  /// Begins the variable that has the runtime of a worker keep quiet when it crashes: what it would print is another
  /// text each time.
  private static let quiet = "SWIFT_BACKTRACE="

  /// Begins the variable with the settings of the C library of Linux.
  private static let tunables = "GLIBC_TUNABLES="

  /// The variables that a worker has besides those of this process.
  private static func ownVariables(beside variables: [UnsafeMutablePointer<CChar>?]) -> [String] {
    let quiet = Self.quiet + "enable=no"
    let hasTunables = variables.contains { $0.map { strncmp($0, tunables, tunables.utf8.count) == 0 } ?? false }
    if hasTunables { return [quiet] }
    // A case makes many short-lived objects, so the C library keeps more freed blocks for reuse.
    return [quiet, tunables + "glibc.malloc.tcache_count=127"]
  }

  /// The other variables of this process, unchanged: they need not be text.
  private static var environment: [UnsafeMutablePointer<CChar>?] {
    processVariables.filter { strncmp($0, quiet, quiet.utf8.count) != 0 }
  }
}
