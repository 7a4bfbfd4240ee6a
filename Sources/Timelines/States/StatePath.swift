import ExactStrings
import JSONValues

/// The path of a value inside a tree: keys and indices from the root.
///
/// In the text form the segments are joined by dots. A segment with characters other than letters, digits, `_` and `-`
/// is written as a JSON string (`byId."a.b"`), and so is one that could be read as an index from the end; the root is
/// `.`. In a pattern a bare `*` stands for any one key or index.
public struct StatePath: Hashable, Sendable, CustomStringConvertible {
  /// One step down.
  public enum Segment: Hashable, Sendable {
    /// The member with this key, or the element with this index.
    case key(String)
    /// Any member or element.
    case any

    /// The segment as it is written in a path.
    var text: String {
      switch self {
      case .key(let key): key.isPlainSegment ? key : JSONValue.string(key).text
      case .any: "*"
      }
    }
  }

  /// The segments from the root; empty for the root itself.
  public var segments: [Segment]

  /// Creates a path from its segments.
  public init(_ segments: [Segment] = []) {
    self.segments = segments
  }

  /// Creates the path that `text` spells; nil if it spells none.
  public init?(_ text: String) {
    // Most paths are one plain segment.
    if text.isPlainSegment {
      self.init([.key(text)])
    } else {
      self.init(utf8: Array(text.utf8)[...])
    }
  }

  /// The path as text.
  public var description: String {
    switch segments.count {
    case 0: "."
    case 1: segments[0].text
    default: segments.map(\.text).joined(separator: ".")
    }
  }

  /// The path as scripts write it, where a place in a list needs no quotes: `items.-1`, `cells[id=3].name`.
  package var scriptText: String {
    var text = ""
    for (segment, key) in zip(segments, keys) {
      let isSelector = key.selector != nil
      if !isSelector, !text.isEmpty { text += "." }
      text += isSelector || key.place != nil ? key : segment.text
    }
    return text.isEmpty ? "." : text
  }

  /// The keys of a path without patterns.
  var keys: [String] {
    segments.map { segment in
      if case .key(let key) = segment { key } else { "*" }
    }
  }

  /// Returns whether the value at `path` is at, or anywhere below, a place that this pattern names.
  public func covers(_ path: StatePath) -> Bool {
    segments.count <= path.segments.count
      && zip(segments, path.segments).allSatisfy { pattern, segment in pattern == .any || pattern == segment }
  }

  /// The list and the index in it that a path such as `repos.2` names; nil if it does not end with an index.
  package var row: (list: StatePath, index: Int)? {
    guard case .key(let key)? = segments.last, key.utf8.allSatisfy(\.isDigit), let index = Int(key) else { return nil }
    return (StatePath(Array(segments.dropLast())), index)
  }

  init?(utf8 bytes: ArraySlice<UInt8>) {
    var reader = LineReader(bytes)
    guard let path = reader.path(), reader.isAtEnd else { return nil }
    self = path
  }
}
