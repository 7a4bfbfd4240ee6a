import ExactStrings
import Files
import Processes
import SystemCalls
import Timelines

/// Reads a golden while its script is played, so that a section that the golden has in the same place need not be kept.
///
/// The golden is read in pieces: a large one takes no more memory than a small one.
final class GoldenReader {
  /// The path of the golden.
  let path: String
  /// The number of bytes that were compared, from the start of the golden.
  private(set) var offset = TimelineHeader.bytes.count
  private let state: FileState
  /// The open file; nil once all of it was read.
  private var file: Int32?
  /// The bytes that were read ahead, and the offset of the first one.
  private var piece: [UInt8] = []
  private var pieceStart = 0

  private static let pieceSize = 1 << 16

  /// Opens the golden at a path from a directory, at its first section; nil where there is no timeline.
  init?(_ path: String, from directory: String) {
    // Without `O_NONBLOCK`, opening a pipe would wait for a writer.
    let file = open(path.hasPrefix("/") ? path : "\(directory)/\(path)", O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    if file < 0 { return nil }
    guard let state = FileState(ofFile: file) else {
      close(file)
      return nil
    }
    (self.path, self.file, self.state) = (path, file, state)
    readPiece(at: 0)
    if !piece.starts(with: TimelineHeader.bytes) { return nil }
    if piece.count < state.size {
      // A reactor that uses a wrong descriptor while it is played must not affect the file.
      self.file = try? Descriptors.moveAside(file)
      if self.file == nil { return nil }
    } else {
      close(file)
      self.file = nil
    }
  }

  deinit { if let file { close(file) } }

  /// Returns whether the golden goes on with some bytes, and if so, continues behind them.
  func goesOn(with bytes: UnsafeRawBufferPointer) -> Bool {
    if bytes.count > state.size - offset { return false }
    var rest = bytes
    while let start = rest.baseAddress, !rest.isEmpty {
      let index = offset + bytes.count - rest.count - pieceStart
      if index == piece.count {
        readPiece(at: pieceStart + index)
        if piece.isEmpty { return false }
        continue
      }
      let count = min(piece.count - index, rest.count)
      let isSame = piece.withUnsafeBytes { memcmp($0.baseAddress! + index, start, count) == 0 }
      if !isSame { return false }
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
    }
    offset += bytes.count
    return true
  }

  /// Whether a section ends here: the next one begins, or the golden ends.
  var isBehindSection: Bool {
    let mark = Array("== ".utf8)
    return offset == state.size || text(in: offset..<min(offset + mark.count, state.size)) == mark
  }

  /// Returns the part of the golden from an offset up to the present one.
  func part(from start: Int) -> GoldenPart { GoldenPart(state: state, range: start..<offset) }

  /// Returns the text of the golden from an offset up to the present one; nil if it cannot be read any more.
  func text(from start: Int) -> [UInt8]? { text(in: start..<offset) }

  private func text(in range: Range<Int>) -> [UInt8]? {
    if range.lowerBound >= pieceStart, range.upperBound <= pieceStart + piece.count {
      return Array(piece[(range.lowerBound - pieceStart)..<(range.upperBound - pieceStart)])
    }
    let bytes = bytes(in: range)
    return bytes.count == range.count ? bytes : nil
  }

  private func readPiece(at start: Int) {
    pieceStart = start
    piece = bytes(in: start..<min(start + Self.pieceSize, state.size))
  }

  /// Returns the bytes in a range of the file; fewer if they cannot be read.
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
