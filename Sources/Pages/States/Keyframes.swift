import Timelines

/// Whole states at intervals of a long case. The state at any frame is computed from the last one before it.
struct Keyframes {
  /// The number of frames that change the state between two keyframes, at least.
  private static let distance = 1_024

  /// The keyframes: a frame and the JSON of the state after it. There are none in a short case, because its first state
  /// is near enough.
  private(set) var frames: [(frame: Int, state: String)] = []

  /// Computes the keyframes of a run.
  init(of run: TimelineCase) {
    guard run.frames.count > Self.distance else { return }
    var replay = StateReplay()
    // Large states come less often, so that they never make up most of a page.
    var (changes, cost, size) = (0, 0, 0)
    for (index, frame) in run.frames.enumerated() {
      guard frame.kind == .state || frame.kind == .mutation else { continue }
      replay.apply(frame)
      changes += 1
      cost += frame.line.count
      guard changes >= Self.distance, cost >= 4 * size else { continue }
      let state = replay.state.text
      frames.append((index, state))
      (changes, cost, size) = (0, 0, state.utf8.count)
    }
  }
}
