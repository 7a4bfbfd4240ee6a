import Timelines

/// Knows, while the frames of one side pass by, which step they belong to and whether its cause differs.
struct CauseTracker {
  private var head = 0
  private var latest = -1
  private var kind: Frame.Kind?
  /// Whether the frame that opened the step, an input or a reply, differs: what follows in the step came of it.
  private(set) var isBehindDifferingHead = false
  /// Whether the step was opened by an answer to another request, and what that brought was not told yet: the line of an
  /// answer does not say it.
  private var owesResult = false
  /// Whether an input is on this side only.
  private(set) var lacksInput = false

  /// Goes on to the frame at `index`, perhaps past others.
  mutating func enter(_ index: Int, of frames: FrameList) {
    var start = index
    while start > latest, !frames.beginsStep(at: start) { start -= 1 }
    defer { latest = index }
    guard start > latest else { return }
    head = start
    kind = frames[start].kind
    isBehindDifferingHead = false
    owesResult = false
  }

  /// Whether the step was put in from outside.
  var isBehindInput: Bool { kind?.isInput == true }

  /// Whether the frame at `index` is the first of its step.
  func isAtHead(_ index: Int) -> Bool { index == head }

  /// Notes that the first frame of the step differs, perhaps because it has no counterpart.
  mutating func headDiffers(as kind: Frame.Kind, alone: Bool) {
    isBehindDifferingHead = kind.opensStep
    if alone, kind.isInput { lacksInput = true }
  }

  /// Notes that the first frame of the step, which looks the same on both sides, answers different requests.
  /// - Parameter isNews: Whether what it brought is to be told.
  mutating func headAnswersAnother(isNews: Bool) {
    headDiffers(as: .reply, alone: false)
    owesResult = isNews
  }

  /// Whether the frame is the first mutation behind such an answer that is not as it should be: it says what was brought.
  mutating func tellsResult(_ frame: Frame) -> Bool {
    guard owesResult, frame.kind == .mutation else { return false }
    owesResult = false
    return true
  }
}

extension Frame.Kind {
  /// Whether the frame tells what was put in from outside.
  var isInput: Bool { self == .action || self == .emit }
}
