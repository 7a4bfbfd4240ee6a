import ExactStrings

/// Finds the lines of a text among the frames of a case that was read before.
struct KnownFrames {
  /// The distance from the expected place up to which a frame is searched.
  private static let reach = 16

  private let frames: FrameList
  private var place = 0

  /// Creates the search, beginning with the first frame.
  init(_ frames: FrameList = FrameList()) {
    self.frames = frames
  }

  /// Returns the next known frame as a frame of `text`, if `text` has its line at `start` and the frame is allowed
  /// there: the first frame of a case has to be the first frame of the known case, and no other frame may be earlier
  /// than the `previous` one.
  mutating func next(
    at start: Int, behind previous: Instant?, of text: UnsafeBufferPointer<UInt8>
  ) -> FrameMark? {
    guard place < frames.count else { return nil }
    let known = frames.marks[place]
    guard previous.map({ $0 <= known.at }) ?? (place == 0) else { return nil }
    let mark = known.moved(to: start)
    guard mark.end < text.count, text[mark.end] == UInt8(ascii: "\n") else { return nil }
    let isSame = frames.text.withUnsafeBytes { bytes in
      UnsafeRawBufferPointer(rebasing: bytes[known.start..<known.end])
        .isSame(UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: text[start..<mark.end])))
    }
    guard isSame else { return nil }
    place += 1
    return mark
  }

  /// Continues after a frame that was read in place of the next one: after the nearest frame that looks like it, or
  /// else after the frame that it replaces.
  mutating func follow(_ mark: FrameMark) {
    if frames.isEmpty { return }
    func isThere(_ index: Int) -> Bool { frames.indices.contains(index) && frames.marks[index].looksLike(mark) }
    for distance in 0..<Self.reach {
      if isThere(place + distance) {
        place += distance + 1
        return
      }
      if isThere(place - distance - 1) {
        place -= distance
        return
      }
    }
    place += 1
  }
}
