import ExactStrings
import SystemCalls

/// The terminal of the user, which reports keys one by one, without echo and without return.
///
/// The original state is restored whenever the process ends: normally, by an error, or by SIGINT, SIGTERM, SIGHUP or
/// SIGQUIT. It is also restored while the process is stopped (Ctrl-Z).
package final class Terminal {
  /// An input of the user.
  package enum Key: Hashable, Sendable {
    /// A key with an ASCII character.
    case character(Character)
    /// An arrow, a function key, or a character beyond ASCII.
    case other
    /// No key: the screen was cleared or resized and has to be drawn again.
    case redraw
    /// The end of input.
    case end
  }

  private let input: Int32
  private let output: Int32
  private let original: termios
  private var cleanUp: CleanUps.Token?
  private var suspension: Suspensions.Token?

  /// Takes over the terminal; nil unless both input and output are one.
  package init?(input: Int32 = 0, output: Int32 = 1) {
    var original = termios()
    guard isatty(output) == 1, tcgetattr(input, &original) == 0 else { return nil }
    self.input = input
    self.output = output
    self.original = original
    // A signal handler must not be the first to access it.
    _ = Self.wakening
    cleanUp = CleanUps.add { [original] in Self.apply(original, to: input) }
    // When the process continues, SIGCONT wakes the reader of keys, which takes over the terminal again.
    suspension = Suspensions.add(before: { [original] in Self.apply(original, to: input) }, after: {})
    for number in Self.redrawing { signal(number) { _ in Terminal.wake() } }
    takeOver()
  }

  /// Restores the terminal.
  package func close() {
    guard let cleanUp else { return }
    CleanUps.remove(cleanUp)
    self.cleanUp = nil
    if let suspension { Suspensions.remove(suspension) }
    for number in Self.redrawing { signal(number, SIG_DFL) }
    Self.apply(original, to: input)
  }

  deinit { close() }

  /// The size of the terminal; 80 columns and 24 rows where it is unknown.
  package var size: (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Waits for a key.
  package func readKey() -> Key {
    readByte().map(key) ?? (isOver ? .end : .redraw)
  }

  private var isOver = false

  /// Returns the key that begins with a byte.
  private func key(of byte: UInt8) -> Key {
    switch byte {
    case 0x04: .end
    case 0x1b: readKeyBehindEscape()
    case 0x80...: .other
    default: .character(Character(Unicode.Scalar(byte)))
    }
  }

  /// Skips the sequence of an arrow or a function key, so that its letters are not taken for keys: `ESC [ A` is no `A`.
  /// Without a sequence, the escape key was pressed, and another key follows.
  private func readKeyBehindEscape() -> Key {
    guard let first = readByte() else { return isOver ? .end : .redraw }
    switch first {
    case UInt8(ascii: "O"): _ = readByte()
    case UInt8(ascii: "["): while let byte = readByte(), !(0x40...0x7e).contains(byte) {}
    default: return key(of: first)
    }
    return .other
  }

  /// Returns the next byte; nil at the end, or when the screen has to be drawn again.
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

  /// The signals after which the screen has to be drawn again: continuation after a stop, and resizing.
  private static let redrawing = [SIGCONT, SIGWINCH]

  /// A pipe from the handler of these signals to the reader of keys, so that no signal is missed that comes just before
  /// the reader waits.
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
