import Timelines

/// A unit of a case, one level above frames: an action, a pushed value or a reply, with everything that it causes at
/// once. Frames without such a cause, such as those at the end of a delay, begin a new step at every instant.
struct Step {
  /// The frames of the step, by index in the case.
  let frames: Range<Int>

  /// Returns the steps of a range of frames that begins and ends with a step.
  static func steps(of frames: FrameList, in range: Range<Int>) -> [Step] {
    var steps: [Step] = []
    var start = range.lowerBound
    for index in range.dropFirst() where frames.beginsStep(at: index) {
      steps.append(Step(frames: start..<index))
      start = index
    }
    if start < range.upperBound { steps.append(Step(frames: start..<range.upperBound)) }
    return steps
  }
}

extension Step {
  /// The keys by which steps are compared, from everything down to the subject.
  enum Key {
    /// Every line.
    case lines
    /// Every frame, without its time.
    case words
    /// The line of the first frame.
    case firstLine
    /// The first frame, without its time.
    case firstWords
    /// The subject and the time of the first frame.
    case subjectAndTime
    /// The subject of the first frame.
    case subject
  }

  /// Returns a hash of what `key` covers.
  func hash(_ key: Key, in all: FrameList) -> UInt64 {
    let first = all[frames.lowerBound]
    switch key {
    case .lines: return frames.reduce(into: FNVHash()) { $0.mix(all[$1].fingerprint) }.value
    case .words: return frames.reduce(into: FNVHash()) { $0.mix(all[$1].words) }.value
    case .firstLine: return first.fingerprint
    case .firstWords: return first.words
    case .subjectAndTime:
      var hash = FNVHash()
      hash.mix(first.subjectHash)
      hash.mix(UInt64(bitPattern: first.at.nanoseconds))
      return hash.value
    case .subject: return first.subjectHash
    }
  }
}

/// A hash that is the same in every process.
struct FNVHash {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  @inline(__always)
  mutating func mix(_ word: UInt64) {
    value = (value ^ word) &* 0x0000_0100_0000_01B3
    value ^= value >> 32
  }

  @inline(__always)
  mutating func mix(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }
}

extension Frame {
  /// A hash of the frame without its time: its kind and body, a call without its number.
  var words: UInt64 {
    let end = subject.count
    return withSigilAndBody { bytes in
      var hash = FNVHash()
      var index = bytes.count - body.count + end
      for byte in bytes[..<index] { hash.mix(byte) }
      if index < bytes.count, bytes[index] == UInt8(ascii: "#") {
        while index < bytes.count, bytes[index] != UInt8(ascii: " ") { index += 1 }
      }
      for byte in bytes[index...] { hash.mix(byte) }
      return hash.value
    }
  }

  /// A hash of the frame's subject.
  var subjectHash: UInt64 {
    let rest = body.count - subject.count
    return withSigilAndBody { bytes in
      var hash = FNVHash()
      for byte in bytes[..<(bytes.count - rest)] { hash.mix(byte) }
      return hash.value
    }
  }
}
