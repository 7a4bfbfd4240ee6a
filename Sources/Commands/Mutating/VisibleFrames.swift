import Playback
import Timelines

/// The frames of a played case that something outside of the reactor can see: states that change, pulses, calls, notes,
/// errors, what a view shows. Actions and replies come from outside, and mutations that change nothing stay inside.
struct VisibleFrames: Hashable {
  private let lines: [ArraySlice<UInt8>]

  /// Creates the frames of a section; without any where it cannot be read.
  /// - Parameter showsCancellations: Whether cancelled calls are among them.
  init(of played: PlayedCase, withCancellations showsCancellations: Bool) {
    let frames = played.timeline?.frames.filter { $0.isVisible && (showsCancellations || $0.kind != .cancel) }
    lines = frames?.map(\.line) ?? []
  }
}

extension Frame {
  fileprivate var isVisible: Bool {
    if kind == .mutation, case .mutation(_, let changes)? = content?.own { return !changes.isEmpty }
    return kind.isOutput
  }
}
