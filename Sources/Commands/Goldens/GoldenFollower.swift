import ExactStrings
import Processes
import SystemCalls
import Timelines

/// Follows a golden while its script is played, so that a section that the golden has in the same place need not be kept.
///
/// The golden is read in pieces: a large one takes no more memory than a small one.
final class GoldenFollower {
  /// The path of the golden.
  let path: String
  /// The place of the next byte to follow.
  private(set) var place = TimelineHeader.bytes.count
  private let state: FileState
  /// The open file; nil once all of it was read.
  private var file: Int32?
  /// The bytes that were read ahead, and their place.
  private var piece: [UInt8] = []
  private var pieceStart = 0

  private static let pieceSize = 1 << 16

  /// Opens the golden at a path from a directory, at the place of its first section; nil where there is no timeline.
  init?(_ path: String, from directory: String) {
    self.path = path
    // Without `O_NONBLOCK`, opening a pipe would wait for a writer.
    let file = open(path.hasPrefix("/") ? path : "\(directory)/\(path)", O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    if file < 0 { return nil }
    self.file = file
    guard let state = FileState(ofFile: file) else {
      close(file)
      return nil
    }
    self.state = state
    readOn()
    if !piece.starts(with: TimelineHeader.bytes) { return nil }
    if piece.count == state.size {
      close(file)
      self.file = nil
    } else {
      self.file = try? Descriptors.moveAside(file)
    }
  }

  deinit { if let file { close(file) } }

  /// Returns whether the golden goes on with some bytes, and if so, continues behind them.
  func goesOn(with bytes: UnsafeRawBufferPointer) -> Bool {
    var rest = bytes
    while let start = rest.baseAddress, !rest.isEmpty {
      let index = place + bytes.count - rest.count - pieceStart
      if index == piece.count {
        readOn()
        if piece.isEmpty { return false }
        continue
      }
      let count = min(piece.count - index, rest.count)
      let isSame = piece.withUnsafeBytes { memcmp($0.baseAddress! + index, start, count) == 0 }
      if !isSame { return false }
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
    }
    place += bytes.count
    return true
  }

  /// Returns the part of the golden from a place up to the present one.
  func part(from start: Int) -> GoldenPart { GoldenPart(state: state, range: start..<place) }

  /// Returns the text of the golden from a place up to the present one; nil if it cannot be read any more.
  func text(from start: Int) -> [UInt8]? {
    if start >= pieceStart, place <= pieceStart + piece.count {
      return Array(piece[(start - pieceStart)..<(place - pieceStart)])
    }
    let bytes = bytes(in: start..<place)
    return bytes.count == place - start ? bytes : nil
  }

  /// Reads the piece behind the present one.
  private func readOn() {
    pieceStart += piece.count
    piece = bytes(in: pieceStart..<min(pieceStart + Self.pieceSize, max(state.size, pieceStart)))
  }

  /// Returns bytes of the file, fewer where they are not there.
  private func bytes(in range: Range<Int>) -> [UInt8] {
    guard let file else { return [] }
    return [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
      while count < range.count {
        let more = pread(file, buffer.baseAddress! + count, range.count - count, off_t(range.lowerBound + count))
        if more > 0 { count += more } else if more == 0 || errno != EINTR { break }
      }
    }
  }
}
