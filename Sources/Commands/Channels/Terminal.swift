import SystemCalls
import ExactStrings

/// The terminal in front of which somebody sits, with keys that come one by one, unseen and without return.
///
/// Whatever ends the process - the end, an error, SIGINT, SIGTERM, SIGHUP or SIGQUIT - leaves the terminal as it was.
/// After a stop (Ctrl-Z) it is taken over again.
package final class Terminal {
  /// What somebody did.
  package enum Key: Hashable, Sendable {
    /// A key with a character of ASCII.
    case character(Character)
    /// An arrow, a function key, a sign beyond ASCII.
    case other
    /// Nothing, but what is shown is gone or has another shape: show it again.
    case redraw
    /// There is nobody any more.
    case end
  }

  private let input: Int32
  private let output: Int32
  private let original: termios
  private var cleanUp: CleanUps.Token?

  /// Takes the terminal over; nil if there is none at both ends.
  package init?(input: Int32 = 0, output: Int32 = 1) {
    var original = termios()
    guard isatty(output) == 1, tcgetattr(input, &original) == 0 else { return nil }
    self.input = input
    self.output = output
    self.original = original
    // A handler must not be the first to ask for it.
    _ = Self.wakening
    cleanUp = CleanUps.add { [original] in Self.apply(original, to: input) }
    for number in Self.redrawing { signal(number) { _ in Terminal.wake() } }
    takeOver()
  }

  /// Gives the terminal back.
  package func close() {
    guard let cleanUp else { return }
    CleanUps.remove(cleanUp)
    self.cleanUp = nil
    for number in Self.redrawing { signal(number, SIG_DFL) }
    Self.apply(original, to: input)
  }

  deinit { close() }

  /// How much it shows; 80 columns and 24 rows where it does not tell.
  package var size: (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Waits for a key.
  package func readKey() -> Key {
    guard let byte = readByte() else { return isOver ? .end : .redraw }
    switch byte {
    case 0x04: return .end
    case 0x1b: return skipSequence()
    case 0x80...: return .other
    default: return .character(Character(Unicode.Scalar(byte)))
    }
  }

  private var isOver = false

  /// Eats what an arrow or a function key sends, so that its letters decide nothing: `ESC [ A` is no `A`.
  private func skipSequence() -> Key {
    guard let first = readByte() else { return isOver ? .end : .redraw }
    if first == UInt8(ascii: "O") { _ = readByte() }
    if first == UInt8(ascii: "[") {
      while let byte = readByte(), !(0x40...0x7e).contains(byte) {}
    }
    return .other
  }

  /// The next byte; nil at the end, or when what is shown has to be shown again.
  private func readByte() -> UInt8? {
    while true {
      var waiting = [input, Self.wakening.exit].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      guard poll(&waiting, 2, -1) > 0 else { continue }
      var byte: UInt8 = 0
      if waiting[1].revents != 0 {
        while read(Self.wakening.exit, &byte, 1) == 1 {}
        takeOver()
        return nil
      }
      let count = read(input, &byte, 1)
      if count == 1 { return byte }
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      isOver = true
      return nil
    }
  }

  private func takeOver() {
    var changed = original
    changed.c_lflag &= ~tcflag_t(ICANON | ECHO)
    Self.apply(changed, to: input)
  }

  private static func apply(_ settings: termios, to input: Int32) {
    var settings = settings
    while tcsetattr(input, TCSADRAIN, &settings) != 0, errno == EINTR {}
  }

  /// The signals after which what is shown has to be shown again: going on after a stop, another size.
  private static let redrawing = [SIGCONT, SIGWINCH]

  /// A pipe from the handler of these signals to whoever waits for keys, who so misses none that comes before the wait.
  private static let wakening: (entrance: Int32, exit: Int32) = {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return (-1, -1) }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    return (ends[1], ends[0])
  }()

  private static func wake() {
    let savedError = errno
    var byte: UInt8 = 0
    _ = write(wakening.entrance, &byte, 1)
    errno = savedError
  }
}
