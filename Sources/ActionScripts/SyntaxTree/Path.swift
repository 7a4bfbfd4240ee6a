import ExactStrings

/// The path to a value in a state: `items.0.name`, `byId."a.b"`, `items.-1`, `$calls.search.-1.page`; `.` is the root.
package struct Path: Hashable, Sendable {
  /// The keys and indices from the root, without quotes; the first one of a path into recorded data begins with `$`.
  package var segments: [String]

  /// Creates a path from segments.
  package init(_ segments: [String]) {
    self.segments = segments
  }
}
