import Synchronization
import SystemCalls

/// A process with a pipe for each of its three channels.
final class ChildProcess {
  /// The call that the operating system refused.
  struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ work: String, code: Int32) {
      description = "\(work): \(String(cString: strerror(code)))"
    }
  }

  /// The process.
  let identifier: pid_t
  /// The writing end of its standard input; -1 once closed.
  private(set) var input: Int32
  /// The reading end of its standard output; -1 once closed.
  private(set) var output: Int32
  /// The reading end of its standard error; -1 once closed.
  private(set) var errors: Int32
  private var status: Int32?

  // While pipes are made and handed on, no other child may start: it would hold them open.
  private static let spawning = Mutex(0)

  /// Starts a program.
  init(path: String, arguments: [String], environment: [String: String], directory: String) throws {
    signal(SIGPIPE, SIG_IGN)
    let variables = environment.map { "\($0.key)=\($0.value)" }.sorted()
    (identifier, input, output, errors) = try Self.spawning.withLock { _ in
      let (input, output, errors) = (try Self.makePipe(), try Self.makePipe(), try Self.makePipe())
      // To start in another directory is no part of `posix_spawn` everywhere; a shell that goes there and then gives
      // way to the program does the same.
      let words = ["sh", "-c", "cd \"$0\" && exec \"$@\"", directory, path] + arguments
      let child = try Self.spawn(
        "/bin/sh", words, variables, channels: [input.reading, output.writing, errors.writing])
      for end in [input.reading, output.writing, errors.writing] { close(end) }
      return (child, input.writing, output.reading, errors.reading)
    }
  }

  deinit {
    closeInput()
    closeOutput()
    if errors >= 0 { close(errors) }
    if status == nil {
      kill(identifier, SIGKILL)
      _ = wait()
    }
  }

  func closeInput() {
    if input >= 0 { close(input) }
    input = -1
  }

  func closeOutput() {
    if output >= 0 { close(output) }
    output = -1
  }

  func closeErrors() {
    if errors >= 0 { close(errors) }
    errors = -1
  }

  /// Waits for the end.
  func wait() -> Int32 {
    if let status { return status }
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    self.status = status
    return status
  }

  private static func makePipe() throws -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw Failure("pipe", code: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  private static func spawn(
    _ path: String, _ arguments: [String], _ variables: [String], channels: [Int32]
  ) throws -> pid_t {
    var settings = SpawnSettings()
    for (place, end) in channels.enumerated() { posix_spawn_file_actions_adddup2(&settings.actions, end, Int32(place)) }
    // This process ignores SIGPIPE, and its threads block most signals; its children start as from a shell.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&settings.attributes, &signals)
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&settings.attributes, &signals)
    posix_spawnattr_setflags(&settings.attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    let words = arguments.map { strdup($0) }
    let values = variables.map { strdup($0) }
    defer { for text in words + values { free(text) } }
    let (child, code) = settings.start(path, words, values)
    guard code == 0 else { throw Failure("cannot start \(path)", code: code) }
    return child
  }
}
