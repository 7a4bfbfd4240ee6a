import SystemCalls
import ExactStrings
import Synchronization
import Timelines

/// How far a worker process is: memory that it shares with the process that started it, and that outlives it.
///
/// A process that dies takes along what it has not sent yet. What stands here stays, and to write it costs no call of
/// the system: where the case is in its script, and its last frames.
///
/// The worker alone writes. While it lives, the other process reads single words only; the rest when it is dead.
final class ProgressPage {
  /// The words at the front.
  private enum Word: Int {
    /// When the work began, in nanoseconds of the running clock; 0 between two cases.
    case start
    /// Which answer the work that began last ends in, counted from 1.
    case answer
    /// The index of the case that is played; -1 while a script is checked.
    case index
    /// The line of the statement that is played; 0 before the first one.
    case line
    /// How many bytes the name of the file has that the line stands in; 0 for the script itself.
    case fileLength
    /// The virtual time of the last frame, in nanoseconds.
    case time
    /// How many bytes of frames there were.
    case count
    /// How many bytes the line has that waits behind them.
    case waitingCount
    /// How much memory the process had at most before it began, in bytes: of that it knows only what it inherited.
    case inheritedPeak
  }

  private static let fileNames = 64..<1_088
  private static let frames = 2_048..<12_288

  /// The file behind the memory.
  let descriptor: Int32
  private let memory: UnsafeMutableRawPointer
  private let words: UnsafeMutablePointer<Atomic<Int64>>

  /// A page for a worker that is about to be started.
  static func make() throws(ChannelError) -> ProgressPage {
    let file = try SharedFile.make(size: frames.upperBound)
    if let page = ProgressPage(descriptor: file) { return page }
    throw ChannelError("cannot share memory", code: errno)
  }

  /// The page behind a descriptor; nil if there is none.
  init?(descriptor: Int32) {
    let size = Self.frames.upperBound
    guard let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0), memory != MAP_FAILED else {
      return nil
    }
    self.descriptor = descriptor
    self.memory = memory
    words = memory.bindMemory(to: Atomic<Int64>.self, capacity: Self.fileNames.lowerBound / 8)
  }

  deinit {
    munmap(memory, Self.frames.upperBound)
    close(descriptor)
  }

  private subscript(word: Word) -> Int {
    get { Int(words[word.rawValue].load(ordering: .acquiring)) }
    set { words[word.rawValue].store(Int64(newValue), ordering: .releasing) }
  }
}

// MARK: What the worker writes

extension ProgressPage {
  /// Notes what the system says of the process before it has done anything.
  func start() { self[.inheritedPeak] = Int(clamping: rusage.own.peak) }

  /// Notes that a case begins, or with nil that a script is about to be checked, and which answer that ends in.
  func begin(_ index: Int?, answer: Int) {
    self[.answer] = answer
    self[.index] = index ?? -1
    for word in [Word.line, .fileLength, .time, .count, .waitingCount] { self[word] = 0 }
    self[.start] = Self.now
  }

  /// Notes that the case is over, or the script checked, but for its answer.
  func end() { self[.start] = 0 }

  /// Notes the line of a statement before it is played.
  func reach(_ place: Record.Place) {
    self[.fileLength] = 0
    self[.line] = place.line
    guard let file = place.file else { return }
    let name = Array(file.utf8.prefix(Self.fileNames.count))
    memcpy(memory + Self.fileNames.lowerBound, name, name.count)
    self[.fileLength] = name.count
  }

  /// Notes the time of a frame.
  func setTime(_ instant: Instant) { self[.time] = Int(instant.nanoseconds) }

  /// Appends frames.
  func append(_ bytes: UnsafeRawBufferPointer) {
    self[.waitingCount] = 0
    put(bytes)
    self[.count] += bytes.count
  }

  /// Notes the beginning of a frame, in the place of the one before.
  func setWaitingLine(_ bytes: UnsafeRawBufferPointer) {
    put(bytes)
    self[.waitingCount] = bytes.count
  }

  /// Writes bytes behind the frames that are there, around the end of the room; of more than fits, the last.
  private func put(_ bytes: UnsafeRawBufferPointer) {
    let room = Self.frames.count
    var rest = UnsafeRawBufferPointer(rebasing: bytes.suffix(room))
    var place = (self[.count] + bytes.count - rest.count) % room
    while let source = rest.baseAddress, !rest.isEmpty {
      let count = min(rest.count, room - place)
      memcpy(memory + Self.frames.lowerBound + place, source, count)
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
      place = 0
    }
  }
}

// MARK: What the other process reads

extension ProgressPage {
  /// How long the work at hand goes on; nil between two cases.
  var elapsed: Duration? {
    let start = self[.start]
    return start == 0 ? nil : .nanoseconds(Self.now - start)
  }

  /// Which answer the work that began last ends in, counted from 1; 0 before any.
  var answer: Int { self[.answer] }

  /// How much memory the process had at most before it began, in bytes.
  var inheritedPeak: UInt64 { UInt64(clamping: self[.inheritedPeak]) }

  /// The index of the case that is played; nil while a script is checked.
  var index: Int? { self[.index] < 0 ? nil : self[.index] }

  /// The line of the statement that is played; nil before the first one.
  var place: Record.Place? {
    if self[.line] == 0 { return nil }
    let name = UnsafeRawBufferPointer(start: memory + Self.fileNames.lowerBound, count: self[.fileLength])
    return Record.Place(line: self[.line], file: name.isEmpty ? nil : String(decoding: name, as: UTF8.self))
  }

  /// The virtual time of the last frame.
  var time: Instant { Instant(nanoseconds: Int64(self[.time])) }

  /// The last frames, as far as there was room for them.
  func lastFrames(_ limit: Int) -> [String] {
    let (room, end) = (Self.frames.count, self[.count] + self[.waitingCount])
    let start = max(0, end - room)
    let bytes = (start..<end).map { place in
      memory.load(fromByteOffset: Self.frames.lowerBound + place % room, as: UInt8.self)
    }
    let lines = bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
    // The first line is cut where there was more than there was room for.
    let frames = lines.dropFirst(start > 0 && lines.count > 1 ? 1 : 0).filter { !$0.isHeading }
    return frames.suffix(limit)
  }

  /// Nanoseconds of the running clock, which is one and the same for all processes.
  static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}

extension String {
  /// Whether the line of a timeline is no frame.
  fileprivate var isHeading: Bool { hasPrefix("reel-timeline") || hasPrefix("== ") }
}
