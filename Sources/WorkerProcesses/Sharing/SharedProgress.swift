import ExactStrings
import Processes
import Synchronization
import SystemCalls
import Timelines

/// The progress of a worker process: memory that it shares with the process that started it, and that outlives it.
///
/// A process that dies loses everything that it has not sent yet. The page stays, and writing to it costs no system
/// call: it contains the place of the case in its script, and its last frames.
///
/// Only the worker writes. While the worker lives, the other process reads single words only, and the rest after its
/// death.
package final class SharedProgress {
  /// The words at the start of the page.
  private enum Word: Int {
    /// The time at which the work began, in nanoseconds of the running clock; 0 between two cases.
    case start
    /// The number of the answer to the latest work, counted from 1.
    case answer
    /// The index of the case that is played; -1 while a script is checked.
    case index
    /// The line of the statement that is played; 0 before the first one.
    case line
    /// The length in bytes of the name of the file that contains the line, with the lines that include it behind a
    /// zero; 0 for the script itself.
    case fileLength
    /// The virtual time of the last frame, in nanoseconds.
    case time
    /// The number of bytes of frames.
    case count
    /// The number of bytes of the waiting line after the frames.
    case waitingCount
    /// The peak memory of the process before it began, in bytes, which it has inherited.
    case inheritedPeak
  }

  private static let fileNames = 64..<1_088
  private static let frames = 2_048..<12_288

  /// The descriptor of the file behind the memory.
  package let descriptor: Int32
  private let memory: UnsafeMutableRawPointer
  private let words: UnsafeMutablePointer<Atomic<Int64>>

  /// Creates a page for a worker that is about to be started.
  package static func make() throws(ChannelError) -> SharedProgress {
    let file = try SharedFile.make(size: frames.upperBound)
    if let page = SharedProgress(descriptor: file) { return page }
    throw ChannelError("cannot share memory", code: errno)
  }

  /// Maps the page behind a descriptor; nil if there is none.
  package init?(descriptor: Int32) {
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

extension SharedProgress {
  /// Notes what the system says of the process before it has done anything.
  package func start() { self[.inheritedPeak] = Int(clamping: rusage.own.peak) }

  /// Records that a case begins, or with nil that the check of a script begins, and the number of its answer.
  package func begin(_ index: Int?, answer: Int) {
    self[.answer] = answer
    self[.index] = index ?? -1
    for word in [Word.line, .fileLength, .time, .count, .waitingCount] { self[word] = 0 }
    self[.start] = Self.now
  }

  /// Records that the case has ended, or that the script is checked, except for the answer.
  package func end() { self[.start] = 0 }

  /// Records the line of a statement before it is played.
  package func reach(_ place: Record.Place) {
    self[.fileLength] = 0
    self[.line] = place.line
    guard let file = place.file else { return }
    let name = Array("\(file)\0\(place.includedAt ?? "")".utf8.prefix(Self.fileNames.count))
    memcpy(memory + Self.fileNames.lowerBound, name, name.count)
    self[.fileLength] = name.count
  }

  /// Records the time of a frame.
  package func setTime(_ instant: Instant) { self[.time] = Int(instant.nanoseconds) }

  /// Appends frames.
  package func append(_ bytes: UnsafeRawBufferPointer) {
    self[.waitingCount] = 0
    put(bytes)
    self[.count] += bytes.count
  }

  /// Records the beginning of a frame, replacing the previous one.
  package func setWaitingLine(_ bytes: UnsafeRawBufferPointer) {
    put(bytes)
    self[.waitingCount] = bytes.count
  }

  /// Writes bytes after the existing frames, wrapping around at the end; of too many bytes, the last ones stay.
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

  /// The time since the current work began; nil between two cases.
  package var elapsed: Duration? {
    let start = self[.start]
    return start == 0 ? nil : .nanoseconds(Self.now - start)
  }

  /// The number of the answer to the latest work, counted from 1; 0 before any.
  package var answer: Int { self[.answer] }

  /// The peak memory of the process before it began, in bytes.
  package var inheritedPeak: UInt64 { UInt64(clamping: self[.inheritedPeak]) }

  /// The index of the case that is played; nil while a script is checked.
  package var index: Int? { self[.index] < 0 ? nil : self[.index] }

  /// The line of the statement that is played; nil before the first one.
  package var place: Record.Place? {
    if self[.line] == 0 { return nil }
    let name = UnsafeRawBufferPointer(start: memory + Self.fileNames.lowerBound, count: self[.fileLength])
    let parts = name.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    return Record.Place(line: self[.line], file: parts.first, includedAt: parts.count > 1 ? parts[1] : nil)
  }

  /// The virtual time of the last frame.
  package var time: Instant { Instant(nanoseconds: Int64(self[.time])) }

  /// Returns the last frames, as far as there was room for them.
  package func lastFrames(_ limit: Int) -> [String] {
    let (room, end) = (Self.frames.count, self[.count] + self[.waitingCount])
    let start = max(0, end - room)
    let bytes = (start..<end).map { place in
      memory.load(fromByteOffset: Self.frames.lowerBound + place % room, as: UInt8.self)
    }
    let lines = bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
    // The first line is cut off if the frames did not fit.
    let frames = lines.dropFirst(start > 0 && lines.count > 1 ? 1 : 0).filter { !$0.isHeading }
    return frames.suffix(limit)
  }

  /// The time of the running clock in nanoseconds, which is the same for all processes.
  package static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}

extension String {
  /// Whether the line of a timeline is a heading and no frame.
  fileprivate var isHeading: Bool { hasPrefix(TimelineHeader.format) || hasPrefix("== ") }
}
