import ExactStrings
import Timelines

/// A unit of a case, one level above frames: an action, a pushed value or a reply, with everything that it causes at
/// once. Frames without such a cause, such as those at the end of a delay, begin a new step at every instant.
struct FrameStep {
  /// The frames of the step, by index in the case.
  let frames: Range<Int>

  /// Returns the steps of a range of frames that begins and ends with a step.
  static func steps(of frames: FrameList, in range: Range<Int>) -> [FrameStep] {
    var steps: [FrameStep] = []
    var start = range.lowerBound
    for index in range.dropFirst() where frames.beginsStep(at: index) {
      steps.append(FrameStep(frames: start..<index))
      start = index
    }
    if start < range.upperBound { steps.append(FrameStep(frames: start..<range.upperBound)) }
    return steps
  }
}

extension FrameStep {
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
    case .lines: return frames.reduce(into: StableHash()) { $0.mix(folding: all[$1].fingerprint) }.value
    case .words: return frames.reduce(into: StableHash()) { $0.mix(folding: all[$1].words) }.value
    case .firstLine: return first.fingerprint
    case .firstWords: return first.words
    case .subjectAndTime:
      var hash = StableHash()
      hash.mix(folding: first.subjectHash)
      hash.mix(folding: UInt64(bitPattern: first.at.nanoseconds))
      return hash.value
    case .subject: return first.subjectHash
    }
  }
}

extension Frame {
  /// A hash of the frame without its time: its kind and body, a call without its number.
  var words: UInt64 {
    let end = subject.count
    return withSigilAndBody { bytes in
      var hash = StableHash()
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
      var hash = StableHash()
      for byte in bytes[..<(bytes.count - rest)] { hash.mix(byte) }
      return hash.value
    }
  }
}
