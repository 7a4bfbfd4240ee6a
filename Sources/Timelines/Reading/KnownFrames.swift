import ExactStrings

/// Finds the lines of a text among the frames of a case that was read before.
struct KnownFrames {
  /// How far from where it should stand a frame is looked for.
  private static let reach = 16

  private let frames: FrameList
  private var place = 0

  /// The frames, of which the first one comes next.
  init(_ frames: FrameList = FrameList()) {
    self.frames = frames
  }

  /// The frame that comes next, as one of `text`, if its line begins at `start` there, and it can stand there: the first
  /// frame of a case is the first one of the known case, every other one is not before the `previous` one.
  mutating func next(
    at start: Int, behind previous: Instant?, of text: UnsafeBufferPointer<UInt8>
  ) -> FrameMark? {
    guard place < frames.count else { return nil }
    let known = frames.marks[place]
    guard previous.map({ $0 <= known.at }) ?? (place == 0) else { return nil }
    let mark = FrameMark(known, movedTo: start)
    guard mark.end < text.count, text[mark.end] == UInt8(ascii: "\n") else { return nil }
    let isSame = frames.text.withUnsafeBytes { bytes in
      UnsafeRawBufferPointer(rebasing: bytes[known.start..<known.end])
        .isSame(UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: text[start..<mark.end])))
    }
    guard isSame else { return nil }
    place += 1
    return mark
  }

  /// Goes on behind a frame that was read instead of the one that comes next: behind the nearest one that looks like it,
  /// or else behind the one that it stands for.
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
