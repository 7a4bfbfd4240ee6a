#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  @preconcurrency import Darwin
#endif

/// Starts the tool again as a worker process.
enum WorkerSpawning {
  /// Starts a process with these files as its descriptors; its standard input is empty.
  ///
  /// The process leads its own group: signals of the terminal to the tool do not reach it, and all programs that it
  /// starts end with it.
  static func spawn(channel: Int32, progress: Int32, printed: Int32) throws(ChannelError) -> pid_t {
    Self.hideInheritedFiles
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    let places = [(printed, 1), (printed, 2), (channel, WorkerProcess.places.channel)]
    for (file, place) in places + [(progress, WorkerProcess.places.progress)] {
      posix_spawn_file_actions_adddup2(&actions, file, place)
    }
    // The tool handles some signals and ignores others, or was started that way; a worker does neither.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    for number in [SIGKILL, SIGSTOP] { sigdelset(&signals, number) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP))
    let name = CommandLine.arguments.first ?? ToolName.current
    var words = [strdup(name), strdup(WorkerProcess.startWord), nil]
    let quiet = strdup(Self.quiet + "enable=no")
    defer { for text in words + [quiet] { free(text) } }
    var variables = [quiet] + environment + [nil]
    var process: pid_t = 0
    let code = posix_spawn(&process, executable, &actions, &attributes, &words, &variables)
    if code != 0 { throw ChannelError("cannot start a worker process", code: code) }
    return process
  }

  /// Hides the files that the tool itself was started with, besides its channels, from workers: a reactor with a wrong
  /// descriptor must not reach one of them. This is done once.
  private static let hideInheritedFiles: Void = {
    for file in 3..<1_024 as Range<Int32> where fcntl(file, F_GETFD) >= 0 { _ = fcntl(file, F_SETFD, FD_CLOEXEC) }
  }()

  /// The program of this process, even if its file was replaced since.
  private static var executable: String {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _NSGetExecutablePath(nil, &size)
      var path = [CChar](repeating: 0, count: Int(size))
      _NSGetExecutablePath(&path, &size)
      return String(decoding: path.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    #else
      return "/proc/self/exe"
    #endif
  }

  /// The start of the variable that suppresses the backtrace of a worker's runtime at a crash, which is a different
  /// text each time.
  private static let quiet = "SWIFT_BACKTRACE="

  /// The other variables of this process, unchanged: they need not be text.
  private static var environment: [UnsafeMutablePointer<CChar>?] {
    #if canImport(Darwin)
      let texts = _NSGetEnviron().pointee
    #else
      let texts: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
    #endif
    var variables: [UnsafeMutablePointer<CChar>?] = []
    var index = 0
    while let text = texts?[index] {
      if strncmp(text, quiet, quiet.utf8.count) != 0 { variables.append(text) }
      index += 1
    }
    return variables
  }
}
