import ExactStrings
import JSONValues

/// Writes records in the text form, which goldens have: a line for each frame, changes instead of states.
///
/// A mutation and the state that follows it immediately share a line. The line is kept until the next record, or
/// `flush()`, decides which changes belong to it.
///
/// The text gathers in the writer until its owner takes it; nothing is printed here. A writer serves one run, which may
/// have several cases and several scripts, one after the other.
public struct TextTimelineWriter: Sendable {
  /// Whether each state is also written as a whole, on its own line after its mutation.
  public let isFull: Bool

  private var output = TextBuffer()
  private var stamp = TimeStamp(isAligned: true)
  private var latestPath = KeptPath()
  private var latestNumber = KeptNumber()
  private var latestScript: String??
  /// The start of the line of a mutation that waits for its state, and the time of that mutation.
  private var waiting: (start: Int, at: Instant)?
  /// The nested reactor of that mutation, and the time of the mutation; the time in `waiting` is then `never`.
  private var waitingOwner: (path: String, at: Instant)?

  /// The causes of the frames so far, in the order of their lines; nil if they are not needed.
  package private(set) var causes: FrameCauses?

  /// Creates a writer without output.
  public init(isFull: Bool = false) {
    self.isFull = isFull
  }

  /// Creates a writer that keeps the causes of the frames it writes, which the text leaves out.
  package init(keepingCauses: Void) {
    isFull = false
    causes = FrameCauses()
  }

  /// The number of bytes that `takeOutput()` would return.
  public var pendingByteCount: Int { waiting?.start ?? output.count }

  /// Appends the lines of a record; some records have none.
  public mutating func write(_ record: Record) {
    switch record.event {
    case .action(let name, let action): write(action: NamedValue(name, action), at: record.at, record.cause)
    case .mutation(let name, let value): write(mutation: NamedValue(name, value), at: record.at, record.cause)
    case .state(let changes, let state): write(state: state, changes, at: record.at, record.cause)
    case .nested(let owner, let event): write(event, of: owner, at: record.at, record.cause)
    default: writeRest(record)
    }
  }

  /// Writes an action, as `write(_:)` writes its record.
  package mutating func write(action: NamedValue, at instant: Instant, _ cause: Record.Cause?) {
    stamp.move(to: instant)
    output.append { $0.write(action: action, of: nil, at: stamp, behindMutation: waiting != nil) }
    waiting = nil
    causes?.append(cause)
  }

  /// Writes a mutation, as `write(_:)` writes its record.
  package mutating func write(mutation: NamedValue, at instant: Instant, _ cause: Record.Cause?) {
    stamp.move(to: instant)
    var start = 0
    output.append { start = $0.write(mutation: mutation, of: nil, at: stamp, behindMutation: waiting != nil) }
    waiting = (start, instant)
    causes?.append(cause)
  }

  /// Writes a state and its changes, as `write(_:)` writes their record.
  package mutating func write(
    state: @autoclosure () -> JSONValue, _ changes: [StateChange], at instant: Instant, _ cause: Record.Cause?
  ) {
    // The time of the line is that of its mutation.
    if waiting?.at == instant {
      let path = latestPath.text(of: changes) { $0.write(startOfReplacementAt: $1) }
      output.append { $0.write(changes, path, &latestNumber) }
      waiting = nil
      if !isFull { return }
    }
    write(stateFrame: state(), at: instant, cause)
  }

  private mutating func write(stateFrame state: JSONValue, at instant: Instant, _ cause: Record.Cause?) {
    stamp.move(to: instant)
    output.append { $0.write(state: state, of: nil, at: stamp, behindMutation: waiting != nil) }
    waiting = nil
    causes?.append(cause)
  }

  private mutating func writeRest(_ record: Record) {
    stamp.move(to: record.at)
    if case .begin(let script, _, _, _) = record.event, latestScript.map({ $0 != script }) ?? true {
      flush()
      latestScript = .some(script)
      output.append { $0.write(TimelineHeader.bytes) }
    }
    var isFrame = false
    output.append { isFrame = $0.write(record.event, of: nil, at: stamp, behindMutation: waiting != nil) }
    waiting = nil
    if isFrame { causes?.append(record.cause) }
  }

  /// Writes an event of a nested reactor after the path of the reactor.
  private mutating func write(
    _ event: Record.Event, of owner: String, at instant: Instant, _ cause: Record.Cause?
  ) {
    stamp.move(to: instant)
    let isBehindMutation = waiting != nil
    let isMerged = waiting?.at == .never && waitingOwner?.path == owner && waitingOwner?.at == instant
    var start: Int?
    var isFrame = true
    output.append { line in
      switch event {
      case .action(let name, let action):
        line.write(action: NamedValue(name, action), of: owner, at: stamp, behindMutation: isBehindMutation)
      case .mutation(let name, let value):
        start = line.write(
          mutation: NamedValue(name, value), of: owner, at: stamp, behindMutation: isBehindMutation)
      case .state(let changes, let state):
        if isMerged { line.write(changes, KeptPath.Text(), &latestNumber) }
        isFrame = !isMerged || isFull
        if isFrame {
          line.write(state: state, of: owner, at: stamp, behindMutation: isBehindMutation && !isMerged)
        }
      default: isFrame = line.write(event, of: owner, at: stamp, behindMutation: isBehindMutation)
      }
    }
    if isFrame { causes?.append(cause) }
    waiting = start.map { ($0, .never) }
    waitingOwner = (owner, instant)
  }

  /// Completes a line that waits for the next record. Call it when no record will follow for a while, and at the end.
  public mutating func flush() {
    guard waiting != nil else { return }
    waiting = nil
    output.append { $0.write(UInt8(ascii: "\n")) }
  }

  /// Calls `body` with the line that waits for the state of its mutation, without an end; does nothing if none waits.
  package func lendWaitingLine(_ body: (UnsafeRawBufferPointer) -> Void) {
    if let waiting { output.lend(waiting.start..<output.count, body) }
  }

  /// Returns the complete lines and removes them.
  public mutating func takeOutput() -> [UInt8] {
    defer { waiting?.start = 0 }
    return output.take(pendingByteCount)
  }

  /// Calls `body` with the complete lines and removes them, keeping the memory for further lines; if `body` throws, the
  /// lines are kept.
  /// - Parameter limit: The number of bytes that are left to wait for more; 0 leaves none.
  public mutating func drainOutput(
    beyond limit: Int = 0, _ body: (UnsafeRawBufferPointer) throws -> Void
  ) rethrows {
    if pendingByteCount <= limit { return }
    try output.drain(pendingByteCount, body)
    waiting?.start = 0
  }
}

extension Instant {
  /// A time at which nothing happens.
  fileprivate static var never: Instant { Instant(nanoseconds: -1) }
}

// The frames. Each ends the line of a mutation that waits before it. A time stamp that is passed on is copied, so the
// common ones are compiled into their callers.
extension TextCursor {
  /// Writes the frame of an action.
  @inline(__always)
  fileprivate mutating func write(
    action: NamedValue, of owner: String?, at stamp: TimeStamp, behindMutation: Bool
  ) {
    if behindMutation { write(UInt8(ascii: "\n")) }
    begin(stamp, ">", owner)
    write(action.call)
    write(UInt8(ascii: "\n"))
  }

  /// Writes the frame of a mutation, whose line stays open for its state.
  /// - Returns: The place where the line begins.
  @inline(__always)
  fileprivate mutating func write(
    mutation: NamedValue, of owner: String?, at stamp: TimeStamp, behindMutation: Bool
  ) -> Int {
    if behindMutation { write(UInt8(ascii: "\n")) }
    let start = position
    begin(stamp, "~", owner)
    write(mutation.word)
    return start
  }

  /// Writes changes on the line of their mutation, and ends the line.
  @inline(__always)
  fileprivate mutating func write(
    _ changes: [StateChange], _ firstPath: KeptPath.Text, _ latestNumber: inout KeptNumber
  ) {
    changes.withUnsafeBufferPointer { changes in
      for index in changes.indices {
        let change = changes.baseAddress! + index
        if index == 0, firstPath.count > 0 {
          write(firstPath.bytes, count: firstPath.count)
          latestNumber.write(valuesOfReplacementAt: change, between: " -> ", to: &self)
        } else {
          write("  " as StaticString)
          write(changeAt: change)
        }
      }
    }
    write(UInt8(ascii: "\n"))
  }

  /// Writes the frame of a state.
  fileprivate mutating func write(state: JSONValue, of owner: String?, at stamp: TimeStamp, behindMutation: Bool) {
    if behindMutation { write(UInt8(ascii: "\n")) }
    begin(stamp, "=", owner)
    write(state)
    write(UInt8(ascii: "\n"))
  }

  /// Writes a replacement up to its values, behind two blanks.
  fileprivate mutating func write(startOfReplacementAt path: String) {
    write("  " as StaticString)
    write(line: path)
    write(": " as StaticString)
  }

  /// Writes any other event.
  /// - Returns: Whether it has a frame.
  fileprivate mutating func write(
    _ event: Record.Event, of owner: String?, at stamp: TimeStamp, behindMutation: Bool
  ) -> Bool {
    if behindMutation { write(UInt8(ascii: "\n")) }
    if case .begin(_, let title, let reactor, _) = event {
      write(heading: title, reactor: reactor)
      write(UInt8(ascii: "\n"))
    }
    guard let (sigil, content) = event.frame else { return false }
    begin(stamp, sigil, owner)
    write(content)
    write(UInt8(ascii: "\n"))
    return true
  }

  @inline(__always)
  private mutating func begin(_ stamp: TimeStamp, _ sigil: StaticString, _ owner: String?) {
    write(stamp.text, count: stamp.count)
    write(sigil)
    write(UInt8(ascii: " "))
    if let owner { write(owner: owner) }
  }
}

extension Record.Event {
  /// The sigil and the content of the frame that shows the event by itself; nil for an expectation that was met, for
  /// a problem, which the text form leaves to messages, and for the actions, mutations and states that the writer
  /// handles elsewhere.
  fileprivate var frame: (StaticString, FrameContent)? {
    switch self {
    case .begin(_, _, _, let state), .end(let state, _, _, _): ("=", .state(state))
    case .pulse(let path, let value): ("^", .pulse(path: StatePath(path) ?? StatePath([.key(path)]), value: value))
    case .emit(let stream, let push): ("*", .emit(stream: stream, push: push))
    case .call(let port, let id, let request): ("@", .call(port: port, id: id, request: request))
    case .reply(let port, let id, _): ("<", .reply(port: port, id: id))
    case .failure(let port, let id, let error): ("<", .failure(port: port, id: id, error: error))
    case .cancel(let port, let id): ("x", .cancel(port: port, id: id))
    case .note(let name, let value): ("->", .note(name: name, value: value))
    case .effect(let name, let action, let origin):
      ("<-", .effect(name: name, arguments: action.arguments(of: name), from: origin))
    case .dropped(let name, let reason): (">", .dropped(name: name, reason: reason))
    case .view(let control, let shows): ("&", .view(control: control, shows: shows))
    case .error(let action, let error): ("!", .error(action: action, error: error))
    case .terminated(let error): ("!", .terminated(error: error))
    case .expect(false, let text, let actual): ("?", .expectation(text: text, actual: actual))
    case .expect, .problem, .action, .mutation, .state, .nested: nil
    }
  }
}
