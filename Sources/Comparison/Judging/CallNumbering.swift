import Timelines

/// Knows how far the numbers of calls drifted apart since a call is missing or surplus.
struct CallNumbering {
  /// For each port, how many more calls were expected than came.
  private var drift: [String: Int] = [:]
  /// The actual numbers of expected calls that were renumbered.
  private var renumbered: [String: [Int: Int]] = [:]

  mutating func note(missing frame: Frame) {
    if case .call(let port, _, _)? = callContent(of: frame) { drift[port, default: 0] += 1 }
  }

  mutating func note(surplus frame: Frame) {
    if case .call(let port, _, _)? = callContent(of: frame) { drift[port, default: 0] -= 1 }
  }

  /// Whether the frames differ only in the number of the call, and by as much as the calls before them explain.
  mutating func isRenumbered(_ expected: Frame, _ actual: Frame) -> Bool {
    switch (expected.content, actual.content) {
    case (.call(let port, let old, let request)?, .call(let otherPort, let new, let otherRequest)?):
      guard port == otherPort, request.text == otherRequest.text, old - new == drift[port, default: 0], old != new
      else {
        return false
      }
      renumbered[port, default: [:]][old] = new
      return true
    case (.reply(let port, let old)?, .reply(let otherPort, let new)?),
      (.cancel(let port, let old)?, .cancel(let otherPort, let new)?):
      return port == otherPort && renumbered[port]?[old] == new
    case (.failure(let port, let old, let error)?, .failure(let otherPort, let new, let otherError)?):
      return port == otherPort && renumbered[port]?[old] == new && error.utf8.elementsEqual(otherError.utf8)
    default:
      return false
    }
  }

  private func callContent(of frame: Frame) -> FrameContent? {
    frame.kind == .call ? frame.content : nil
  }
}
