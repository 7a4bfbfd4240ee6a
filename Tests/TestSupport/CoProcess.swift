import Foundation

/// The binary as a partner in a conversation: a line goes in, and lines come out while it still runs.
///
///     let process = try CoProcess(["run", "-r", "counter", "-"])
///     try process.send("increase\n")
///     #expect(try process.nextLine() == "reel-timeline 1")
///     let outcome = try process.finish()
public final class CoProcess {
  private let child: ChildProcess
  private var outputBytes: [UInt8] = []
  private var errorBytes: [UInt8] = []
  private var taken = 0
  private let deadline = ContinuousClock.now + .seconds(240)

  /// Starts the binary, or another program.
  public init(
    _ arguments: [String], of path: String = BinaryUnderTest.path,
    environment: [String: String] = BinaryUnderTest.scrubbedEnvironment, in directory: URL? = nil
  ) throws {
    child = try ChildProcess(
      path: path, arguments: arguments, environment: environment,
      directory: directory?.path ?? FileManager.default.currentDirectoryPath)
  }

  /// Writes a text into standard input, as it is. A process that no longer reads is no error.
  public func send(_ text: String) throws {
    try exchange(sending: Array(text.utf8), until: { self.isSent })
  }

  /// Waits for the next line of standard output and returns it without its line feed; nil at the end.
  public func nextLine() throws -> String? {
    try exchange(sending: [], until: { self.endOfLine != nil || self.child.output < 0 })
    guard let end = endOfLine else { return nil }
    defer { taken = end + 1 }
    return String(decoding: outputBytes[taken..<end], as: UTF8.self)
  }

  /// The number of the process.
  public var identifier: Int32 { child.identifier }

  /// Goes away as a reader, as `| head` does.
  public func closeOutput() { child.closeOutput() }

  /// Ends standard input.
  public func closeInput() { child.closeInput() }

  /// Lets the process go on alone for a while.
  public func pause(_ span: Duration) {
    let (seconds, attoseconds) = span.components
    var rest = timespec(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
    var left = timespec()
    while nanosleep(&rest, &left) != 0, errno == EINTR { rest = left }
  }

  /// Sends a signal.
  public func signal(_ number: Int32) { kill(child.identifier, number) }

  /// Sends the rest, ends standard input and waits for the end.
  ///
  /// - Returns: Everything that was printed from the start on, also what ``nextLine()`` returned.
  public func finish(sending bytes: [UInt8] = []) throws -> BinaryUnderTest.Outcome {
    try exchange(
      sending: bytes,
      until: {
        if self.isSent { self.child.closeInput() }
        return self.child.output < 0 && self.child.errors < 0
      })
    child.closeInput()
    let ending = BinaryUnderTest.Ending(status: child.wait())
    return BinaryUnderTest.Outcome(outputBytes: outputBytes, errorBytes: errorBytes, ending: ending)
  }

  private var unsent: ArraySlice<UInt8> = []

  private var isSent: Bool { unsent.isEmpty || child.input < 0 }

  private var endOfLine: Int? { outputBytes[taken...].firstIndex(of: UInt8(ascii: "\n")) }

  /// Writes and reads, whichever is possible, until a condition holds.
  private func exchange(sending bytes: [UInt8], until isDone: () -> Bool) throws {
    unsent += bytes
    while !isDone() {
      let places = [(child.input, POLLOUT), (child.output, POLLIN), (child.errors, POLLIN)]
      var waiting = places.map { descriptor, event in
        pollfd(fd: event == POLLOUT && unsent.isEmpty ? -1 : descriptor, events: Int16(event), revents: 0)
      }
      let ready = poll(&waiting, nfds_t(waiting.count), 1_000)
      if ready == 0, ContinuousClock.now > deadline { throw silence() }
      guard ready > 0 else { continue }
      if waiting[0].revents != 0 { writeSome() }
      if waiting[1].revents != 0, !readSome(child.output, into: &outputBytes) { child.closeOutput() }
      if waiting[2].revents != 0, !readSome(child.errors, into: &errorBytes) { child.closeErrors() }
    }
  }

  private func writeSome() {
    // A pipe that polls as writable takes this many bytes without blocking.
    let piece = Array(unsent.prefix(Int(PIPE_BUF)))
    let count = write(child.input, piece, piece.count)
    if count >= 0 {
      unsent = unsent.dropFirst(count)
    } else if errno != EINTR, errno != EAGAIN {
      unsent = []
      child.closeInput()
    }
  }

  private func readSome(_ descriptor: Int32, into bytes: inout [UInt8]) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = read(descriptor, &buffer, buffer.count)
    if count > 0 { bytes += buffer[..<count] }
    return count > 0 || count < 0 && errno == EINTR
  }

  private func silence() -> Silence {
    kill(child.identifier, SIGKILL)
    let output = String(decoding: outputBytes, as: UTF8.self)
    let errors = String(decoding: errorBytes, as: UTF8.self)
    return Silence(description: "the process does not go on; so far it printed:\n\(output)\n\(errors)")
  }
}
