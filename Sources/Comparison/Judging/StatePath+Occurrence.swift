import JSONValues
import Timelines

extension StatePath {
  /// Whether something stands at the path, whose `*` matches any key or index, in a state or a pulse of the timeline.
  package func occurs(in timeline: Timeline) -> Bool {
    timeline.cases.contains { $0.frames.contains { frame in occurs(in: frame) } }
  }

  private func occurs(in frame: Frame) -> Bool {
    switch frame.content?.fromRoot {
    case .state(let state): return occurs(in: state, at: StatePath())
    case .pulse(let path, let value): return occurs(in: value, at: path)
    case .mutation(_, let changes):
      return changes.contains { change in
        guard let path = StatePath(change.path) else { return false }
        // A moved row exists at its path, with everything in it; the change does not contain its value.
        if change.kind == .move { return matchesStart(of: path) }
        return [change.old, change.new].contains { value in value.map { occurs(in: $0, at: path) } ?? false }
      }
    default: return false
    }
  }

  /// Whether something stands at this path, counted from the root, in a value that stands at another one.
  private func occurs(in value: JSONValue, at path: StatePath) -> Bool {
    matchesStart(of: path) && Self.exists(segments.dropFirst(path.segments.count), in: value)
  }

  private func matchesStart(of path: StatePath) -> Bool {
    zip(segments, path.segments).allSatisfy { $0 == .any || $0 == $1 }
  }

  private static func exists(_ rest: ArraySlice<Segment>, in value: JSONValue) -> Bool {
    guard let segment = rest.first else { return true }
    let below = rest.dropFirst()
    switch value {
    case .object(let members):
      return members.contains { (segment == .any || segment == .key($0.key)) && exists(below, in: $0.value) }
    case .array(let elements):
      return elements.indices.contains { index in
        (segment == .any || segment == .key("\(index)")) && exists(below, in: elements[index])
      }
    default: return false
    }
  }
}
