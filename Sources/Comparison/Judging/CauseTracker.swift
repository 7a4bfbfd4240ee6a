import Timelines

/// Tracks the step of each frame of one side, and whether the cause of the step differs.
struct CauseTracker {
  private var head = 0
  private var latest = -1
  private var kind: Frame.Kind?
  /// Whether the frame that opened the step, an input or a reply, differs: it caused the other frames of the step.
  private(set) var isBehindDifferingHead = false
  /// Whether an answer to a different request opened the step and no result of it is listed yet. The line of the answer
  /// is the same on both sides.
  private var owesResult = false
  /// Whether an input is on this side only.
  private(set) var lacksInput = false

  /// Moves on to the frame at `index`, which may skip others.
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

  /// Whether an input from outside opened the step.
  var isBehindInput: Bool { kind?.isInput == true }

  /// Returns whether the frame at `index` is the first of its step.
  func isAtHead(_ index: Int) -> Bool { index == head }

  /// Records that the first frame of the step differs or has no counterpart.
  mutating func headDiffers(as kind: Frame.Kind, alone: Bool) {
    isBehindDifferingHead = kind.opensStep
    if alone, kind.isInput { lacksInput = true }
  }

  /// Records that the first frame of the step, which looks the same on both sides, answers different requests.
  /// - Parameter isNews: Whether the result has to be listed.
  mutating func headAnswersAnother(isNews: Bool) {
    headDiffers(as: .reply, alone: false)
    owesResult = isNews
  }

  /// Returns whether the frame is the first differing mutation after such an answer, which shows the result.
  mutating func showsOwedResult(_ frame: Frame) -> Bool {
    guard owesResult, frame.kind == .mutation else { return false }
    owesResult = false
    return true
  }
}

extension Frame.Kind {
  /// Whether the frame is an input from outside.
  var isInput: Bool {
    switch self {
    case .action, .emit: true
    case .state, .mutation, .pulse, .effect, .call, .reply, .cancel, .note, .error, .view, .expectation: false
    }
  }
}
