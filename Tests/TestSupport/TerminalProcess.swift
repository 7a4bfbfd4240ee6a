import Foundation
import SystemCalls

/// The binary with a terminal in front of it: keys go in, and what the screen is told comes out.
///
///     let process = try TerminalProcess(["review"], in: scratch)
///     _ = try process.wait(for: "q quit ")
///     process.type("a")
///     #expect(try process.finish().ending == .exit(0))
public final class TerminalProcess {
  /// The number of the process.
  public let identifier: Int32

  private let scratch: ScratchDirectory
  private let master: Int32
  // Held open, so that the terminal outlives the process and can be asked how it was left.
  private let slave: Int32
  private var shown: [UInt8] = []
  private var taken = 0
  private var ending: BinaryUnderTest.Ending?
  private let deadline = ContinuousClock.now + .seconds(240)

  /// Starts the binary, or another program, in a session of its own, in a directory that stays as long as this object.
  public init(
    _ arguments: [String], of path: String = BinaryUnderTest.path,
    environment: [String: String] = BinaryUnderTest.scrubbedEnvironment.merging(["TERM": "xterm"]) { $1 },
    in scratch: ScratchDirectory, columns: Int = 80, rows: Int = 24
  ) throws {
    self.scratch = scratch
    Foundation.signal(SIGPIPE, SIG_IGN)
    var ends: (master: Int32, slave: Int32) = (-1, -1)
    var size = Self.size(columns, rows)
    // Not `ttyname`, whose one buffer another test may overwrite.
    var name = [CChar](repeating: 0, count: 1_024)
    guard openpty(&ends.master, &ends.slave, nil, nil, &size) == 0, ttyname_r(ends.slave, &name, name.count) == 0 else {
      throw Silence(description: "there are no terminals: \(String(cString: strerror(errno)))")
    }
    (master, slave) = ends
    for end in [master, slave] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let terminal = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    let words = ["sh", "-c", "cd \"$0\" && exec \"$@\"", scratch.url.path, path] + arguments
    identifier = try Self.spawn("/bin/sh", words, environment.map { "\($0.key)=\($0.value)" }.sorted(), terminal)
  }

  deinit {
    if ending == nil {
      kill(identifier, SIGKILL)
      waitpid(identifier, nil, 0)
    }
    close(slave)
    close(master)
  }

  /// Whether what is typed shows by itself and waits for return, as in front of a shell.
  public var isAsUsual: Bool {
    var settings = termios()
    let modes = tcflag_t(ECHO | ICANON)
    return tcgetattr(slave, &settings) == 0 && settings.c_lflag & modes == modes
  }

  /// Makes the terminal show what is typed and wait for return.
  public func makeUsual() {
    var settings = termios()
    tcgetattr(slave, &settings)
    settings.c_lflag |= tcflag_t(ECHO | ICANON)
    tcsetattr(slave, TCSANOW, &settings)
  }

  /// Gives the terminal another size; the process is told.
  public func resize(columns: Int, rows: Int) {
    var size = Self.size(columns, rows)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// Presses keys.
  public func type(_ keys: String) {
    let bytes = Array(keys.utf8)
    _ = write(master, bytes, bytes.count)
  }

  /// Sends a signal.
  public func signal(_ number: Int32) { kill(identifier, number) }

  /// Waits until a text is shown, and returns what was shown since the last one, up to the end of it.
  public func wait(for text: String) throws -> String {
    while true {
      let new = String(decoding: shown[taken...], as: UTF8.self)
      if let range = new.range(of: text) {
        let piece = String(new[..<range.upperBound])
        taken += piece.utf8.count
        return piece
      }
      try read(orFailWaitingFor: text)
    }
  }

  /// Waits for the end, and returns what was shown since the last text that was waited for.
  public func finish() throws -> (output: String, ending: BinaryUnderTest.Ending) {
    while true {
      if let ending {
        while readSome(within: 0) {}
        return (String(decoding: shown[taken...], as: UTF8.self), ending)
      }
      var status: Int32 = 0
      if waitpid(identifier, &status, WNOHANG) == identifier {
        ending = BinaryUnderTest.Ending(status: status)
      } else {
        try read(orFailWaitingFor: "the end")
      }
    }
  }

  private func read(orFailWaitingFor text: String) throws {
    if readSome(within: 50) { return }
    if ContinuousClock.now > deadline || ending != nil {
      let output = String(decoding: shown, as: UTF8.self)
      throw Silence(description: "\(text) does not come; so far there was:\n\(output)")
    }
  }

  private func readSome(within milliseconds: Int32) -> Bool {
    var waiting = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, milliseconds) > 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = Foundation.read(master, &buffer, buffer.count)
    if count > 0 { shown += buffer[..<count] }
    return count > 0
  }

  private static func size(_ columns: Int, _ rows: Int) -> winsize {
    winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
  }

  private static func spawn(
    _ path: String, _ arguments: [String], _ variables: [String], _ terminal: String
  ) throws -> pid_t {
    var settings = SpawnSettings()
    // The first terminal that the leader of a session opens is the one that it is controlled by.
    posix_spawn_file_actions_addopen(&settings.actions, 0, terminal, O_RDWR, 0)
    for place in [Int32(1), 2] { posix_spawn_file_actions_adddup2(&settings.actions, 0, place) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&settings.attributes, &signals)
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&settings.attributes, &signals)
    let newSession: Int32 = 0x80
    posix_spawnattr_setflags(
      &settings.attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK) | Int16(newSession))
    let words = arguments.map { strdup($0) }
    let values = variables.map { strdup($0) }
    defer { for text in words + values { free(text) } }
    let (child, code) = settings.start(path, words, values)
    guard code == 0 else { throw Silence(description: "cannot start \(path): \(String(cString: strerror(code)))") }
    return child
  }
}
