import ExactStrings
import JSONValues

extension StatePath {
  /// The path below `state`, with which paths in scripts may begin; nil for other paths.
  var insideState: StatePath? {
    segments.count > 1 && segments[0] == .key("state") ? StatePath(Array(segments.dropFirst())) : nil
  }

  /// Returns the path that was probably meant where nothing is at this one in any of the states; nil if none is close.
  package func corrected(for states: [JSONValue]) -> StatePath? {
    var (values, corrected) = (states, StatePath())
    for segment in (insideState ?? self).segments {
      var step = segment
      func found() -> [JSONValue] {
        values.flatMap { $0.values(at: [step], of: StatePath(), asPlaces: true).map(\.1) }
      }
      if found().isEmpty {
        guard let name = Suggestion.closest(to: segment.text, in: values.flatMap(\.keys)) else { return nil }
        step = .key(name)
      }
      values = found()
      corrected.segments.append(step)
    }
    return corrected
  }
}

extension JSONValue {
  /// The keys with which a path can go on: those of the members, or the names of places in a list.
  fileprivate var keys: [String] {
    switch self {
    case .object(let members): members.map(\.key)
    case .array: ["first", "last", "count"]
    default: []
    }
  }
}
